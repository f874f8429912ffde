// A whole archive of the frozen samples: crypto/samples/hz1-archive.zip, and what tests forge.
import { accountTables, asHex, caseTables, MADE, sample, sumOf } from "./sample-rows.ts";
import { storedZip } from "./stored-zip.ts";

const { accountId, departmentId, reportId, userId, epoch, secrets, longFile } = sample;
const FORMAT = { format: "hinweiszentrale-archiv", version: 1, accountId };
const CASE = "faelle/2026-ABCD-EFGH";

/** The archive's entries in their order, but for the sums. */
export function sampleEntries(): Map<string, Buffer> {
  const { id: fileId, name, size } = longFile;
  const file = Buffer.from(Uint8Array.from({ length: size }, (_, i) => (31 * i + Math.floor(i / 256)) % 256));
  const opened = { id: fileId, name, size, path: `${CASE}/dateien/${name}`, sha256: sumOf(file) };
  const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  const lines = (all: unknown[]) => Buffer.from(all.map((one) => `${JSON.stringify(one)}\n`).join(""));
  const departments = [{ departmentId, epoch, seed: secrets.departmentSeed }];
  const rowsOf = ([table, rows]: [string, unknown[]]) => rows.map((row) => ({ table, row }));
  return new Map([
    [opened.path, file],
    [`${CASE}/fall.json`, json({ id: reportId, files: [opened] })],
    [`bestand/faelle/${reportId}.ndjson`, lines(Object.entries(caseTables(asHex)).flatMap(rowsOf))],
    ...Object.entries(accountTables(asHex)).map((one) => [`bestand/tabellen/${one[0]}/0001.ndjson`, lines(rowsOf(one))] as const),
    ["bestand/schluessel.json", json({ ...FORMAT, by: userId, accountSeed: secrets.accountSeed, departments })],
  ]);
}

/** A ZIP of them and of their sums. */
export function zipOf(entries: ReadonlyMap<string, Buffer>): Buffer {
  const sums = Object.fromEntries([...entries].map(([name, bytes]) => [name, sumOf(bytes)]));
  const list = JSON.stringify({ ...FORMAT, at: MADE.toISOString(), reports: 1, sha256: sums });
  return storedZip([...entries, ["bestand/pruefsummen.json", Buffer.from(list)]]);
}
