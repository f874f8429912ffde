// „Ihr Bestand, auch ohne uns“: what leaves the service is opened by the built program alone, in a process and folder of its own.
import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { messageRoutes } from "@hz/contract/reports/messages";
import { reportRoutes } from "@hz/contract/reports/reports";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { type Bytes, newNotesKey } from "@hz/crypto";
import { createBuilder } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fillFolder } from "../../../scripts/accounts/export-folder.ts";
import { encodeMessage, encodeRedacted } from "../../../web/vault/content/content.ts";
import { offerEmergency } from "../../../web/vault/keys/emergency.ts";
import { offerRecovery } from "../../../web/vault/keys/recovery.ts";
import { draftReport, type ReportDraft, sealReport } from "../../../web/vault/report/seal-report.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { aColleague, anOffice, aSubmitted, asReporter, CONTENT, type SignedIn, type TestOffice } from "../../testing/builders.ts";
import { anArchive, holdKeysOf, openFileOf, readCase } from "../../testing/builders-archive.ts";
import { aFile, uploadToChannel } from "../../testing/builders-files.ts";
import { aGuest } from "../../testing/builders-guests.ts";
import { hold } from "../../testing/builders-people.ts";
import { aRecoveryCode } from "../../testing/builders-reset.ts";
import { aMessage, aNote, aRedaction } from "../../testing/builders-thread.ts";
import { call } from "../../testing/call.ts";
import { setEmergencyKey } from "../emergency/index.ts";
import { exportAccount } from "../operator/index.ts";

const root = path.join(import.meta.dirname, "../../..");
const FILE = { name: "beleg <1>.pdf", type: "application/pdf", size: 3_000_000 };
const GUEST = "gast@kanzlei.example";
const WORDS = { answer: "Danke für Ihren Hinweis.", left: "Danke für █████ Hinweis.", reply: "Gern geschehen.", guest: "Der zweite Fall" };

let own: TestApplication;
let office: TestOffice;
let colleague: SignedIn;
let draft: ReportDraft;
let folder: string;
let program: string;
let archive: Awaited<ReturnType<typeof anArchive>>;
let stock: string;
let fileSum: string;
let codes: { owner: string; guest: string; emergency: string };

const sumOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const isThere = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Words of the colleague's answer blacked out by the owner. */
async function aBlackening(answer: { id: string; box: string }, original: string, key: Bytes) {
  const { userId } = office.person;
  const from = { role: "handler", authorId: colleague.person.userId, author: "Meldestelle" } as const;
  const content = encodeMessage({ ...from, seq: 1, prev: null, time: 1_790_000_000, text: WORDS.left, files: [] });
  const text = encodeRedacted({ byId: userId, by: "Meldestelle", time: 1_790_000_100, original }, content);
  const of = { box: answer.box, messageId: answer.id, role: "handler", text, key } as const;
  const { reason, ...rest } = await aRedaction(office, draft, office.person, of);
  // The notes have their key already.
  return { ...rest, reason: { ...reason, notesKey: null, sealedTo: null } };
}

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "hz-open-"));
  const environments = { reader: { build: { outDir: path.join(folder, "program") } } };
  const builder = await createBuilder({ root, logLevel: "error", environments });
  await builder.build(builder.environments["reader"]!);
  program = path.join(folder, "program/hinweiszentrale-oeffnen.mjs");

  own = await testApplication();
  office = await anOffice(own);
  colleague = await aColleague(own, office);
  const { channel, as, accountId, person } = office;
  draft = await draftReport(channel.accountId, channel.department);
  const file = await aFile(draft, FILE.size);
  await uploadToChannel(own, channel.linkSuffix, draft, file);
  const content = { ...CONTENT, files: [{ id: file.id, ...FILE }] };
  const body = await sealReport(draft, { linkSuffix: channel.linkSuffix, content, claims: [file.claim] });
  const { reportId } = await call(own.app, reportRoutes.submit, { body: { ...body, uploadToken: draft.uploadToken } });
  const params = { id: reportId };
  const answer = await aMessage(draft, colleague.person, WORDS.answer, { seq: 1, prev: null });
  await call(own.app, messageRoutes.send, { params, as: colleague.as, body: answer });
  const prev = createHash("sha256").update(Buffer.from(answer.box, "base64url")).digest("base64url");
  const reply = await aMessage(draft, null, WORDS.reply, { seq: 2, prev });
  await call(own.app, messageRoutes.caseSend, { params, as: asReporter(draft), body: reply });
  const key = newNotesKey();
  await call(own.app, messageRoutes.addNote, { params, as, body: await aNote(office, draft, person, { key }) });
  await call(own.app, messageRoutes.redact, { params, as, body: await aBlackening(answer, prev, key) });
  const second = await aSubmitted(own, office, { title: WORDS.guest });
  const guest = await aGuest(own, office, second.id, { email: GUEST });
  const { code: owner } = await aRecoveryCode(own, office, accountId);
  await hold(own, accountId, guest);
  const { code, ...kept } = await offerRecovery();
  await call(own.app, authRoutes.setRecovery, { as: guest.as, body: kept });
  await holdKeysOf(own, office, person.userKey, accountId, person.userId);
  const emergency = await offerEmergency(null);
  await setEmergencyKey(own.ctx, accountId, person.userId, emergency.key);
  codes = { owner, guest: code, emergency: emergency.code };

  await holdKeysOf(own, office, person.userKey, accountId, person.userId);
  const opened = await openFileOf(own, as, (await readCase(own, as, reportId)).open, { id: file.id, size: FILE.size });
  fileSum = sumOf(new Uint8Array(await opened.arrayBuffer()));
  archive = await anArchive(own, office, accountId);
  stock = path.join(folder, "bestand");
  await fillFolder(stock, (sink) => exportAccount(own.ctx, accountId, sink));
}, 120_000);
afterAll(async () => {
  await archive?.remove();
  await own.close();
  await fs.rm(folder, { recursive: true });
});

let count = 0;
/** Runs the program where nothing of the product lies, with these lines typed. */
async function open(source: string, ...typed: string[]) {
  const target = path.join(folder, `offen-${++count}`);
  const child = spawn(process.execPath, [program, source, target], { cwd: folder, env: {} });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  child.stdin.end(typed.map((line) => `${line}\n`).join(""));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, output, target };
}

type Case = { title: string | null; closed: string | null; messages: Text[]; notes: Text[]; report: Text; files: { path: string }[] };
type Text = { kind: string; redactedBy: string | null; content: Record<string, unknown> | null; doubts: string[] };
async function casesIn(target: string): Promise<(Case & { folder: string })[]> {
  const names = (await fs.readdir(path.join(target, "faelle"))).map((name) => path.join(target, "faelle", name));
  const read = async (name: string) => JSON.parse(await fs.readFile(path.join(name, "fall.json"), "utf8")) as Case & { number: number };
  const all = await Promise.all(names.map(async (name) => ({ ...(await read(name)), folder: name })));
  return all.sort((a, b) => a.number - b.number);
}

/** The first case as everybody wrote it, each text signed by its author, and its file. */
async function expectFirstCase(target: string) {
  const [first] = await casesIn(target);
  expect(first).toMatchObject({ title: CONTENT.title, closed: null });
  expect(first!.report.content).toMatchObject({ description: CONTENT.description });
  expect(first!.messages.map(({ content, doubts }) => [content?.["text"], doubts])).toEqual([
    [WORDS.left, []],
    [WORDS.reply, []],
  ]);
  expect(first!.messages[0]).toMatchObject({ redactedBy: office.person.userId });
  expect(first!.notes.map(({ kind }) => kind).toSorted()).toEqual(["note", "redaction"]);
  for (const note of first!.notes) expect(note).toMatchObject({ doubts: [], content: { authorId: office.person.userId } });
  const [file] = first!.files;
  expect(sumOf(await fs.readFile(path.join(first!.folder, file!.path)))).toBe(fileSum);
  const page = await fs.readFile(path.join(first!.folder, "fall.html"), "utf8");
  for (const words of [CONTENT.description, WORDS.left, "beleg &lt;1&gt;.pdf"]) expect(page).toContain(words);
}

