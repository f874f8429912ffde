import type { Context } from "../../server/context.ts";
import { grantFreeMonths, previewFreeMonths, Refusal } from "../../server/modules/operator/index.ts";
import type { Command } from "./arguments.ts";
import { askFor } from "./ask.ts";
import { counted, day, plain } from "./format.ts";

/** Shows what a free month means, asks, and grants it. */
export async function grant(ctx: Context, { id, months, confirmed, json }: Extract<Command, { name: "freimonat" }>): Promise<string> {
  const preview = await previewFreeMonths(ctx, id, months);
  const { company, subscriptionId, from, until, isCancelled } = preview;
  const what = subscriptionId ? (isCancelled ? "Ende" : "nächste Zahlung") : "Testphase bis";
  const change = `${plain(company)}: ${counted(months, "Freimonat", "Freimonate")}, ${what} ${day(until)} statt ${day(from)}.`;
  if (!confirmed && (await askFor(`${change}\nGewähren? (ja/nein) `, "--ja")).trim().toLowerCase() !== "ja")
    throw new Refusal("Abgebrochen. Es wurde nichts geändert.");
  const { isReadAgain } = await grantFreeMonths(ctx, preview);
  if (json) return JSON.stringify({ accountId: id, months, subscriptionId, from, until, isReadAgain }, null, 2);
  return [
    `Gewährt. ${change}`,
    ...(isCancelled ? ["Die Kündigung bleibt bestehen und wirkt jetzt zu diesem Tag."] : []),
    ...(isReadAgain
      ? []
      : ["Der Zahlungsanbieter hat zugestimmt, aber danach nicht mehr geantwortet. Der nächtliche Abgleich holt den Stand nach."]),
    "Der Inhaber bekommt eine E-Mail, sobald die Hinweiszentrale läuft.",
  ].join("\n");
}
