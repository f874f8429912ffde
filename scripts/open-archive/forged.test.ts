// Whoever forges an archive mends its sums too: what tells it is that each signature is checked.
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleEntries, zipOf } from "./testing/sample-archive.ts";
import { openWholeArchive } from "./whole-archive.ts";
import { writeReadable } from "./write-readable.ts";

let folder: string;
beforeAll(async () => void (folder = await fs.mkdtemp(path.join(os.tmpdir(), "hz-forged-"))));
afterAll(() => fs.rm(folder, { recursive: true }));

let count = 0;
async function opened(bytes: Uint8Array) {
  const [file, target] = [path.join(folder, `${++count}.zip`), path.join(folder, `${count}`)];
  await fs.writeFile(file, bytes);
  const { stock, keys } = await openWholeArchive(file);
  await fs.mkdir(target);
  const outcome = await writeReadable(stock, keys, target);
  await stock.close();
  return { ...outcome, page: await fs.readFile(path.join(target, "index.html"), "utf8"), target };
}

type Row = Record<string, unknown>;
/** The sample with one row of a table written anew, and its sums mended. */
async function forged(table: string, index: number, change: (row: Row) => Row) {
  const entries = sampleEntries();
  const name = [...entries.keys()].find((one) => one.startsWith(`bestand/tabellen/${table}/`))!;
  const lines = entries.get(name)!.toString().trim().split("\n");
  const { row } = JSON.parse(lines[index]!) as { row: Row };
  lines[index] = JSON.stringify({ table, row: change(row) });
  entries.set(name, Buffer.from(`${lines.join("\n")}\n`));
  return opened(zipOf(entries));
}
/** The sample with one more note, whose author names the head of the sample's key log, and with that log or another one. */
async function withNamedHead(change: (log: Row[]) => Row[]) {
  const entries = sampleEntries();
  const rowsOf = (name: string) =>
    entries
      .get(name)!
      .toString()
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { table: string; row: Row });
  const write = (name: string, lines: unknown[]) =>
    entries.set(name, Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join("")));
  const [cases, log] = ["bestand/faelle/", "bestand/tabellen/key_log/"].map((place) =>
    [...entries.keys()].find((one) => one.startsWith(place))!,
  );
  const { row: note } = rowsOf(cases!).find(({ row }) => row["kind"] === "note")!;
  const { id, boxes } = JSON.parse(await fs.readFile(new URL("../../crypto/samples/hz1-note-log.json", import.meta.url), "utf8"));
  const box = `\\x${Buffer.from(boxes.noteWithLog, "base64url").toString("hex")}`;
  write(cases!, [...rowsOf(cases!), { table: "notes", row: { ...note, id, box } }]);
  write(
    log!,
    change(rowsOf(log!).map(({ row }) => row)).map((row) => ({ table: "key_log", row })),
  );
  return opened(zipOf(entries));
}
/** Another last byte. */
const bent = (column: string) => (row: Row) => ({
  ...row,
  [column]: String(row[column]).replace(/.$/, (digit) => (digit === "0" ? "1" : "0")),
});

test("the frozen sample is opened, and every signature in it is confirmed", async () => {
  const sample = await fs.readFile(new URL("../../crypto/samples/hz1-archive.zip", import.meta.url));
  expect(sample.equals(zipOf(sampleEntries()))).toBe(true);
  const { cases, files, troubles, wrong, page, target } = await opened(sample);
  expect({ cases, files, troubles, wrong }).toEqual({ cases: 1, files: 1, troubles: [], wrong: [] });
  // Both as the product shows them; the first one stands in hz1.json as fingerprintForPeople.
  for (const words of ["G9JCG-WVKJF-21BQG-N3AH3-FYHS7", "Fingerabdruck des Schlüsselverzeichnisses", "Anna Lindner", "28.11.2026"])
    expect(page).toContain(words);
  expect(await fs.readdir(path.join(target, "faelle"))).toEqual(["2026-ABCD-EFGH"]);
  const one = await fs.readFile(path.join(target, "faelle/2026-ABCD-EFGH/fall.html"), "utf8");
  for (const words of ["Stand: in Bearbeitung", "Strafverfahren (§ 9"]) expect(one).toContain(words);
  for (const raw of ["&quot;", "in_progress", "reportType", "consentId"]) expect(one).not.toContain(raw);
});

test.each([
  ["an entry's signature", 1, bent("signature"), "ab Eintrag 2"],
  ["an entry's head", 2, bent("hash"), "ab Eintrag 3"],
  ["what an entry says", 1, (row: Row) => ({ ...row, what: String(row["what"]).replace("Aufsichtsrat", "Einkauf") }), "ab Eintrag 2"],
  ["the newest entry", 2, bent("signature"), "ab Eintrag 3"],
  ["an entry's number", 1, (row: Row) => ({ ...row, seq: 7 }), "ab Eintrag 3"],
] as const)("%s in the key log, forged, is told", async (_, index, change, says) => {
  const { wrong, page } = await forged("key_log", index, change);
  expect(wrong).toEqual([`Das Schlüsselverzeichnis stimmt ${says} nicht.`]);
  expect(page).toContain(wrong[0]);
});

test.each([
  ["the signature", bent("signature")],
  ["the moment", (row: Row) => ({ ...row, signed_at: Number(row["signed_at"]) + 1 })],
  ["the signer", (row: Row) => ({ ...row, user_id: "b53ab636-1a7a-4071-b19e-14fed627d06f" })],
] as const)("%s of a text of the office, forged, is told", async (_, change) => {
  const { wrong } = await forged("receipt_signatures", 0, change);
  expect(wrong).toEqual(["Die Unterschrift einer Eingangsbestätigung (de) ist nicht bestätigt."]);
});

test("another text of the office is told", async () => {
  const { wrong } = await forged("confirmation_texts", 0, (row) => ({ ...row, texts: { de: "Wir zahlen 100 Euro." } }));
  expect(wrong).toEqual(["Zu einer unterschriebenen Eingangsbestätigung (de) fehlt der Text."]);
});

test("a note that names a head of the key log is held to it", async () => {
  const whole = await withNamedHead((log) => log);
  expect(whole.wrong).toEqual([]);
  const cut = await withNamedHead((log) => log.slice(0, -1));
  expect(cut.wrong).toEqual(["Zweifel an Texten von Fällen: 1; sie stehen bei ihnen."]);
  const page = await fs.readFile(path.join(cut.target, "faelle/2026-ABCD-EFGH/fall.html"), "utf8");
  expect(page).toContain("nennt einen Stand des Schlüsselverzeichnisses, den das Verzeichnis in diesem Bestand nicht hat");
});

test("a person, a department, an account's key and the log of changes, forged, are told", async () => {
  expect((await forged("users", 0, bent("member_signature"))).wrong).toContain(
    "Die Schlüssel von Anna Lindner hat kein bekannter Kontoschlüssel bestätigt.",
  );
  expect((await forged("department_keys", 0, bent("signature"))).wrong).toEqual([expect.stringContaining("Schlüssel der Abteilung")]);
  expect((await forged("accounts", 0, bent("public_key"))).wrong).toEqual([expect.stringContaining("Kontoschlüssel in den Firmendaten")]);
  expect((await forged("audit_entries", 0, bent("hash"))).wrong).toEqual(["Das Prüfprotokoll stimmt ab Eintrag 1 nicht."]);
});
