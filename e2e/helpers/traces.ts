import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { withDatabase } from "./database.ts";
import type { Product } from "./product.ts";

/** A secret that must be nowhere; `bytes` are given for what is no text. */
export type Canary = { name: string; bytes: Buffer };
/** Something that is searched: where it is from and its bytes. */
export type Haystack = { place: string; bytes: Buffer };
type Needle = { canary: string; form: string; bytes: Buffer };

export const canary = (name: string, text: string): Canary => ({ name, bytes: Buffer.from(text) });

/** Takes a canary and gives every form in which it could lie about: as it is, as UTF-16, in base64 at each of its three offsets, as hexadecimal digits and as percent-encoded text. */
export function formsOf({ name, bytes }: Canary): Needle[] {
  const needle = (form: string, form_bytes: Buffer) => ({ canary: name, form, bytes: form_bytes });
  const text = bytes.toString("utf8");
  const isText = Buffer.from(text).equals(bytes);
  const utf16 = Buffer.from(text, "utf16le");
  const hex = bytes.toString("hex");
  const encoded = isText ? encodeURIComponent(text) : "";
  return [
    needle("plain", bytes),
    ...(isText ? [needle("utf-16le", utf16), needle("utf-16be", Buffer.from(utf16).swap16())] : []),
    ...(encoded !== text && encoded !== "" ? [needle("percent", Buffer.from(encoded))] : []),
    ...[0, 1, 2].flatMap((offset) => {
      const core = base64Core(bytes, offset);
      const url = core.replaceAll("+", "-").replaceAll("/", "_");
      return [
        needle(`base64 at ${offset}`, Buffer.from(core)),
        ...(url === core ? [] : [needle(`base64url at ${offset}`, Buffer.from(url))]),
      ];
    }),
    needle("hex", Buffer.from(hex)),
    needle("HEX", Buffer.from(hex.toUpperCase())),
  ];
}

/** The characters of the base64 form that depend on the secret alone when it begins at this offset of a group of three. */
function base64Core(bytes: Buffer, offset: number): string {
  const shifted = Buffer.concat([Buffer.alloc(offset), bytes]);
  const start = [0, 2, 3][offset]!;
  const end = Math.floor((shifted.length * 8) / 6);
  return shifted.toString("base64").slice(start, end);
}

/** Searches everything for every form of every canary and gives what was found, as "name (form) in place". */
export function findTraces(canaries: readonly Canary[], haystacks: readonly Haystack[]): string[] {
  const needles = canaries.flatMap(formsOf);
  return haystacks.flatMap(({ place, bytes }) =>
    needles.filter((needle) => bytes.includes(needle.bytes)).map((needle) => `${needle.canary} (${needle.form}) in ${place}`),
  );
}

/** Gives every row of every table of the product's database, as PostgreSQL writes it; bytes stand there as hexadecimal digits. */
export function databaseRows(product: Product): Promise<Haystack[]> {
  return withDatabase(product, async (database) => {
    const tables = await database.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
    );
    const haystacks: Haystack[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await database.query<{ row: string }>(`select t::text as row from ${name} t`);
      haystacks.push({ place: `table ${name}`, bytes: Buffer.from(rows.map(({ row }) => row).join("\n")) });
    }
    // So that every page of the tables is in their files too.
    await database.query("checkpoint");
    return haystacks;
  });
}

/**
 * Gives every file below the data folder that was written to since a moment (milliseconds): the database's own files,
 * sealed parts, mails, logs, keys. What is older cannot know of what came later.
 */
export async function dataFiles({ dataFolder }: Product, since: number): Promise<Haystack[]> {
  const entries = await readdir(dataFolder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const haystacks: Haystack[] = [];
  for (const file of files) {
    // PostgreSQL may remove a file of its own between the listing and the reading.
    const facts = await stat(file).catch(() => null);
    if (!facts || facts.mtimeMs < since) continue;
    haystacks.push({ place: `file ${file.slice(dataFolder.length + 1)}`, bytes: await readFile(file).catch(() => Buffer.alloc(0)) });
  }
  return haystacks;
}