describe("a whole archive", () => {
  test("is opened by the keys in it", async () => {
    const { code, output, target } = await open(archive.file);
    expect(output).toContain("2 Fälle, 1 Datei");
    expect([code, output.includes("Zweifel")]).toEqual([0, false]);
    await expectFirstCase(target);
    const overview = await fs.readFile(path.join(target, "index.html"), "utf8");
    for (const words of [CONTENT.title, WORDS.guest, "Alle Unterschriften", "lückenlos"]) expect(overview).toContain(words);
  });

  const changed = async (change: (bytes: Buffer) => Buffer) => {
    const file = path.join(folder, `archiv-${++count}.zip`);
    await fs.writeFile(file, change(await fs.readFile(archive.file)));
    return open(file);
  };

  test("that was cut is refused, and nothing is written", async () => {
    for (const part of [0.5, 0.99]) {
      const { code, output, target } = await changed((bytes) => bytes.subarray(0, Math.floor(bytes.length * part)));
      expect([code, output]).toEqual([1, expect.stringContaining("unvollständig")]);
      expect(await isThere(target)).toBe(false);
    }
  });

  test("of which a byte was altered opens but for what that byte belongs to", async () => {
    const { code, output, target } = await changed((bytes) => {
      bytes[bytes.indexOf("beleg _1_.pdf") + 1_000_000]! ^= 1;
      return bytes;
    });
    expect([code, output]).toEqual([3, expect.stringMatching(/beleg _1_\.pdf: wurde verändert/)]);
    const [first, second] = await casesIn(target);
    expect([first!.title, first!.messages.length, second!.title]).toEqual([CONTENT.title, 2, WORDS.guest]);
    expect(await isThere(path.join(first!.folder, "dateien"))).toBe(false);
  });

  test("whose keys or sums were altered is refused", async () => {
    const seeds = await changed((bytes) => {
      bytes[bytes.indexOf('"accountSeed": "') + 20]! ^= 1;
      return bytes;
    });
    expect([seeds.code, seeds.output]).toEqual([1, expect.stringContaining("schluessel.json fehlt oder wurde verändert")]);
    const sums = await changed((bytes) => {
      bytes[bytes.lastIndexOf('"sha256": {')] = 0;
      return bytes;
    });
    expect([sums.code, sums.output]).toEqual([1, expect.stringContaining("pruefsummen.json wurde verändert")]);
  });

  test("of a later version is refused by its number", async () => {
    const { code, output } = await changed((bytes) => {
      bytes[bytes.lastIndexOf('"version": 1') + 11] = 0x32;
      return bytes;
    });
    expect([code, output]).toEqual([1, expect.stringContaining("von einer späteren Fassung (Version 2)")]);
  });
});

