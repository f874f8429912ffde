import { NO_TEXTS, type OperatorTexts } from "./operator-texts.ts";

/** Who runs this installation, as its public pages name them; null is what its configuration does not say. No zod: public pages import it. */
export type Operator = {
  name: string | null;
  street: string | null;
  /** Postal code and place, as in an address. */
  city: string | null;
  country: string;
  /** Who may speak for the company. */
  representedBy: string | null;
  /** Court and number of the commercial register. */
  register: string | null;
  vatId: string | null;
  email: string;
  phone: string | null;
  /** When somebody answers the phone, in words. */
  hours: string | null;
  /** Where a demonstration can be booked. */
  bookingUrl: string | null;
  /** What the operator says in its own words. */
  texts: OperatorTexts;
};

/** An operator of whom nothing is known yet but where mails reach it. */
export const unnamedOperator = (email: string): Operator => ({
  name: null,
  street: null,
  city: null,
  country: "Deutschland",
  representedBy: null,
  register: null,
  vatId: null,
  email,
  phone: null,
  hours: null,
  bookingUrl: null,
  texts: NO_TEXTS,
});

/** Whether mails reach the operator: without any setting its mailbox is one of its own machine, where nobody from outside can write. */
export const isReached = ({ email }: Pick<Operator, "email">): boolean => !email.endsWith("@localhost");

/** Who runs an installation as invoices name it, a line each; nothing where it is not named. */
export function sellerLines({ name, street, city, country, register, vatId }: Operator): string[] {
  if (!name) return [];
  return [name, street, city, country, register, vatId && `USt-IdNr. ${vatId}`].filter((line): line is string => Boolean(line));
}
