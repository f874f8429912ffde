import path from "node:path";
import { newCode, stretchPassword } from "@hz/crypto";
import type { Context } from "../../server/context.ts";
import type { Command } from "./arguments.ts";
import { counted, plain } from "./format.ts";
import { readBack } from "./read-back/read-back.ts";

/** A password of 130 random bits that the rules for passwords take. */
const firstPassword = async () => `${(await newCode("recovery")).toLowerCase()}-A1!`;

/** Reads a company's archive into this installation; the result shows its new owner's first password, this once. */
export async function readArchive(ctx: Context, { file, email, json }: Extract<Command, { name: "einlesen" }>): Promise<string> {
  const password = await firstPassword();
  // Beside the output, which may be read by a program.
  const onStep = (step: string) => console.error(step);
  const result = await readBack(ctx, { path: path.resolve(file), email, password, stretch: stretchPassword, onStep });
  if (json) return JSON.stringify({ ...result, password }, null, 2);
  const { accountId, company, owner, reports, files, missingFiles, recusals, others, newKeys } = result;
  return [
    `${plain(company)} eingelesen: ${counted(reports, "Meldung", "Meldungen")}, ${counted(files, "Datei", "Dateien")}. Kennung ${accountId}`,
    "",
    `Inhaber:   ${plain(owner)}`,
    `Passwort:  ${password}`,
    "",
    "Das Passwort wird nur jetzt gezeigt. Bitte anmelden, es unter „Mein Konto“ ändern und einen Wiederherstellungscode bestätigen.",
    ...(others > 0
      ? [
          `${counted(others, "weitere Person", "weitere Personen")} können sich nicht mehr anmelden und sind neu einzuladen; ihre Namen und Unterschriften bleiben in den Fällen.`,
        ]
      : []),
    ...(missingFiles > 0
      ? [
          `${counted(missingFiles, "Datei war", "Dateien waren")} nicht im Archiv und ${missingFiles === 1 ? "ist" : "sind"} nicht wieder da.`,
        ]
      : []),
    ...recusals.map(
      ({ number, caseNumber, name }) =>
        `HZ-${number} (${plain(caseNumber)}): ${plain(name)} war von diesem Fall ausgeschlossen; bitte vor dem Einladen beachten und den Ausschluss im Fall neu festhalten.`,
    ),
    ...(newKeys > 0
      ? [`${counted(newKeys, "Abteilung hat", "Abteilungen haben")} einen neuen Schlüssel, weil der alte nicht im Archiv war.`]
      : []),
    "Die Schlüssel der Abteilungen standen lesbar im Archiv: Bitte unter „Abteilungen“ erneuern. Notfallschlüssel, Passkeys und zweite Faktoren sind neu einzurichten.",
    "Das Archiv bitte löschen, sobald es nicht mehr gebraucht wird.",
  ].join("\n");
}
