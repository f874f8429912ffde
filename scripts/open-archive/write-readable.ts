import { createWriteStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { zipNames } from "../../web/admin/shared/export/zip-names.ts";
import { casePage, overviewPage } from "./case-page.ts";
import { accountKeysOf } from "./account-keys.ts";
import { checksOf } from "./checks.ts";
import { openFile } from "./hz1/texts.ts";
import { type Keys, vouchedKeys } from "./keys.ts";
import { type CaseKey, type NamedFile, openCase, type OpenedCase, whyClosed } from "./open-case.ts";
import { type Stock, type Trouble } from "./stock.ts";
import { whenOf } from "./words.ts";

/** How it turned out. */
export type Outcome = { cases: number; files: number; troubles: readonly Trouble[]; wrong: readonly string[] };

/** Writes everything that these keys open into an empty folder, each case by itself, and names what stays closed. */
export async function writeReadable(stock: Stock, held: Keys, folder: string): Promise<Outcome> {
  const troubles = [...stock.troubles];
  const account = await accountKeysOf(stock, held.accountKeys);
  const keys = { ...held, accountKeys: account.keys };
  const vouched = await vouchedKeys(stock, keys.accountKeys);
  const people = await peopleIn(stock);
  const cases: (OpenedCase & { folder: string })[] = [];
  const taken = new Set<string>();
  let [files, doubts] = [0, 0];
  for await (const rows of stock.cases()) {
    const { case: one, key } = openCase(stock, keys, { vouched, log: account.log }, rows);
    const name = folderName(one, taken);
    taken.add(name);
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
  const checks = await checksOf(stock, keys, account, vouched, doubts);
  const company = await companyOf(stock);
  cases.sort((a, b) => a.number - b.number);
  const readable = stock.readable.map(({ name }) => name);
  const { at, byUserId } = stock.made;
  const made = { at, by: byUserId && (people.get(byUserId) ?? byUserId), prints: account.prints };
  await writeText(path.join(folder, "index.html"), overviewPage({ company, cases, troubles, checks, made, readable }));
  return { cases: cases.length, files, troubles, wrong: checks.wrong };
}

/** Its year and number, of which no two cases have the same unless somebody wrote them so. */
function folderName({ receivedAt, caseNumber, id }: OpenedCase, taken: ReadonlySet<string>): string {
  const name = `${receivedAt.slice(0, 4)}-${caseNumber}`.replace(/[^0-9A-Za-z-]/g, "_").toUpperCase();
  return taken.has(name) ? `${name}-${id}` : name;
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
      all.flatMap((text) => (text.closed ? [{ what: `${of}, ${name} vom ${whenOf(text.at)}`, why: text.closed }] : [])),
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
