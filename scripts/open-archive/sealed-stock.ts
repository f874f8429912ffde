// „Bestand“: the folder that the operator hands over. Its people open it by their codes.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { demandForm, inOrder, linesOf, NotOpened, type Row, type Stock, type Trouble } from "./stock.ts";

const UNFINISHED = "UNVOLLSTAENDIG";

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
  const sums = new Map(
    (await textOf("pruefsummen.txt"))
      .split("\n")
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const troubles: Trouble[] = [];
  const intact = new Set<string>();
  for (const [name, sum] of sums) {
    const found = (await isThere(at(name))) ? await sumOf(at(name)) : null;
    if (found === sum) intact.add(name);
    else troubles.push({ what: name, why: found ? "wurde verändert oder ist beschädigt; die Prüfsumme stimmt nicht" : "fehlt im Ordner" });
  }
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
