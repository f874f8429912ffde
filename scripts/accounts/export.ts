import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import type { Context } from "../../server/context.ts";
import { detailOf, exportAccount, Refusal } from "../../server/modules/operator/index.ts";
import type { Command } from "./arguments.ts";
import { fillFolder, MARKER } from "./export-folder.ts";
import { counted, plain, size } from "./format.ts";

/** What opens the folder without us, once the product is built. */
const READER = "hinweiszentrale-oeffnen.mjs";
const reader = path.join(import.meta.dirname, "../../dist/web/reader", READER);

/** Writes an account's whole stock into a folder, and beside it what opens it. */
export async function exportTo(ctx: Context, { id, folder, json }: Extract<Command, { name: "ausgeben" }>): Promise<string> {
  const target = path.resolve(folder);
  // Before a folder is made for an account that does not exist.
  await detailOf(ctx, id);
  const hasReader = existsSync(reader);
  const exported = await fillFolder(target, async (sink) => {
    if (hasReader) await sink(READER, createReadStream(reader) as AsyncIterable<Uint8Array>);
    return exportAccount(ctx, id, sink);
  }).catch((error: unknown) => {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `Die Ausgabe ist fehlgeschlagen (${(error as Error).message}). In ${target} liegt ${MARKER}; der Ordner ist zu löschen.`,
    );
  });
  const { company, tables, parts, bytes, missing, damaged } = exported;
  // What is not there cannot be given; whoever called must notice.
  if (missing.length + damaged.length > 0) process.exitCode = 1;
  if (json) return JSON.stringify({ accountId: id, folder: target, ...exported }, null, 2);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const trouble = (paths: string[], what: string) =>
    paths.length > 0 ? [`Achtung: ${counted(paths.length, "Dateiteil", "Dateiteile")} ${what}, siehe LIESMICH.txt.`] : [];
  return [
    `${plain(company)} ausgegeben nach ${target}`,
    `${counted(rows, "Datensatz", "Datensätze")} aus ${counted(tables.length, "Tabelle", "Tabellen")}, ${counted(parts, "Dateiteil", "Dateiteile")} (${size(bytes)}).`,
    ...trouble(missing, "fehlen im Speicher"),
    ...trouble(damaged, "sind beschädigt"),
    "Meldungen, Nachrichten, Notizen und Dateien sind versiegelt; öffnen kann sie nur das Unternehmen. Näheres steht in LIESMICH.txt.",
    hasReader
      ? `Das Programm dafür liegt bei: ${READER}`
      : `Das Programm dafür (${READER}) ist noch nicht gebaut: npm run build, dann liegt es in dist/web/reader. Bitte mitgeben.`,
  ].join("\n");
}
