// A sealed stock of the frozen samples: the folder crypto/samples/hz1-stock, and what tests forge.
import fs from "node:fs/promises";
import path from "node:path";
import { asBase64, caseTables, holdersTables, MADE, sample, sealedFile, sumOf } from "./sample-rows.ts";

/** The folder's files by their path, but for the sums. */
export function stockFiles(): Map<string, Buffer> {
  const tables = { ...holdersTables(asBase64), ...caseTables(asBase64) };
  const lines = (rows: unknown[]) => Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  const form = { format: "hinweiszentrale-bestand", version: 1, accountId: sample.accountId, at: MADE.toISOString() };
  const part = sealedFile();
  return new Map([
    ...Object.entries(tables).map(([table, rows]) => [`tabellen/${table}.jsonl`, lines(rows)] as const),
    [`dateien/${sample.longFile.id}/0-${sumOf(part)}`, part],
    ["bestand.json", Buffer.from(`${JSON.stringify(form, null, 2)}\n`)],
  ]);
}

/** Writes them and their sums into a folder that is not there yet. */
export async function writeStock(folder: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  const sums = [...files].map(([name, bytes]) => `${sumOf(bytes)}  ${name}\n`).join("");
  await fs.mkdir(folder);
  for (const [name, bytes] of [...files, ["pruefsummen.txt", Buffer.from(sums)] as const]) {
    await fs.mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await fs.writeFile(path.join(folder, name), bytes, { flag: "wx" });
  }
}
