import pg from "pg";

/** Each row of every table of every schema as PostgreSQL writes it, by table; bytes stand there as hexadecimal digits. */
export async function allRows(url: string): Promise<Map<string, string[]>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    );
    const rows = new Map<string, string[]>();
    for (const { name } of tables.rows)
      rows.set(
        name,
        (await client.query<{ row: string }>(`select t::text as row from ${name} t order by 1`)).rows.map(({ row }) => row),
      );
    return rows;
  } finally {
    await client.end();
  }
}

/** The same without the queue's own row, on which a running application notes the time once a minute: what only a change can alter. */
export const settledRows = async (url: string): Promise<[string, string[]][]> =>
  [...(await allRows(url))].filter(([table]) => table !== "pgboss.version");

/** Names the tables in which a text stands: as it is, or within bytes. */
export const tablesWith = (rows: Map<string, string[]>, text: string): string[] => {
  const forms = [text, Buffer.from(text).toString("hex"), Buffer.from(text).toString("base64").replace(/=+$/, "")];
  return [...rows].filter(([, all]) => all.some((row) => forms.some((form) => row.includes(form)))).map(([name]) => name);
};
