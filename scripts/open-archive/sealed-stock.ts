// „Bestand“: the folder that the operator hands over. Its people open it by their codes.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { ALTERED, demandForm, inOrder, linesOf, NotOpened, type Row, type Stock, type Trouble } from "./stock.ts";

const UNFINISHED = "UNVOLLSTAENDIG";
const SUMS = "pruefsummen.txt";
/** What docs/hz1.md reads of; each is there, even without rows. */
const TABLES = [
  "accounts former_account_keys successions key_log users former_keys emergency_keys grants department_keys",
  "reports messages notes files confirmation_texts receipt_signatures audit_entries",
].flatMap((tables) => tables.split(" ").map((table) => `tabellen/${table}.jsonl`));

/** Opens the folder, checks every byte of it, and leaves out what is missing or altered. Throws NotOpened. */
export async function openSealedStock(folder: string): Promise<Stock> {
  const at = (name: string) => path.join(folder, ...name.split("/"));
  const textOf = (name: string) =>
    fs.readFile(at(name), "utf8").catch(() => {
      throw new NotOpened(
        `In ${folder} fehlt ${name}. Der Ordner ist unvollständig, von einer Fassung vor diesem Programm oder keine Ausgabe der Hinweiszentrale.`,
      );
    });
  if (await isThere(at(UNFINISHED)))
    throw new NotOpened("Die Ausgabe wurde abgebrochen und ist unvollständig. Bitte verlangen Sie eine neue.");
  const form = await textOf("bestand.json").then(parsed);
  demandForm(form, "hinweiszentrale-bestand");
  const { intact, troubles } = await checked(folder, sumsIn(await textOf(SUMS)));
  const partsOf = (id: string) =>
    [...intact]
      .filter((name) => name.startsWith(`dateien/${id}/`))
      .sort((a, b) => Number.parseInt(path.basename(a)) - Number.parseInt(path.basename(b)));
  const rows = async function* (table: string): AsyncGenerator<Row> {
    const name = `tabellen/${table}.jsonl`;
    if (intact.has(name)) for await (const line of linesOf(createReadStream(at(name)))) yield JSON.parse(line) as Row;
  };
  return {
    accountId: form.accountId,
    made: { at: String((form as { at?: unknown }).at), byUserId: null },
    troubles,
    bytes: (value) => Buffer.from(String(value), "base64"),
    rows,
    async *cases() {
      const [messages, notes] = [await byReport(rows("messages")), await byReport(rows("notes"))];
      for await (const report of rows("reports")) {
        const of = (all: ReadonlyMap<string, Row[]>) => inOrder(all.get(String(report["id"])) ?? []);
        yield { report, messages: of(messages), notes: of(notes) };
      }
    },
    file: async (id) => {
      const parts = partsOf(id);
      return parts.length === 0 ? null : { isOpen: false, bytes: joined(parts.map(at)) };
    },
    readable: [],
    close: async () => {},
  };
}

/** What each file's SHA-256 is. Throws NotOpened for a list that is none, or ends within a line. */
function sumsIn(text: string): Map<string, string> {
  const lines = text.split("\n");
  if (lines.pop() !== "" || !lines.every((line) => /^[0-9a-f]{64} {2}\S/.test(line)))
    throw new NotOpened(`${SUMS} ist abgeschnitten oder beschädigt. Der Bestand lässt sich nicht prüfen.`);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

/** Which files are as they were written, and what is wrong with the others. */
async function checked(folder: string, sums: ReadonlyMap<string, string>) {
  const [intact, troubles] = [new Set<string>(), [] as Trouble[]];
  for (const [name, sum] of sums) {
    const file = path.join(folder, ...name.split("/"));
    const found = (await isThere(file)) ? await sumOf(file) : null;
    if (found === sum) intact.add(name);
    else troubles.push({ what: name, why: found ? ALTERED : "fehlt im Ordner" });
  }
  for (const name of TABLES) if (!sums.has(name)) troubles.push({ what: name, why: `steht nicht in ${SUMS}; die Liste ist unvollständig` });
  for (const name of await partsIn(folder))
    if (!sums.has(name)) troubles.push({ what: name, why: `steht nicht in ${SUMS} und wurde nicht gelesen` });
  return { intact, troubles };
}

/** Every file's parts that lie there. */
async function partsIn(folder: string): Promise<string[]> {
  const all = await fs.readdir(path.join(folder, "dateien"), { recursive: true }).catch(() => []);
  return all
    .map((name) => name.replaceAll(path.sep, "/"))
    .filter((name) => /^[^/]+\/[^/.][^/]*$/.test(name))
    .sort()
    .map((name) => `dateien/${name}`);
}

const isThere = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new NotOpened("bestand.json wurde verändert oder ist beschädigt.");
  }
}

async function sumOf(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

async function byReport(rows: AsyncIterable<Row>): Promise<Map<string, Row[]>> {
  const found = new Map<string, Row[]>();
  for await (const row of rows) {
    const id = String(row["report_id"]);
    const of = found.get(id) ?? [];
    found.set(id, of);
    of.push(row);
  }
  return found;
}

async function* joined(files: readonly string[]): AsyncGenerator<Buffer> {
  for (const file of files) for await (const chunk of createReadStream(file)) yield chunk as Buffer;
}
