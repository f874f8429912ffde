import type { AccountState } from "../../server/modules/operator/index.ts";
import { formatBytes } from "../../web/i18n/dates.ts";

/** A text that others wrote, harmless for a terminal: nothing in it can move the cursor or hide a line. */
export const plain = (text: string): string => text.replaceAll(/[\p{C}\u2028\u2029]+/gu, " ").trim();

/** As much of an e-mail address as tells people apart. */
export function masked(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, Math.min(1, at))}…${email.slice(at)}`;
}

const inGermany = { timeZone: "Europe/Berlin" } as const;
export const day = (at: Date | null): string => (at ? at.toLocaleDateString("de-DE", { ...inGermany, dateStyle: "medium" }) : "–");
export const moment = (at: Date): string => at.toLocaleString("de-DE", { ...inGermany, dateStyle: "medium", timeStyle: "short" });

/** An amount with ordinary spaces, by which columns stay columns. */
export const money = (cents: number, currency: string): string =>
  (cents / 100).toLocaleString("de-DE", { style: "currency", currency: currency.toUpperCase() }).replaceAll("\u00A0", " ");

export const counted = (count: number, one: string, other: string): string =>
  `${count.toLocaleString("de-DE")} ${count === 1 ? one : other}`;

/** Bytes as everywhere in the product, with ordinary spaces. */
export const size = (bytes: number): string => formatBytes(bytes, "de").replaceAll("\u00A0", " ");

const STATE_WORDS: Record<AccountState, string> = {
  trialing: "Testphase",
  expired: "Testphase abgelaufen",
  active: "bezahlt",
  past_due: "Zahlung offen",
  unpaid: "unbezahlt",
  canceled: "beendet",
  incomplete: "Zahlung unvollständig",
  incomplete_expired: "nie bezahlt",
};
export const stateWord = (state: AccountState): string => STATE_WORDS[state];

const INVOICE_WORDS: Record<string, string> = { paid: "bezahlt", open: "offen", void: "storniert", uncollectible: "uneinbringlich" };
export const invoiceWord = (status: string): string => (Object.hasOwn(INVOICE_WORDS, status) ? INVOICE_WORDS[status]! : plain(status));

/** How many columns of a terminal a text fills: combining signs none, wide signs two. */
function width(text: string): number {
  let columns = 0;
  for (const sign of text.normalize("NFC"))
    columns += /\p{M}/u.test(sign) ? 0 : /[\p{Emoji_Presentation}\u1100-\u115F\u2E80-\uFFDC]/u.test(sign) ? 2 : 1;
  return columns;
}

const cut = (text: string, most: number) => (width(text) <= most ? text : `${[...text].slice(0, most - 1).join("")}…`);

/** Lines of aligned columns. Columns whose head begins with ">" stand at the right; long texts are cut, ids are not. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], most = 40): string {
  const right = head.map((name) => name.startsWith(">"));
  const cells = [head.map((name) => name.replace(/^>/, "")), ...rows.map((row) => row.map((cell) => cut(cell, most)))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => width(row[column]!))));
  const pad = (cell: string, column: number) => {
    const space = " ".repeat(widths[column]! - width(cell));
    return right[column] ? space + cell : cell + space;
  };
  return cells.map((row) => row.map(pad).join("  ").trimEnd()).join("\n");
}

/** Names and values as two columns. */
export const facts = (pairs: readonly (readonly [string, string])[]): string => {
  const widest = Math.max(...pairs.map(([name]) => name.length));
  return pairs.map(([name, value]) => `${`${name}:`.padEnd(widest + 2)}${value}`).join("\n");
};
