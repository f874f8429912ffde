import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { zipNames } from "../../web/admin/shared/export/zip-names.ts";
import { casePage, overviewPage } from "./case-page.ts";
import { isSuccession } from "./hz1/keys.ts";
import { brokenEntry, openFile } from "./hz1/texts.ts";
import { doubtfulDepartments, type Keys, vouchedKeys } from "./keys.ts";
import { type CaseKey, type NamedFile, openCase, type OpenedCase, whyClosed } from "./open-case.ts";
import { type Row, type Stock, type Trouble } from "./stock.ts";

/** How it turned out. */
export type Outcome = { cases: number; files: number; troubles: readonly Trouble[]; doubts: number };

/** Writes everything that these keys open into an empty folder, each case by itself, and names what stays closed. */
export async function writeReadable(stock: Stock, keys: Keys, folder: string): Promise<Outcome> {
  const troubles = [...stock.troubles];
  const vouched = await vouchedKeys(stock, keys.accountKeys);
  const people = await peopleIn(stock);
  const cases: (OpenedCase & { folder: string })[] = [];
  const taken: string[] = [];
  let [files, doubts] = [0, 0];
  for await (const rows of stock.cases()) {
    const { case: one, key } = openCase(stock, keys, vouched, rows);
    taken.push(`${one.receivedAt.slice(0, 4)}-${one.caseNumber}`);
    const name = zipNames(taken).at(-1)!;
    const place = path.join(folder, "faelle", name);
    await fs.mkdir(place, { recursive: true, mode: 0o700 });
    const written = await writeFiles(stock, key, one.files, place);
    await writeText(path.join(place, "fall.json"), `${JSON.stringify({ ...one, files: written }, null, 2)}\n`);
    await writeText(path.join(place, "fall.html"), casePage(one, written, people));
    troubles.push(...troublesOf(one, written));
    files += written.filter(({ path: at }) => at !== null).length;
    doubts += [one.report, ...one.messages, ...one.notes].reduce((sum, text) => sum + text.doubts.length, 0);
    cases.push({ ...one, folder: name, messages: [], notes: [], files: [] });
  }
  for (const { name, bytes } of stock.readable) await writeBytes(path.join(folder, name), bytes());
  const checks = await checksOf(stock, keys, doubts);
  const company = await companyOf(stock);
  cases.sort((a, b) => a.number - b.number);
  const readable = stock.readable.map(({ name }) => name);
  await writeText(path.join(folder, "index.html"), overviewPage({ company, cases, troubles, checks, readable }));
  return { cases: cases.length, files, troubles, doubts };
}

const writeText = (file: string, text: string) => fs.writeFile(file, text, { flag: "wx", mode: 0o600 });
const writeBytes = (file: string, bytes: AsyncIterable<Uint8Array>) =>
  pipeline(Readable.from(bytes, { objectMode: false }), createWriteStream(file, { flags: "wx", mode: 0o600 }));

type WrittenFile = NamedFile & { path: string | null; why: string | null };

/** Opens each file into its own; one that fails on the way leaves nothing behind. */
async function writeFiles(stock: Stock, key: CaseKey | null, files: readonly NamedFile[], place: string): Promise<WrittenFile[]> {
  const names = zipNames(files.map(({ name }) => String(name)));
  const done: WrittenFile[] = [];
  for (const [at, file] of files.entries()) {
    const target = path.join(place, "dateien", names[at]!);
    const found = await stock.file(file.id);
    if (!found || !key) {
      done.push({ ...file, path: null, why: "fehlt oder wurde verändert" });
      continue;
    }
    await fs.mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    try {
      await writeBytes(target, found.isOpen ? found.bytes : openFile(key.reportKey, key.head, file.id, file.size, found.bytes));
      done.push({ ...file, path: `dateien/${names[at]}`, why: null });
    } catch (error) {
      await fs.rm(target, { force: true });
      done.push({ ...file, path: null, why: whyClosed(error) });
    }
  }
  return done;
}

function troublesOf({ number, closed, report, messages, notes }: OpenedCase, files: readonly WrittenFile[]): Trouble[] {
  const of = `HZ-${number}`;
  if (closed) return [{ what: of, why: closed }];
  const texts = [
    { name: "die Meldung", all: [report] },
    { name: "eine Nachricht", all: messages },
    { name: "eine Notiz", all: notes },
  ];
  return [
    ...texts.flatMap(({ name, all }) =>
      all.flatMap((text) => (text.closed ? [{ what: `${of}, ${name} vom ${text.at}`, why: text.closed }] : [])),
    ),
    ...files.flatMap(({ name, why }) => (why ? [{ what: `${of}, Datei „${name}“`, why }] : [])),
  ];
}

async function peopleIn(stock: Stock): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for await (const row of stock.rows("users")) names.set(String(row["id"]), String(row["full_name"]));
  return names;
}

async function companyOf(stock: Stock): Promise<string> {
  for await (const row of stock.rows("accounts")) return String(row["company_name"]);
  return "Bestand";
}

async function all(rows: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of rows) found.push(row);
  return found;
}

/** What was checked of the whole, in German. */
async function checksOf(stock: Stock, keys: Keys, doubts: number): Promise<string[]> {
  const departments = await doubtfulDepartments(stock, keys);
  const log = (await all(stock.rows("audit_entries"))).map((row) => ({
    seq: Number(row["seq"]),
    entry: String(row["entry"]),
    hash: stock.bytes(row["hash"]),
  }));
  const broken = brokenEntry(log);
  const { accountId } = stock;
  const said = (await all(stock.rows("successions"))).filter((row) => {
    const statement = {
      former: stock.bytes(row["former_public_key"]),
      next: stock.bytes(row["public_key"]),
      signedAt: Number(row["signed_at"]),
    };
    return !isSuccession({ accountId, ...statement }, stock.bytes(row["signature"]));
  });
  return [
    doubts === 0
      ? "Alle Unterschriften von Nachrichten und Notizen sind bestätigt, und keine Nachricht fehlt in einer Reihe."
      : `Zweifel an Texten: ${doubts}; sie stehen bei ihnen.`,
    departments.length === 0
      ? "Alle Schlüssel der Abteilungen hat der Kontoschlüssel unterschrieben."
      : `Schlüssel ohne Unterschrift des Kontoschlüssels: ${departments.join("; ")}`,
    broken === null ? `Das Prüfprotokoll ist lückenlos (${log.length} Einträge).` : `Das Prüfprotokoll stimmt ab Eintrag ${broken} nicht.`,
    ...(said.length > 0 ? ["Eine Nachfolge von Kontoschlüsseln ist nicht richtig unterschrieben."] : []),
  ];
}
