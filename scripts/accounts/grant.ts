import type { Context } from "../../server/context.ts";
import { type Grant, grantFreeMonths, previewFreeMonths, Refusal } from "../../server/modules/operator/index.ts";
import type { Command } from "./arguments.ts";
import { askFor } from "./ask.ts";
import { counted, day, money, plain } from "./format.ts";

/** What is granted, in one sentence. */
function sentence({ company, months, subscriptionId, credit, from, until, isCancelled }: Grant): string {
  const what = `${plain(company)}: ${counted(months, "Freimonat", "Freimonate")}`;
  if (credit) return `${what}, Guthaben ${money(credit.amount, credit.currency)} für die nächsten Rechnungen.`;
  const end = subscriptionId ? (isCancelled ? "Ende" : "nächste Zahlung") : "Testphase bis";
  return `${what}, ${end} ${day(until)} statt ${day(from)}.`;
}

/** What a cancellation means for it. */
const cancelled = ({ credit, from }: Grant) =>
  credit
    ? `Das Abonnement ist zum ${day(from)} gekündigt: Das Guthaben zählt erst, wenn der Inhaber es fortsetzt oder wieder einen Plan wählt.`
    : "Die Kündigung bleibt bestehen und wirkt jetzt zu diesem Tag.";

/** Shows what a free month means, asks, and grants it. */
export async function grant(ctx: Context, { id, months, confirmed, json }: Extract<Command, { name: "freimonat" }>): Promise<string> {
  const preview = await previewFreeMonths(ctx, id, months);
  const { subscriptionId, credit, from, until, isCancelled } = preview;
  const change = sentence(preview);
  const asked = credit && isCancelled ? `${change}\n${cancelled(preview)}` : change;
  if (!confirmed && (await askFor(`${asked}\nGewähren? (ja/nein) `, "--ja")).trim().toLowerCase() !== "ja")
    throw new Refusal("Abgebrochen. Es wurde nichts geändert.");
  const { isReadAgain } = await grantFreeMonths(ctx, preview);
  if (json) {
    const given = credit && { amount: credit.amount, currency: credit.currency };
    return JSON.stringify({ accountId: id, months, subscriptionId, credit: given, from, until, isReadAgain }, null, 2);
  }
  return [
    `Gewährt. ${change}`,
    ...(isCancelled ? [cancelled(preview)] : []),
    ...(isReadAgain
      ? []
      : ["Der Zahlungsanbieter hat zugestimmt, aber danach nicht mehr geantwortet. Der nächtliche Abgleich holt den Stand nach."]),
    "Der Inhaber bekommt eine E-Mail, sobald die Hinweiszentrale läuft.",
  ].join("\n");
}
