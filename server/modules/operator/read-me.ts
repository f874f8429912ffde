import { CONTENTS, LEFT_OUT } from "./contents.ts";
import type { Exported } from "./export-account.ts";

const when = (at: Date) => at.toLocaleString("de-DE", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Berlin" });

function* trouble(title: string, paths: string[]): Generator<string> {
  if (paths.length === 0) return;
  yield `\n${title}\n`;
  for (const path of paths) yield `  ${path}\n`;
}

/** Says in German what lies in an export's folder. */
export async function* readMe(accountId: string, { company, at, tables, parts, missing, damaged }: Exported): AsyncGenerator<string> {
  yield `Bestand des Kontos ${company.replaceAll(/\p{C}/gu, " ")}\n${accountId}, Stand ${when(at)}\n
Dieser Ordner enthält alles, was die Hinweiszentrale über dieses Konto speichert.

Was lesbar ist und was nicht
  Meldungen, Nachrichten, Notizen und Dateien sind versiegelt. Öffnen können sie nur die Personen des Kontos, mit ihrem
  Wiederherstellungscode oder dem Notfallcode des Unternehmens. Der Betreiber kann es nicht.
  Lesbar sind Firmendaten, Personen, Abteilungen, Meldekanäle, Zeiten, Status, Rechnungen und das Prüfprotokoll.
  Bitte verschlüsselt aufbewahren und nur dem Unternehmen übergeben.

Öffnen, auch ohne uns
  Mit Node.js (Version 20 oder neuer) und dem Programm, das dazugehört, einer einzigen Datei:

    node hinweiszentrale-oeffnen.mjs ORDNER

  Es fragt nach E-Mail-Adresse und Wiederherstellungscode und schreibt jeden Fall lesbar daneben. Wie jedes Byte
  entsteht, beschreibt docs/hz1.md; danach lässt sich ein solches Programm in jeder Sprache schreiben.

Aufbau
  tabellen/NAME.jsonl   je Tabelle eine Datei, je Zeile ein Datensatz als JSON; Bytes als Base64
  dateien/DATEI/TEIL    die versiegelten Teile der Dateien, wie sie gespeichert sind; der Name ist Nummer und SHA-256
  bestand.json          Form und Version dieses Ordners
  pruefsummen.txt       SHA-256 jeder Datei, zu prüfen mit: sha256sum -c pruefsummen.txt

Tabellen (Zahl der Datensätze)
`;
  for (const { name, rows } of tables) {
    const what = Object.hasOwn(CONTENTS, name) ? CONTENTS[name as "users"] : "";
    yield `  ${name.padEnd(20)} ${String(rows).padStart(8)}  ${what}\n`;
  }
  yield `\nTeile von Dateien: ${parts}\n\nNicht enthalten\n`;
  for (const [table, columns] of Object.entries(LEFT_OUT))
    for (const [column, what] of Object.entries(columns)) yield `  ${`${table}.${column}`.padEnd(34)} ${what}\n`;
  yield "  Verzeichnisse des Servers, mit denen er zu Adresse, Anmeldung oder Fallpasswort das Konto findet (nur Prüfwerte)\n";
  yield* trouble("Achtung: Diese Teile fehlen im Speicher des Servers", missing);
  yield* trouble("Achtung: Diese Teile sind beschädigt gespeichert", damaged);
}
