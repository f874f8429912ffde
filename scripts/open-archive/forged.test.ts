// Whoever forges an archive mends its sums too: what tells it is that each signature is checked.
import { createPrivateKey, sign } from "node:crypto";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ctx, fromBase64Url, id, sha256 } from "./hz1/encode.ts";
import { asHex, sample } from "./testing/sample-rows.ts";
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
/** The sample with a table's rows written anew, and its sums mended; without rows it has no file. */
async function rewritten(table: string, change: (rows: Row[]) => Row[]) {
  const entries = sampleEntries();
  const name = [...entries.keys()].find((one) => one.startsWith(`bestand/tabellen/${table}/`))!;
  const lines = entries.get(name)!.toString().trim().split("\n");
  const rows = change(lines.map((line) => (JSON.parse(line) as { row: Row }).row));
  if (rows.length === 0) entries.delete(name);
  else entries.set(name, Buffer.from(rows.map((row) => `${JSON.stringify({ table, row })}\n`).join("")));
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
/** The same with one of its rows. */
const forged = (table: string, index: number, change: (row: Row) => Row) =>
  rewritten(table, (rows) => rows.map((row, at) => (at === index ? change(row) : row)));
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
  for (const words of ["Stand: in Bearbeitung", "Strafverfahren (§ 9", "<td>Deutsch</td>", "prefers-color-scheme:dark"])
    expect(one).toContain(words);
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

const HEAD = "89ZQK-2XN66-ZRJNK-7N0HE-G1V31";

test("a key log that is missing, was cut, or stands there twice is told, or shows another head", async () => {
  expect((await rewritten("key_log", (rows) => rows)).page).toContain(HEAD);
  const missing = await rewritten("key_log", () => []);
  expect(missing.wrong).toEqual([]);
  expect(missing.page).toContain("Ein Schlüsselverzeichnis ist nicht dabei: Ob hier Schlüssel oder Personen fehlen, ist nicht zu sehen.");
  expect(missing.page).not.toContain(HEAD);
  const cut = await rewritten("key_log", (rows) => rows.slice(0, 2));
  expect([cut.wrong, cut.page.includes("jeder Eintrag ist unterschrieben (2)"), cut.page.includes(HEAD)]).toEqual([[], true, false]);
  const twice = await rewritten("key_log", (rows) => [...rows, { ...rows[1], what: rows[2]!["what"] }]);
  expect(twice.wrong).toEqual(["Das Schlüsselverzeichnis stimmt ab Eintrag 2 nicht."]);
});

/** Another log, signed with the account's own key, as whoever has an archive can write it. */
function forked(rows: Row[], say: (what: Row) => Row): Row[] {
  const seed = fromBase64Url(sample.secrets.accountSeed);
  const key = createPrivateKey({
    key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]),
    format: "der",
    type: "pkcs8",
  });
  let head: Buffer = Buffer.alloc(32);
  return rows.map((row, at) => {
    const what = say(JSON.parse(String(row["what"])) as Row) as { kind: string; standsInFor: string[] } & Record<string, string>;
    const fields = {
      account: () => [fromBase64Url(what["publicKey"]!)],
      member: () => [id(what["userId"]!), fromBase64Url(what["fingerprint"]!)],
      department: () => [id(what["departmentId"]!), sample.epoch, fromBase64Url(what["keyHash"]!), what["name"]!],
    }[what.kind]!();
    const by = id(String(row["by_user_id"]));
    const text = ctx("key-log", id(sample.accountId), at, head, Number(row["time"]), by, what.kind, ...fields);
    const signature = sign(null, text, key);
    head = sha256(text, signature);
    return { ...row, what: JSON.stringify(what), signature: asHex(signature), hash: asHex(head) };
  });
}

test("a key log that was signed anew shows another head; what it says of other keys is told", async () => {
  const renamed = await rewritten("key_log", (rows) =>
    forked(rows, (what) => (what["name"] ? { ...what, name: "Einkauf", standsInFor: [] } : what)),
  );
  expect([renamed.wrong, renamed.page.includes(HEAD)]).toEqual([[], false]);
  const other = "A".repeat(43);
  const keys = await rewritten("key_log", (rows) =>
    forked(rows, (what) => ({ ...what, standsInFor: [], ...(what["keyHash"] ? { keyHash: other } : { fingerprint: other }) })),
  );
  expect(keys.wrong).toEqual([
    "Für die Abteilung „Aufsichtsrat“ (Fassung 3) nennt das Schlüsselverzeichnis einen anderen Schlüssel.",
    "Für Anna Lindner nennt das Schlüsselverzeichnis andere Schlüssel.",
  ]);
});

test("who is gone by the key log and not by the table, and who is missing there, are told", async () => {
  const { signatures, times, boxes } = JSON.parse(await fs.readFile(new URL("../../crypto/samples/hz1-log.json", import.meta.url), "utf8"));
  const what = JSON.stringify({ kind: "removed", userId: sample.userId });
  const last = { seq: 4, time: times[3], by_user_id: sample.userId, what, signature: asHex(signatures[3]), hash: asHex(boxes.logHead) };
  expect((await rewritten("key_log", (rows) => [...rows, last])).wrong).toEqual([
    "Anna Lindner ist laut Schlüsselverzeichnis ausgeschieden, in der Liste der Benutzer nicht.",
  ]);
  const nobody = await rewritten("users", () => []);
  expect(nobody.wrong).toContain(`In der Liste der Benutzer fehlt eine Person, die im Schlüsselverzeichnis steht (${sample.userId}).`);
});

test("texts of the office that are missing are told, and that nobody signed one is said", async () => {
  const words = await rewritten("confirmation_texts", () => []);
  expect(words.wrong).toEqual(["Zu einer unterschriebenen Eingangsbestätigung (de) fehlt der Text."]);
  const signatures = await rewritten("receipt_signatures", () => []);
  expect([signatures.wrong, signatures.page.includes("Unterschriebene Eingangsbestätigungen sind nicht dabei.")]).toEqual([[], true]);
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
