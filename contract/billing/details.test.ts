import { expect, test } from "vitest";
import { BillingDetails, NewBillingDetails } from "./details.ts";

const details = (postalCode: string, country = "DE") => ({
  companyName: "Muster AG",
  line1: "Hauptstraße 1",
  postalCode,
  city: "Köln",
  country,
  vatId: "",
});

test("a German postal code has five digits; one of another country is as it is, and what was kept before is still read", () => {
  for (const wrong of ["123", "506670", "D-50667", "5066a"]) {
    const { error } = NewBillingDetails.safeParse(details(wrong));
    expect(error?.issues).toMatchObject([{ path: ["postalCode"], message: "A German postal code has five digits" }]);
    expect(BillingDetails.safeParse(details(wrong)).success).toBe(true);
  }
  expect(NewBillingDetails.safeParse(details(" 50667 ")).success).toBe(true);
  expect(NewBillingDetails.safeParse(details("1010", "AT")).success).toBe(true);
});

test("what is written like a Leitweg-ID has its check digits; a reference of one's own is free, and not long", () => {
  const wrong = (buyerReference: string) =>
    NewBillingDetails.safeParse({ ...details("50667"), buyerReference }).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(wrong("04011000-1234512345-07")).toEqual([["buyerReference", expect.stringContaining("check digits")]]);
  expect(wrong("x".repeat(101))).toEqual([["buyerReference", "At most 100 characters"]]);
  expect(wrong("Bestellung 4711")).toBeUndefined();
  expect(NewBillingDetails.parse({ ...details("50667"), buyerReference: " 04011000-1234512345-06 " }).buyerReference).toBe(
    "04011000-1234512345-06",
  );
  expect(NewBillingDetails.parse(details("50667")).buyerReference).toBe("");
});

test("a mailbox for invoices is one, or none", () => {
  const kept = (invoiceEmail: string) => NewBillingDetails.safeParse({ ...details("50667"), invoiceEmail });
  expect(kept("buchhaltung").error?.issues).toMatchObject([{ path: ["invoiceEmail"], message: "Please enter a valid e-mail address" }]);
  expect(kept(" buchhaltung@muster.example ").data?.invoiceEmail).toBe("buchhaltung@muster.example");
  expect(kept(" ").data?.invoiceEmail).toBe("");
});
