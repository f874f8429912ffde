import type { Context } from "../../server/context.ts";
import { removeFactorByEmail } from "../../server/modules/auth/index.ts";
import { Refusal } from "../../server/modules/operator/index.ts";
import type { Command } from "./arguments.ts";
import { askFor } from "./ask.ts";

const REFUSED = {
  unknown: "Unter dieser E-Mail-Adresse meldet sich niemand an.",
  none: "Diese Person hat weder einen zweiten Faktor noch Passkeys.",
  colleague: "Das kann im Unternehmen selbst jemand: wer Benutzer und Abteilungen verwaltet und alle Rechte dieser Person hat.",
};
const QUESTION = `Danach genügt das Passwort, um sich anzumelden. Haben Sie sich auf einem zweiten Weg vergewissert, dass wirklich diese Person darum bittet?
Zweiten Faktor und Passkeys entfernen? (ja/nein) `;

/** Asks, and removes the second factor of somebody whom nobody of the company can help; throws Refusal where that is not so. */
export async function removeFactor(
  ctx: Context,
  { email, confirmed, json }: Extract<Command, { name: "zweiter-faktor" }>,
): Promise<string> {
  if (!confirmed && (await askFor(QUESTION, "--ja")).trim().toLowerCase() !== "ja")
    throw new Refusal("Abgebrochen. Es wurde nichts geändert.");
  const result = await removeFactorByEmail(ctx, email);
  if (result !== "removed") throw new Refusal(REFUSED[result]);
  if (json) return JSON.stringify({ removed: true }, null, 2);
  return "Entfernt. Die Person und die Verwaltung des Unternehmens bekommen eine E-Mail, sobald die Hinweiszentrale läuft.";
}