describe("a sealed stock", () => {
  test("is opened by a person's address and recovery code", async () => {
    const { code, output, target } = await open(stock, office.person.email.toUpperCase(), codes.owner.toLowerCase().replaceAll("-", " "));
    expect([code, output]).toEqual([0, expect.stringContaining("2 Fälle, 1 Datei")]);
    await expectFirstCase(target);
  });

  type Line = Record<string, unknown>;
  const rowsIn = async (place: string, table: string): Promise<Line[]> =>
    (await fs.readFile(path.join(place, "tabellen", table), "utf8"))
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Line);

  test("has what its frozen sample has, and notes of redactions have the ids of their rows", async () => {
    const sample = path.join(root, "crypto/samples/hz1-stock");
    for (const table of await fs.readdir(path.join(sample, "tabellen"))) {
      const [[frozen], [real]] = [await rowsIn(sample, table), await rowsIn(stock, table)];
      if (frozen && real) expect(Object.keys(real), table).toEqual(expect.arrayContaining(Object.keys(frozen)));
    }
    const reasons = (await rowsIn(stock, "notes.jsonl")).filter(({ kind }) => kind === "redaction");
    const redactions = await rowsIn(stock, "redactions.jsonl");
    const told = redactions.map(({ id, message_id: message, user_id: by }) => ({ id, message, by }));
    const [{ id: answer } = {}] = (await rowsIn(stock, "messages.jsonl")).filter((row) => row["redacted_by"] !== null);
    expect(told).toEqual([{ id: reasons[0]!["id"], message: answer, by: office.person.userId }]);
  });

  test("is opened by the emergency code", async () => {
    const { code, output, target } = await open(stock, "", codes.emergency);
    expect([code, output]).toEqual([0, expect.stringContaining("2 Fälle, 1 Datei")]);
    await expectFirstCase(target);
  });

  test("gives a guest their case, and names what stays closed", async () => {
    const { code, output, target } = await open(stock, GUEST, codes.guest);
    expect([code, output]).toEqual([3, expect.stringMatching(/HZ-\d+: zu dieser Meldung ist kein Schlüssel dabei/)]);
    expect((await casesIn(target)).map(({ title, closed }) => [title, closed !== null])).toEqual([
      [null, true],
      [WORDS.guest, false],
    ]);
  });

  test("stays closed to a wrong code, a slip, and a stranger", async () => {
    const slip = codes.owner.replace(/^./, (sign) => (sign === "2" ? "3" : "2"));
    for (const [email, code, says] of [
      [office.person.email, codes.guest, "gehört nicht zu dieser Person"],
      [office.person.email, slip, "Tippfehler"],
      [office.person.email, "abc", "28 Zeichen"],
      ["fremd@muster.example", codes.owner, "gehört zu keiner Person"],
      ["", codes.owner, "gehört nicht zu dieser Person"],
    ] as const) {
      const { code: exit, output, target } = await open(stock, email, code);
      expect([exit, output]).toEqual([1, expect.stringContaining(says)]);
      expect(await isThere(target)).toBe(false);
    }
  });

  const changedStock = async (change: (copy: string) => Promise<void>) => {
    const copy = path.join(folder, `bestand-${++count}`);
    await fs.cp(stock, copy, { recursive: true });
    await change(copy);
    return open(copy, office.person.email, codes.owner);
  };

  test("with an altered part, or without it, opens but for that file", async () => {
    const partIn = async (copy: string) => {
      const [id] = await fs.readdir(path.join(copy, "dateien"));
      const [part] = await fs.readdir(path.join(copy, "dateien", id!));
      return path.join(copy, "dateien", id!, part!);
    };
    const altered = await changedStock(async (copy) => {
      const bytes = await fs.readFile(await partIn(copy));
      bytes[2_000_000]! ^= 1;
      await fs.writeFile(await partIn(copy), bytes);
    });
    expect([altered.code, altered.output]).toEqual([3, expect.stringMatching(/dateien\/.*: wurde verändert/)]);
    const missing = await changedStock(async (copy) => fs.rm(await partIn(copy)));
    expect([missing.code, missing.output]).toEqual([3, expect.stringMatching(/dateien\/.*: fehlt im Ordner/)]);
    expect((await casesIn(missing.target)).map(({ title }) => title)).toEqual([CONTENT.title, WORDS.guest]);
  });

  test("that is unfinished, of a later version or none of ours is refused", async () => {
    const unfinished = await changedStock((copy) => fs.writeFile(path.join(copy, "UNVOLLSTAENDIG"), ""));
    expect([unfinished.code, unfinished.output]).toEqual([1, expect.stringContaining("abgebrochen")]);
    const later = await changedStock(async (copy) => {
      const form = path.join(copy, "bestand.json");
      await fs.writeFile(form, (await fs.readFile(form, "utf8")).replace('"version": 1', '"version": 2'));
    });
    expect([later.code, later.output]).toEqual([1, expect.stringContaining("von einer späteren Fassung (Version 2)")]);
    const foreign = await open(path.join(folder, "program"), "a", "b");
    expect([foreign.code, foreign.output]).toEqual([1, expect.stringContaining("keine Ausgabe der Hinweiszentrale")]);
  });
});
