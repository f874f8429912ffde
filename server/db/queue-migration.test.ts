import pg from "pg";
import { expect, test } from "vitest";
import { emptyDatabase } from "../testing/database.ts";
import { migrationsBefore } from "../testing/migrations.ts";
import { allRows, tablesWith } from "../testing/rows.ts";
import { migrate } from "./migrate.ts";

test("what the queue has kept of mail servers' words until now is gone with the next start", async () => {
  const own = await emptyDatabase();
  const open: pg.Client[] = [];
  try {
    await migrate(own.url, migrationsBefore("0068"));
    const client = new pg.Client({ connectionString: own.url });
    await client.connect();
    open.push(client);
    // Without the queue that it would need otherwise.
    await client.query("set session_replication_role = replica");
    await client.query(
      `insert into pgboss.job_common (id, name, state, policy, output)
       values (gen_random_uuid(), 'notify-reporter', 'failed', 'standard', '{"message": "550 <melderin@privat.example>"}')`,
    );
    expect(tablesWith(await allRows(own.url), "melderin")).toEqual(["pgboss.job_common"]);
    await migrate(own.url);
    expect(tablesWith(await allRows(own.url), "melderin")).toEqual([]);
    expect((await client.query("select state from pgboss.job")).rows).toEqual([{ state: "failed" }]);
  } finally {
    for (const client of open) await client.end();
    await own.drop();
  }
});
