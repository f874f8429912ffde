import * as z from "zod";
import { isMod97 } from "./mod-97.ts";

/** How long account numbers are in the countries that take part in SEPA direct debits, by the registry of IBANs (ISO 13616). */
const LENGTHS = new Map(
  (
    "AD24 AL28 AT20 BE16 BG22 CH21 CY28 CZ24 DE22 DK18 EE20 ES24 FI18 FR27 GB22 GI23 GR27 HR21 HU28 IE22 IS26 IT27 LI21 LT20 LU20 " +
    "LV21 MC27 MD24 ME22 MK19 MT31 NL18 NO15 PL28 PT25 RO24 RS22 SE24 SI19 SK24 SM27 VA22"
  )
    .split(" ")
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

/** So long may the name of an account's holder be in a direct debit. */
export const HOLDER_MAX = 70;

/** An IBAN as it is sent: without what people write between its groups, in capitals. */
export const normalIban = (text: string): string => text.replace(/[\s.-]/g, "").toUpperCase();

/** Whether a normal IBAN is of a country of SEPA, as long as there, and has the right check digits. */
export const isSepaIban = (iban: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) && iban.length === LENGTHS.get(iban.slice(0, 2)) && isMod97(iban.slice(4) + iban.slice(0, 4));

/** An IBAN with a page's own sentence for a wrong one; comes out normal. */
export const ibanIn = (wrong: string) => z.string().max(60, wrong).transform(normalIban).pipe(z.string().refine(isSepaIban, wrong));
export const Iban = ibanIn("Please enter the IBAN of an account in the SEPA area");

/** An IBAN as people read it, in groups of four. */
export const ibanInFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, "$1 ");
