// „Gesamtarchiv“: the ZIP file that a person made in the browser. Its keys are in it.
import { createHash } from "node:crypto";
import { type Keys } from "./keys.ts";
import { fromBase64Url } from "./hz1/encode.ts";
import { signingPublicKey } from "./hz1/boxes.ts";
import { ALTERED, type CaseRows, demandForm, inOrder, linesOf, NotOpened, type Row, type Stock, type Trouble, whole } from "./stock.ts";
import { openZip, ZipFailure, type ZipFile } from "./zip-file.ts";

const LIST = "bestand/pruefsummen.json";
const KEYS = "bestand/schluessel.json";
const FORMAT = "hinweiszentrale-archiv";
const READABLE = ["konto.json", "pruefprotokoll.csv"];

type KeyFile = { accountId: string; by: string; accountSeed: string; departments: { departmentId: string; epoch: number; seed: string }[] };

/** Opens the archive, checks every byte of it, and leaves out what is missing or altered. Throws NotOpened. */
export async function openWholeArchive(path: string): Promise<{ stock: Stock; keys: Keys }> {
  const zip = await openZip(path).catch((error: unknown) => {
    throw error instanceof ZipFailure ? new NotOpened(`${error.message} Vielleicht ist das Ende abgeschnitten.`) : error;
  });
  const list = await jsonOf(zip, LIST);
  demandForm(list, FORMAT);
  const { accountId, at, sha256 = {} } = list as { accountId: string; at: string; sha256?: Record<string, string> };
  const { intact, troubles } = await checked(zip, sha256);
  if (!intact.has(KEYS)) throw new NotOpened(`${KEYS} fehlt oder ${ALTERED}. Ohne die Schlüssel lässt sich nichts öffnen.`);
  const keyFile = await jsonOf(zip, KEYS);
  demandForm(keyFile, FORMAT);
  const { by } = keyFile as KeyFile;
  const made = { at: String(at), byUserId: String(by) };
  return { stock: { ...stockOf(zip, accountId, intact, troubles), made }, keys: keysIn(keyFile as KeyFile) };
}

async function jsonOf(zip: ZipFile, name: string): Promise<unknown> {
  if (!zip.names.includes(name)) throw new NotOpened(`Im Archiv fehlt ${name}. Es ist unvollständig oder kein Gesamtarchiv.`);
  try {
    return JSON.parse((await whole(zip.read(name))).toString("utf8"));
  } catch {
    throw new NotOpened(`${name} ${ALTERED}. Das Archiv lässt sich nicht prüfen.`);
  }
}

async function checked(zip: ZipFile, sha256: Record<string, string>) {
  const [intact, troubles] = [new Set<string>(), [] as Trouble[]];
  for (const [name, sum] of Object.entries(sha256)) {
    if (!zip.names.includes(name)) {
      troubles.push({ what: name, why: "fehlt im Archiv" });
      continue;
    }
    const hash = createHash("sha256");
    try {
      for await (const chunk of zip.read(name)) hash.update(chunk);
    } catch {
      // Another sum than the list's.
    }
    if (hash.digest("hex") === sum) intact.add(name);
    else troubles.push({ what: name, why: ALTERED });
  }
  for (const name of zip.names)
    if (name !== LIST && !Object.hasOwn(sha256, name))
      troubles.push({ what: name, why: "gehört nicht zum Archiv und wurde nicht gelesen" });
  return { intact, troubles };
}

function keysIn({ accountSeed, departments }: KeyFile): Keys {
  const seeds = new Map(departments.map(({ departmentId, epoch, seed }) => [`${departmentId}/${epoch}`, fromBase64Url(seed)]));
  return { seeds, reportKeys: new Map(), notesKeys: new Map(), accountKeys: [signingPublicKey(fromBase64Url(accountSeed))] };
}

function stockOf(zip: ZipFile, accountId: string, intact: ReadonlySet<string>, troubles: Trouble[]): Omit<Stock, "made"> {
  const inFolder = (folder: string) => [...intact].filter((name) => name.startsWith(folder));
  const entriesIn = async function* (name: string): AsyncGenerator<{ table: string; row: Row }> {
    for await (const line of linesOf(zip.read(name))) yield JSON.parse(line) as { table: string; row: Row };
  };
  let paths: Promise<Map<string, string>> | undefined;
  return {
    accountId,
    troubles,
    bytes: (value) => Buffer.from(String(value).slice(2), "hex"),
    async *rows(table) {
      for (const name of inFolder(`bestand/tabellen/${table}/`)) for await (const { row } of entriesIn(name)) yield row;
    },
    async *cases() {
      for (const name of inFolder("bestand/faelle/")) {
        const found: Omit<CaseRows, "report"> & { report: Row | null } = { report: null, messages: [], notes: [] };
        for await (const { table, row } of entriesIn(name)) {
          if (table === "reports") found.report = row;
          if (table === "messages" || table === "notes") found[table].push(row);
        }
        const { report, messages, notes } = found;
        if (report) yield { report, messages: inOrder(messages), notes: inOrder(notes) };
      }
    },
    async file(id) {
      const path = (await (paths ??= filePaths(zip, intact))).get(id);
      return path === undefined || !intact.has(path) ? null : { isOpen: true, bytes: zip.read(path) };
    },
    readable: READABLE.filter((name) => intact.has(name)).map((name) => ({ name, bytes: () => zip.read(name) })),
    close: () => zip.close(),
  };
}

/** Where each file lies opened, by its id: each case says it of its own. */
async function filePaths(zip: ZipFile, intact: ReadonlySet<string>): Promise<Map<string, string>> {
  const paths = new Map<string, string>();
  for (const name of [...intact].filter((one) => /^faelle\/[^/]+\/fall\.json$/.test(one))) {
    const { files } = (await jsonOf(zip, name)) as { files: { id: string; path: string | null }[] };
    for (const { id, path } of files) if (path !== null) paths.set(id, path);
  }
  return paths;
}
