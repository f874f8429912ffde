// The sealed stock of the frozen samples, opened by both codes; and what becomes of one with a fault.
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keysByCode } from "./keys.ts";
import { openSealedStock } from "./sealed-stock.ts";
import { EMAIL } from "./testing/sample-rows.ts";
import { stockFiles, writeStock } from "./testing/sample-stock.ts";
import { writeReadable } from "./write-readable.ts";

const samples = new URL("../../crypto/samples/", import.meta.url);
const read = async (name: string) => JSON.parse(await fs.readFile(new URL(name, samples), "utf8"));
const frozen = fileURLToPath(new URL("hz1-stock", samples));

let folder: string;
let codes: { recovery: string; emergency: string; invite: string };
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "hz-stock-"));
  const { recoveryCode, inviteCode } = (await read("hz1.json")).codes;
  codes = { recovery: recoveryCode, emergency: (await read("hz1-emergency.json")).code, invite: inviteCode };
});
afterAll(() => fs.rm(folder, { recursive: true }));

let count = 0;
async function opened(place: string, email: string, code: string) {
  const target = path.join(folder, `offen-${++count}`);
  const stock = await openSealedStock(place);
  const keys = await keysByCode(stock, email, code);
  await fs.mkdir(target);
  const outcome = await writeReadable(stock, keys, target);
  return { ...outcome, target, page: await fs.readFile(path.join(target, "index.html"), "utf8") };
}

type Files = Map<string, Buffer>;
/** The sample with other files, its sums those of what they are then; `spoil` changes the folder afterwards. */
async function changed(change: (files: Files) => void, spoil: (place: string) => Promise<unknown> = async () => {}) {
  const [files, place] = [stockFiles(), path.join(folder, `bestand-${++count}`)];
  change(files);
  await writeStock(place, files);
  await spoil(place);
  return place;
}
type Row = Record<string, unknown>;
const rowsOf = (table: string, change: (rows: Row[]) => Row[]) => (files: Files) => {
  const name = `tabellen/${table}.jsonl`;
  const rows = files.get(name)!.toString().split("\n").filter(Boolean);
  const lines = change(rows.map((line) => JSON.parse(line) as Row)).map((row) => `${JSON.stringify(row)}\n`);
  files.set(name, Buffer.from(lines.join("")));
};

test("the frozen stock is what the samples make, and opens by the recovery code and by the emergency code", async () => {
  const made = await changed(() => {});
  for (const name of [...stockFiles().keys(), "pruefsummen.txt"])
    expect((await fs.readFile(path.join(frozen, name))).equals(await fs.readFile(path.join(made, name))), name).toBe(true);
  for (const [email, code] of [
    [EMAIL, codes.recovery],
    ["", codes.emergency],
  ] as const) {
    const { cases, files, troubles, wrong, target, page } = await opened(frozen, email, code);
    expect({ cases, files, troubles, wrong }).toEqual({ cases: 1, files: 1, troubles: [], wrong: [] });
    const one = JSON.parse(await fs.readFile(path.join(target, "faelle/2026-ABCD-EFGH/fall.json"), "utf8"));
    expect(one.messages.map(({ content }: { content: { text: string } }) => content.text)[2]).toBe("Danke, wir gehen dem nach.");
    expect(one.notes).toHaveLength(3);
    for (const words of ["G9JCG-WVKJF-21BQG-N3AH3-FYHS7", "Schlüssel und Personen sind die des Schlüsselverzeichnisses"])
      expect(page).toContain(words);
  }
});

test("a code of another kind or another holder, and a stock without an emergency key, are refused by name", async () => {
  await expect(opened(frozen, EMAIL, codes.emergency)).rejects.toThrow("gehört nicht zu dieser Person");
  await expect(opened(frozen, "", codes.recovery)).rejects.toThrow("gehört nicht zu dieser Person");
  await expect(opened(frozen, EMAIL, codes.invite)).rejects.toThrow("Tippfehler, oder er ist kein Wiederherstellungscode");
  const without = await changed(rowsOf("emergency_keys", () => []));
  await expect(opened(without, "", codes.emergency)).rejects.toThrow("keinen Notfallschlüssel");
});

test("sums that were cut are told, within a line or between two", async () => {
  const cut = (keep: (text: string) => string) => async (place: string) => {
    const sums = path.join(place, "pruefsummen.txt");
    await fs.writeFile(sums, keep(await fs.readFile(sums, "utf8")));
  };
  const within = await changed(
    () => {},
    cut((text) => text.slice(0, -30)),
  );
  await expect(opened(within, EMAIL, codes.recovery)).rejects.toThrow("pruefsummen.txt ist abgeschnitten oder beschädigt");
  const isKept = (line: string) => !/key_log|dateien/.test(line);
  const between = await changed(
    () => {},
    cut((text) => text.split("\n").filter(isKept).join("\n")),
  );
  const { troubles, page } = await opened(between, EMAIL, codes.recovery);
  expect(troubles.map(({ what, why }) => `${what} ${why}`)).toEqual([
    "tabellen/key_log.jsonl steht nicht in pruefsummen.txt; die Liste ist unvollständig",
    expect.stringMatching(/^dateien\/.* steht nicht in pruefsummen\.txt und wurde nicht gelesen$/),
    "HZ-1, Datei „lager.jpg“ fehlt oder wurde verändert",
  ]);
  expect(page).toContain("Ein Schlüsselverzeichnis ist nicht dabei");
});

test("a table that was altered or is missing is named; without that of its codes nothing opens", async () => {
  const spoilt = (table: string) => async (place: string) => fs.appendFile(path.join(place, `tabellen/${table}.jsonl`), "\n");
  const log = await opened(await changed(() => {}, spoilt("key_log")), EMAIL, codes.recovery);
  expect(log.troubles).toEqual([{ what: "tabellen/key_log.jsonl", why: expect.stringContaining("wurde verändert") }]);
  const gone = await changed(
    () => {},
    (place) => fs.rm(path.join(place, "tabellen/receipt_signatures.jsonl")),
  );
  const receipts = await opened(gone, EMAIL, codes.recovery);
  expect(receipts.troubles).toEqual([{ what: "tabellen/receipt_signatures.jsonl", why: "fehlt im Ordner" }]);
  expect(receipts.page).toContain("Unterschriebene Eingangsbestätigungen sind nicht dabei.");
  const people = await changed(() => {}, spoilt("users"));
  await expect(opened(people, EMAIL, codes.recovery)).rejects.toThrow("tabellen/users.jsonl wurde verändert oder ist beschädigt");
  expect((await opened(people, "", codes.emergency)).cases).toBe(1);
});
