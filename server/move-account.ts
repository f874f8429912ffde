import type pg from "pg";
import { withClient } from "./db/pool.ts";
import { rowsInto } from "./db/row-text.ts";

/** A database of the installation, past any pooler. */
export type Place = { number: number; directUrl: string };

/** Why nothing was moved, in one line for the operator. */
export class NotMoved extends Error {}

/** The lock that every transaction of an account shares (`enter_account`) and a move has alone. */
const LOCK = "hashtextextended($1::text, 7242010)";

/**
 * Moves an account with everything of it from one database into another, while the service runs; its people wait as long as that takes.
 * What the first says in one transaction ends the move: that the account is gone from it, and where to. Broken off before, it has never
 * happened; broken off after, it has, and whoever asks next notes that it has arrived (`settleMove`). Gives the number of rows.
 */
export async function moveAccount(from: Place, to: Place, accountId: string): Promise<number> {
  return withClient(from.directUrl, async (source) => {
    await begin(source, accountId);
    await source.query(`select pg_advisory_xact_lock(${LOCK})`, [accountId]);
    await refuseAbsent(source, accountId, from.number);
    const tables = await tablesOf(source);
    const rows = await withClient(to.directUrl, async (target) => {
      await begin(target, accountId);
      await clear(target, tables, accountId);
      await mark(target, accountId, { cell: from.number, isArriving: true });
      let count = 0;
      for (const table of tables) count += await copy(source, target, table, accountId);
      await target.query("commit");
      return count;
    });
    await clear(source, tables, accountId);
    await mark(source, accountId, { cell: to.number, isArriving: false });
    await source.query("commit");
    return rows;
  });
}

async function begin(client: pg.Client, accountId: string): Promise<void> {
  await client.query("begin");
  await client.query("select set_config('app.account_id', $1, true), set_config('app.copying', 'on', true)", [accountId]);
}

async function refuseAbsent(client: pg.Client, accountId: string, number: number): Promise<void> {
  const { rows } = await client.query<{ moved: boolean; has: boolean }>(
    "select exists (select from directory_moves where account_id = $1) as moved, exists (select from accounts where account_id = $1) as has",
    [accountId],
  );
  if (rows[0]!.moved || !rows[0]!.has) throw new NotMoved(`Das Konto liegt nicht in der Datenbank ${number}. Es wurde nichts verändert.`);
}

const mark = (client: pg.Client, accountId: string, { cell, isArriving }: { cell: number; isArriving: boolean }) =>
  client.query(
    `insert into directory_moves (account_id, cell, is_arriving) values ($1, $2, $3)
      on conflict (account_id) do update set cell = excluded.cell, is_arriving = excluded.is_arriving`,
    [accountId, cell, isArriving],
  );

/** Takes away what is there of the account: at the end of a move, and what one that broke off has left where it went. */
async function clear(client: pg.Client, tables: readonly string[], accountId: string): Promise<void> {
  for (const table of tables.toReversed()) await client.query(`delete from ${table} where account_id = $1`, [accountId]);
}

const BATCH = 500;

/** In the order of their keys: what names an earlier row of the same table comes after it. */
async function copy(source: pg.Client, target: pg.Client, table: string, accountId: string): Promise<number> {
  const insert = await rowsInto(target, table);
  await source.query(
    `declare moving no scroll cursor for select t::text as row from ${table} t where t.account_id = ${source.escapeLiteral(accountId)} order by 1`,
  );
  let count = 0;
  for (;;) {
    const { rows } = await source.query<{ row: string }>(`fetch ${BATCH} from moving`);
    if (rows.length > 0) await target.query(insert, [rows.map(({ row }) => row)]);
    count += rows.length;
    if (rows.length < BATCH) break;
  }
  await source.query("close moving");
  return count;
}

/** Tables with rows of accounts, quoted, each after those that it points at. */
async function tablesOf(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; after: string[] }>(
    `select c.oid::regclass::text as name, array(
        select distinct k.confrelid::regclass::text from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid
      ) as after
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'directory_moves' order by 1`,
  );
  const left = new Map(rows.map(({ name, after }) => [name, after]));
  const sorted: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([, after]) => !after.some((name) => left.has(name))).map(([name]) => name);
    if (ready.length === 0) throw new Error("The tables point at each other in a circle.");
    sorted.push(...ready);
    for (const name of ready) left.delete(name);
  }
  return sorted;
}
