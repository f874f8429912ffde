import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { type ArchiveMeans, type ArchiveProgress, type ArchiveResult, archiveStream, type CaseData } from "./archive-entries.ts";
import { readZip } from "../../../../scripts/read-zip.ts";

const file = (id: string, name: string): CaseData["files"][number] => ({
  id,
  name,
  type: "text/plain",
  size: 5,
  sentAt: null,
  state: "not-loaded",
  sha256: null,
  path: null,
});
const aCase = (caseNumber: string, more: Partial<CaseData> = {}): CaseData => ({
  receivedAt: "2025-12-31T23:59:00.000Z",
  caseNumber,
  title: "Ein Titel",
  description: { text: "Ein Text", closed: false, redaction: null },
  files: [],
  ...more,
});
const CASES: Record<string, CaseData | null> = {
  one: aCase("AAAA-1111", { files: [file("f1", "../beleg.txt"), file("f2", "kaputt.txt")] }),
  gone: null,
  two: aCase("BBBB-2222", { description: { text: null, closed: true, redaction: null } }),
};
const account = { account_id: "a", company_name: "Muster AG", public_key: "\\x00" };
const person = { account_id: "a", full_name: "Anna Lindner", email: "anna@muster.example", is_guest: false, sig_public_key: "\\x00" };

const NAME = "Archiv 2026.zip";

async function make(more: Partial<ArchiveMeans> = {}) {
  const told: ArchiveProgress[] = [];
  let result: ArchiveResult | null = null;
  const means: ArchiveMeans = {
    async *reportIds() {
      yield* Object.keys(CASES);
    },
    readCase: async (id) => {
      const data = CASES[id]!;
      return data && { data, lines: [`{"table":"reports","row":{"id":"${id}"}}`], openFile: open };
    },
    faultOf: () => "damaged",
    tablePage: async (table, after) => {
      if (table === "accounts") return { lines: [JSON.stringify({ table, row: account })], next: null };
      if (table !== "users") return { lines: [], next: null };
      return { lines: [JSON.stringify({ table, row: person })], next: after === undefined ? "more" : null };
    },
    auditLog: async () => new Uint8Array([1]),
    comparable: async (entries) => ({ account: "G9JCG-WVKJF", log: { fingerprint: "89ZQK-2XN66", entries } }),
    keys: () => ({ accountSeed: "c2VlZA", departments: [] }),
    onProgress: (progress) => told.push(progress),
    ...more,
  };
  const head = {
    name: NAME,
    accountId: "a",
    company: "Muster AG",
    by: { id: "u", name: "Anna Lindner", email: "" },
    at: new Date(0),
    reports: 3,
  };
  const stream = archiveStream(head, means, (ended) => void (result = ended));
  const entries = readZip(new Uint8Array(await new Response(stream).arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(entries.get(name));
  return { entries, text, told, result: result as ArchiveResult | null };
}

async function open({ id }: { id: string }): Promise<Blob> {
  if (id === "f2") throw new Error("kaputt");
  return new Blob(["Beleg"]);
}

test("cases come first, the account after them, and last the sums of everything else", async () => {
  const { entries, text } = await make();
  const names = [...entries.keys()];
  expect(names).toEqual([
    "faelle/2025-AAAA-1111/dateien/_beleg.txt",
    "faelle/2025-AAAA-1111/fall.json",
    "bestand/faelle/one.ndjson",
    "faelle/2025-BBBB-2222/fall.json",
    "bestand/faelle/two.ndjson",
    "bestand/tabellen/accounts/0001.ndjson",
    "bestand/tabellen/users/0001.ndjson",
    "bestand/tabellen/users/0002.ndjson",
    "konto.json",
    "pruefprotokoll.csv",
    "bestand/schluessel.json",
    "LIESMICH.txt",
    "bestand/pruefsummen.json",
  ]);
  const { sha256 } = JSON.parse(text("bestand/pruefsummen.json")) as { sha256: Record<string, string> };
  const sums = names.slice(0, -1).map((name) => [name, createHash("sha256").update(entries.get(name)!).digest("hex")]);
  expect(sha256).toEqual(Object.fromEntries(sums));
});

test("what is missing is counted, and said in LIESMICH.txt and fall.json", async () => {
  const { text, result } = await make();
  expect(result).toEqual({ reports: 2, gone: 1, closed: 1, missingFiles: 1 });
  for (const words of ["Meldungen von Abteilungen, denen", "1 Meldung, die währenddessen", "Der Inhalt von 1 Meldung", "1 Datei, die"])
    expect(text("LIESMICH.txt")).toContain(words);
  const { files } = JSON.parse(text("faelle/2025-AAAA-1111/fall.json")) as CaseData;
  expect(files.map(({ state, path }) => [state, path])).toEqual([
    ["loaded", "faelle/2025-AAAA-1111/dateien/_beleg.txt"],
    ["damaged", null],
  ]);
});

test("LIESMICH.txt says what to compare, of as many entries of the key log as there are, and calls the file what it is called", async () => {
  const line = JSON.stringify({ table: "key_log", row: { seq: 1 } });
  const pages = [
    { lines: [line, line], next: "more" },
    { lines: [line], next: null },
  ];
  const tablePage: ArchiveMeans["tablePage"] = async (table) => (table === "key_log" ? pages.shift()! : { lines: [], next: null });
  const { text } = await make({ tablePage });
  expect(text("LIESMICH.txt")).toMatch(/Kontos +G9JCG-WVKJF\r\n.*Schlüsselverzeichnisses +89ZQK-2XN66 +\(3 Einträge\)/);
  expect(text("LIESMICH.txt")).toContain(`node hinweiszentrale-oeffnen.mjs "${NAME}"`);
  const unread = await make({ comparable: async () => ({ account: "G9JCG-WVKJF", log: null }) });
  expect(unread.text("LIESMICH.txt")).toMatch(/G9JCG-WVKJF\r\n.*nicht bestätigt\./);
});

test("the keys are all that were held during the run, also those that a renewal dropped before its end", async () => {
  const seedOf = (epoch: number) => ({ departmentId: "d", epoch, seed: `seed-${epoch}` });
  let held = [seedOf(1)];
  const readOne = async (id: string) => {
    if (id === "one") held = [seedOf(1), seedOf(2)];
    if (id === "two") held = [seedOf(3)];
    return { data: aCase(`AAAA-${id}`), lines: [], openFile: open };
  };
  const { text } = await make({ readCase: readOne, keys: () => ({ accountSeed: "c2VlZA", departments: held }) });
  const { departments } = JSON.parse(text("bestand/schluessel.json")) as { departments: unknown };
  expect(departments).toEqual([seedOf(1), seedOf(2), seedOf(3)]);
});

test("konto.json shows what is for people, and no key", async () => {
  const { text } = await make();
  expect(JSON.parse(text("konto.json"))).toMatchObject({
    unternehmen: { company_name: "Muster AG" },
    personen: [{ full_name: "Anna Lindner", is_guest: false }, {}],
  });
  expect(text("konto.json")).not.toContain("public_key");
});

test("progress counts finished reports and the bytes written", async () => {
  const { told, entries } = await make();
  expect(told[0]).toEqual({ reports: 0, bytes: 0, file: null });
  const written = [...entries.values()].reduce((sum, { length }) => sum + length, 0);
  expect(told.at(-1)).toEqual({ reports: 2, bytes: written, file: null });
});

test("a line that is given up leaves no archive that has an end", async () => {
  await expect(make({ tablePage: () => Promise.reject(new Error("fort")) })).rejects.toThrow("fort");
});
