import { DELETION_DAYS, DELETION_REMINDER_DAYS } from "@hz/contract/limits";
import type { Context } from "../../server/context.ts";
import { detailOf, planDeletion, Refusal, reportsToRetain, withdrawDeletion } from "../../server/modules/operator/index.ts";
import type { Command } from "./arguments.ts";
import { askFor } from "./ask.ts";
import { counted, moment, plain } from "./format.ts";

type Wish = Extract<Command, { name: "loeschen" }>;

/** Names are compared as people read them. */
const same = (a: string, b: string) =>
  plain(a).normalize("NFC").replaceAll(/\s+/g, " ") === plain(b).normalize("NFC").replaceAll(/\s+/g, " ");

/** Plans an account's deletion after asking for its company's name, or takes a planned one back. */
export async function remove(ctx: Context, wish: Wish): Promise<string> {
  return wish.withdraw ? withdraw(ctx, wish) : plan(ctx, wish);
}

async function withdraw(ctx: Context, { id, json }: Wish): Promise<string> {
  const { company } = await detailOf(ctx, id);
  await withdrawDeletion(ctx, id);
  if (json) return JSON.stringify({ accountId: id, deletionDue: null }, null, 2);
  return `Die Löschung von ${plain(company)} ist zurückgenommen. Der Inhaber bekommt eine E-Mail. Ein beendetes Abonnement beginnt nicht von selbst wieder.`;
}

async function plan(ctx: Context, { id, company, despiteRetention, json }: Wish): Promise<string> {
  const account = await detailOf(ctx, id);
  if (account.isDeletionBegun) throw new Refusal("Dieses Konto wird gerade gelöscht.");
  const { open, kept: closed } = await reportsToRetain(ctx, id);
  const retained = `${counted(open, "offene Meldung", "offene Meldungen")}, ${counted(closed, "abgeschlossene Meldung", "abgeschlossene Meldungen")} mit laufender Aufbewahrungsfrist oder Sperre`;
  if (open + closed > 0 && !despiteRetention && !account.deletionDue)
    throw new Refusal(
      `${plain(account.company)} hat noch aufzubewahrende Meldungen (§ 11 HinSchG): ${retained}. Verantwortlich ist das Unternehmen; hat es gesichert, was es braucht, dann --trotz-aufbewahrung angeben.`,
    );
  const question = [
    `${plain(account.company)}: ${counted(account.users, "Person", "Personen")}, ${counted(account.reports, "Meldung", "Meldungen")} (${retained}).`,
    `Das Abonnement endet sofort, das Konto wird in ${DELETION_DAYS} Tagen unwiderruflich gelöscht. Der Inhaber wird benachrichtigt.`,
    "Zum Bestätigen den Namen des Unternehmens eingeben: ",
  ].join("\n");
  if (!same(company ?? (await askFor(question, '--name "Firmenname"')), account.company))
    throw new Refusal("Der Name stimmt nicht überein. Es wurde nichts geändert.");
  const { due, isNew, ended } = await planDeletion(ctx, id);
  if (json) return JSON.stringify({ accountId: id, deletionDue: due, isNew, endedSubscriptions: ended, open, kept: closed }, null, 2);
  return [
    isNew
      ? `Vorgemerkt: ${plain(account.company)} wird am ${moment(due)} gelöscht.`
      : `War schon vorgemerkt: ${plain(account.company)} wird am ${moment(due)} gelöscht.`,
    ...(ended > 0 ? ["Das Abonnement ist beendet."] : []),
    ...(isNew
      ? [
          account.email
            ? `Der Inhaber bekommt jetzt eine E-Mail und ${DELETION_REMINDER_DAYS} Tage vorher noch eine.`
            : "Achtung: Niemand in diesem Konto ist per E-Mail erreichbar.",
        ]
      : []),
    `Zurücknehmen: npm run accounts -- loeschen ${id} --zuruecknehmen`,
  ].join("\n");
}
