import type pg from "pg";

/** What a backup says of itself before its rows. */
export type Head = {
  format: "hz-backup-1";
  /** The installation's id. */
  installation: string;
  /** When the state was taken, ISO 8601 in UTC. */
  at: string;
  /** The migrations that the database had, in their order. */
  migrations: string[];
  /** The server's own key as it stands in the key file; null where it is set from outside. */
  key: string | null;
};
/** A table whose rows follow, as PostgreSQL writes a row as text; or the end, with how many there were. */
export type Line = Head | { table: string } | { row: string } | { end: true; rows: number };

/** A backup that was cut or altered, or does not hold what it says. */
export class BackupDamaged extends Error {}

const BATCH = 500;
/** The list of migrations is made by the migrations themselves. */
const NOT_COPIED = "schema_migrations";

/**
 * Everything that the tables hold as of one moment, line by line, while others go on working with them; nothing of the job queue.
 * Each account's rows are read as that account, because the tenants' fences bind the owner of the tables, too.
 */
export async function* dump(client: pg.Client, head: Omit<Head, "format" | "migrations">): AsyncGenerator<Line> {
  await client.query("begin isolation level repeatable read read only");
  try {
    const applied = await client.query<{ name: string }>("select name from schema_migrations order by name");
    yield { format: "hz-backup-1", ...head, migrations: applied.rows.map(({ name }) => name) };
    const tables = await tablesIn(client);
    let count = 0;
    async function* told(table: string, account?: string): AsyncGenerator<Line> {
      yield { table };
      for await (const row of rowsOf(client, table, account)) {
        count++;
        yield { row };
      }
    }
    for (const { name, isFenced } of tables) if (!isFenced) yield* told(name);
    const accounts = await client.query<{ id: string }>("select distinct account_id as id from directory_emails order by 1");
    for (const { id } of accounts.rows) {
      await client.query("select set_config('app.account_id', $1, true)", [id]);
      for (const { name, isFenced } of tables) if (isFenced) yield* told(name, id);
    }
    yield { end: true, rows: count };
  } finally {
    await client.query("rollback").catch(() => {});
  }
}

/** The product's tables, and whether their rows belong to accounts. */
async function tablesIn(client: pg.Client): Promise<{ name: string; isFenced: boolean }[]> {
  const { rows } = await client.query<{ name: string; isFenced: boolean }>(
    `select relname as name, relrowsecurity as "isFenced" from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> $1 order by relname`,
    [NOT_COPIED],
  );
  return rows;
}

async function* rowsOf(client: pg.Client, table: string, account?: string): AsyncGenerator<string> {
  const own = account === undefined ? "" : `where t.account_id = ${client.escapeLiteral(account)}`;
  await client.query(`declare one no scroll cursor for select t::text as row from public.${client.escapeIdentifier(table)} t ${own}`);
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${BATCH} from one`);
    for (const { row } of rows) yield row;
    if (rows.length < BATCH) break;
  }
  await client.query("close one");
}
