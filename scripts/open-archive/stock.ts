/** A row of a table, as the archive has it. */
export type Row = Record<string, unknown>;

/** What cannot be opened, in German: of which thing, and why. */
export type Trouble = { what: string; why: string };

export const ALTERED = "wurde verändert oder ist beschädigt; die Prüfsumme stimmt nicht";

/** One report's rows; messages and notes in the order in which they arrived. */
export type CaseRows = { report: Row; messages: Row[]; notes: Row[] };

/** The whole of what is refused, in German, for whoever sits before it. */
export class NotOpened extends Error {}

/** An account's stock, of either form (docs/hz1.md, section 13). */
export type Stock = {
  accountId: string;
  /** When it was made; by whom, of a whole archive. */
  made: { at: string; byUserId: string | null };
  /** What is missing or was altered, and so left out. */
  troubles: Trouble[];
  /** The bytes of a column. */
  bytes: (value: unknown) => Buffer;
  rows: (table: string) => AsyncIterable<Row>;
  cases: () => AsyncIterable<CaseRows>;
  /** A file's sealed parts one after the other, or its bytes where it lies opened; null where it is not there. */
  file: (id: string) => Promise<{ isOpen: boolean; bytes: AsyncIterable<Buffer> } | null>;
  /** What people read as it is, by its name. */
  readable: { name: string; bytes: () => AsyncIterable<Buffer> }[];
  close: () => Promise<void>;
};

/** Refuses every form but the one that this program knows. */
export function demandForm(found: unknown, format: string): asserts found is { accountId: string } {
  const { format: name, version } = (found ?? {}) as { format?: unknown; version?: unknown };
  if (name !== format) throw new NotOpened("Das ist kein Archiv der Hinweiszentrale.");
  if (version !== 1)
    throw new NotOpened(
      `Dieses Archiv ist von einer späteren Fassung (Version ${String(version)}); dieses Programm kennt Version 1. Bitte nehmen Sie das Programm, das zu jener Fassung gehört.`,
    );
}

/** All rows of a table. */
export async function allRows(stock: Stock, table: string): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of stock.rows(table)) found.push(row);
  return found;
}

/** Rows in the order in which they arrived. */
export const inOrder = (rows: Row[]): Row[] =>
  rows.sort(
    (a, b) => Date.parse(String(a["created_at"])) - Date.parse(String(b["created_at"])) || (String(a["id"]) < String(b["id"]) ? -1 : 1),
  );

/** The lines of a text as its bytes come. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = "";
  for await (const chunk of chunks) {
    const lines = (held + decoder.decode(chunk, { stream: true })).split("\n");
    held = lines.pop()!;
    yield* lines.filter(Boolean);
  }
  if (held + decoder.decode()) yield held;
}

/** Everything that comes, as one. */
export async function whole(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}
