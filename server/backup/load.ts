import type pg from "pg";
import { NoSuchTable, rowsInto } from "../db/row-text.ts";
import { BackupDamaged, type Line } from "./dump.ts";

/** So many rows, or characters of them, go to the database at once. */
const MOST = { rows: 500, characters: 8 << 20 };

/**
 * Puts the rows of a backup, whose head was read already, into a database of the same schema in which nothing is yet: all of them or
 * none. Gives their number; throws BackupDamaged.
 */
export async function load(client: pg.Client, lines: AsyncIterable<Line>): Promise<number> {
  await client.query("begin");
  try {
    const putBack = await layOpen(client);
    const count = await loadRows(client, lines);
    await putBack();
    await client.query("commit");
    return count;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

/**
 * Takes away what would stand in the way of rows that come in any order and of any account: foreign keys, triggers and the fences
 * of the owner. What it gives puts all of it back, and foreign keys are checked by that.
 */
async function layOpen(client: pg.Client): Promise<() => Promise<void>> {
  const { rows: tables } = await client.query<{ name: string; isFenced: boolean }>(
    `select oid::regclass::text as name, relforcerowsecurity as "isFenced" from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`,
  );
  const { rows: keys } = await client.query<{ name: string; at: string; means: string }>(
    `select quote_ident(conname) as name, conrelid::regclass::text as at, pg_get_constraintdef(oid) as means from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  for (const { name, at } of keys) await client.query(`alter table ${at} drop constraint ${name}`);
  for (const { name, isFenced } of tables)
    await client.query(`alter table ${name} disable trigger user${isFenced ? ", no force row level security" : ""}`);
  await client.query(`truncate ${tables.map(({ name }) => name).join(", ")}`);
  return async () => {
    for (const { name, at, means } of keys) await client.query(`alter table ${at} add constraint ${name} ${means}`);
    for (const { name, isFenced } of tables)
      await client.query(`alter table ${name} enable trigger user${isFenced ? ", force row level security" : ""}`);
  };
}

async function loadRows(client: pg.Client, lines: AsyncIterable<Line>): Promise<number> {
  let insert: string | null = null;
  let count = 0;
  let said: number | null = null;
  let waiting: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (waiting.length > 0) await client.query(insert!, [waiting]);
    count += waiting.length;
    [waiting, characters] = [[], 0];
  };
  for await (const line of lines) {
    if ("row" in line) {
      if (insert === null) throw new BackupDamaged();
      waiting.push(line.row);
      characters += line.row.length;
      if (waiting.length >= MOST.rows || characters >= MOST.characters) await flush();
      continue;
    }
    await flush();
    if ("table" in line)
      insert = await rowsInto(client, client.escapeIdentifier(line.table)).catch((error: unknown) => {
        throw error instanceof NoSuchTable ? new BackupDamaged() : error;
      });
    if ("end" in line) said = line.rows;
  }
  if (said !== count) throw new BackupDamaged();
  return count;
}
