import { expect, test } from "vitest";
import { Iban, isSepaIban, normalIban } from "./iban.ts";

// The examples of the IBAN registry, and the payment provider's test account.
const REAL = [
  "DE89 3704 0044 0532 0130 00",
  "AT61 1904 3002 3457 3201",
  "ch93 0076 2011 6238 5295 7",
  "FR14 2004 1010 0505 0001 3M02 606",
  "NO93 8601 1117 947",
  "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
  "GB29-NWBK-6016-1331-9268-19",
];

test.each(REAL)("the IBAN %s is right, however it is written; with a digit changed or two swapped it is wrong", (real) => {
  const iban = normalIban(real);
  expect(Iban.parse(real)).toBe(iban);
  const other = iban.slice(0, -1) + (iban.endsWith("1") ? "2" : "1");
  expect(isSepaIban(other)).toBe(false);
  const [a, b] = [iban[6]!, iban[7]!];
  expect(isSepaIban(iban.slice(0, 6) + b + a + iban.slice(8))).toBe(a === b);
});

test.each([
  ["nothing", ""],
  ["a card's number", "4242 4242 4242 4242"],
  ["an account's number of old", "532013000"],
  ["one digit short", "DE89 3704 0044 0532 0130 0"],
  ["outside SEPA", "TR33 0006 1005 1978 6457 8413 26"],
  ["letters of other alphabets", "ДЕ89 3704 0044 0532 0130 00"],
])("%s is no IBAN of SEPA", (_what, text) => {
  expect(Iban.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
    "Please enter the IBAN of an account in the SEPA area",
  ]);
});
