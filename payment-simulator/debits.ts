import { DAY } from "./calendar.ts";
import type { Decline } from "./cards.ts";
import { invalid } from "./refusal.ts";

/** What is kept of a bank account: never its number. `days` is how long a debit is under way. */
export type DebitRow = { last4: string; country: string; bankCode: string; days: number; decline: Decline | null };

const RETURNED: Decline = {
  code: "payment_intent_payment_attempt_failed",
  declineCode: null,
  message: "Die Bank hat die Lastschrift nicht eingelöst.",
};

/** The provider's public test accounts, of which it says at once, or late, whether a debit was paid; all others are paid. */
const TEST_ACCOUNTS: Record<string, Pick<DebitRow, "days" | "decline">> = {
  DE62370400440532013001: { days: 5, decline: RETURNED },
  DE08370400440532013003: { days: 8, decline: null },
  DE78370400440532013004: { days: 8, decline: RETURNED },
};

/** A bank account by its IBAN; refuses what is none. */
export function debitOf(text: string): DebitRow {
  const iban = text.replaceAll(/\s/g, "").toUpperCase();
  const turned = iban.slice(4) + iban.slice(0, 4);
  const isWellFormed = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban);
  if (!isWellFormed || BigInt([...turned].map((sign) => Number.parseInt(sign, 36)).join("")) % 97n !== 1n)
    throw invalid("The IBAN you provided is invalid.", "sepa_debit[iban]", "invalid_bank_account_iban");
  const { days, decline } = TEST_ACCOUNTS[iban] ?? { days: 5, decline: null };
  return { last4: iban.slice(-4), country: iban.slice(0, 2), bankCode: iban.slice(4, 12), days, decline };
}

/** When the bank says whether a debit that begins now was paid. */
export const settlesAt = ({ days }: DebitRow, at: number): number => at + days * DAY;
