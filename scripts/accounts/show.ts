import type { Context } from "../../server/context.ts";
import { allOverviews, type Detail, detailOf, endedAccounts, type Overview } from "../../server/modules/operator/index.ts";
import type { Command, StateFilter } from "./arguments.ts";
import { counted, day, facts, invoiceWord, masked, moment, money, plain, size, stateWord, table } from "./format.ts";

type Of<Name> = Extract<Command, { name: Name }>;

const address = (email: string | null, whole: boolean) => (email === null ? "niemand erreichbar" : plain(whole ? email : masked(email)));
const planWord = (plan: string) => (plan === "trial" ? "ohne Plan" : plain(plan));

/** Until when the state lasts: what is paid for, else the trial. */
const lasts = ({ state, trialEnd, paidUntil }: Overview) =>
  day(state === "trialing" || state === "expired" ? (paidUntil ?? trialEnd) : paidUntil);

function stateOf({ state, isCancelled, deletionDue }: Overview): string {
  if (deletionDue) return `Löschung am ${day(deletionDue)}`;
  return stateWord(state) + (isCancelled && state !== "canceled" ? ", gekündigt" : "");
}

const matches = (account: Overview, filter: StateFilter | null) =>
  filter === null || (filter === "deletion" ? account.deletionDue !== null : account.state === filter);

const asJson = (account: Overview, whole: boolean) => ({
  ...account,
  email: account.email && (whole ? account.email : masked(account.email)),
});
const jsonOf = (accounts: readonly Overview[], whole: boolean) =>
  JSON.stringify(
    accounts.map((account) => asJson(account, whole)),
    null,
    2,
  );

/** All accounts, or those in a state, or those whose trial or plan is over, as a table or as JSON. */
export const list = (ctx: Context, wish: Of<"liste">): Promise<string> => (wish.ended ? listEnded(ctx, wish) : listAll(ctx, wish));

async function listEnded(ctx: Context, { addresses, json }: Of<"liste">): Promise<string> {
  const found = await endedAccounts(ctx);
  if (json) return jsonOf(found, addresses);
  const total = `${counted(found.length, "Konto", "Konten")} ohne Testphase und Plan`;
  if (found.length === 0) return `${total}.`;
  const head = ["Kennung", "Unternehmen", "Inhaber", "Stand", "seit", ">Tage", ">Meldungen", ">aufzubewahren"];
  const rows = found.map((account) => [
    account.accountId,
    plain(account.company),
    address(account.email, addresses),
    stateOf(account),
    day(account.endedAt),
    ...[account.days, account.reports, account.toRetain].map((count) => count.toLocaleString("de-DE")),
  ]);
  return `${table(head, rows)}\n\n${total}. Solange Meldungen aufzubewahren sind, weist „loeschen“ ein Konto ab.`;
}

async function listAll(ctx: Context, { state, addresses, json }: Of<"liste">): Promise<string> {
  const all = await allOverviews(ctx);
  const found = all.filter((account) => matches(account, state));
  if (json) return jsonOf(found, addresses);
  const total = state ? `${found.length} von ${counted(all.length, "Konto", "Konten")}` : counted(all.length, "Konto", "Konten");
  if (found.length === 0) return `${total}.`;
  const head = ["Kennung", "Unternehmen", "Inhaber", "Plan", "Stand", "bis", ">Personen", ">Kanäle", ">Meldungen", "angelegt"];
  const rows = found.map((account) => [
    account.accountId,
    plain(account.company),
    address(account.email, addresses),
    planWord(account.plan),
    stateOf(account),
    lasts(account),
    ...[account.users, account.channels, account.reports].map((count) => count.toLocaleString("de-DE")),
    day(account.createdAt),
  ]);
  return `${table(head, rows)}\n\n${total}.`;
}

function invoiceTable({ invoices }: Detail): string {
  if (invoices.length === 0) return "Keine Rechnungen.";
  const rows = invoices.map((invoice) => [
    plain(invoice.number ?? "–"),
    day(new Date(invoice.created * 1000)),
    invoiceWord(invoice.status),
    money(invoice.amount_due, invoice.currency),
  ]);
  return table(["Rechnung", "vom", "Stand", ">Betrag"], rows);
}

/** One account with its invoices, as text or as JSON. */
export async function show(ctx: Context, { id, addresses, json }: Of<"zeigen">): Promise<string> {
  const account = await detailOf(ctx, id);
  if (json) return JSON.stringify({ ...account, ...asJson(account, addresses) }, null, 2);
  const { customer, deletionDue, isDeletionBegun } = account;
  const interval = customer?.interval ? `, ${customer.interval === "year" ? "jährlich" : "monatlich"}` : "";
  const synced = customer && customer.readAt.getTime() > 0 ? moment(customer.readAt) : "noch nie";
  const text = facts([
    ["Unternehmen", plain(account.company)],
    ["Kennung", account.accountId],
    ["Inhaber", address(account.email, addresses)],
    ["Angelegt", day(account.createdAt)],
    ["Plan", planWord(account.plan) + interval],
    [
      "Stand",
      stateWord(account.state) + (account.isCancelled && account.state !== "canceled" ? `, gekündigt zum ${day(account.paidUntil)}` : ""),
    ],
    ["Testphase bis", day(account.trialEnd)],
    ["Bezahlt bis", day(account.paidUntil)],
    ...(deletionDue ? [["Löschung", isDeletionBegun ? "läuft" : `vorgemerkt zum ${moment(deletionDue)}`] as const] : []),
    ["Personen", account.users.toLocaleString("de-DE")],
    ["Meldekanäle", account.channels.toLocaleString("de-DE")],
    ["Meldungen", account.reports.toLocaleString("de-DE")],
    ["Dateien", size(account.sealedBytes)],
    ["Zahlungsanbieter", customerLine(customer)],
    ...(customer ? [["Abgeglichen", synced] as const] : []),
  ]);
  return `${text}\n\n${invoiceTable(account)}`;
}

function customerLine(customer: Detail["customer"]): string {
  if (!customer) return "noch kein Kunde";
  return plain([customer.id ?? "Kunde beim Anbieter gelöscht", customer.subscriptionId].filter(Boolean).join(", "));
}
