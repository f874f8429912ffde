import { isMod97 } from "./mod-97.ts";

/** A creditor identifier as it is compared: in capitals, without the spaces between its groups. */
export const normalCreditorId = (text: string): string => text.replace(/\s/g, "").toUpperCase();

/**
 * Whether a normal text is a SEPA creditor identifier: country, check digits, business code, national part (EPC262-08); a German
 * one has 18 signs, eleven digits at their end. The business code is the creditor's own affair and not checked with.
 */
export const isCreditorId = (id: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(id) &&
  (!id.startsWith("DE") || /^.{7}\d{11}$/.test(id)) &&
  isMod97(id.slice(7) + id.slice(0, 4));
