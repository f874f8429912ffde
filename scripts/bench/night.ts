import { mkdtemp, rm } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { readConfig } from "../../server/config.ts";
import type { Context } from "../../server/context.ts";
import { PARALLEL_RUNS } from "../../server/jobs/worker.ts";
import { MODULES } from "../../server/modules/index.ts";
import { type Wired, wire } from "../../server/wiring.ts";
import { print } from "./figures.ts";
import { startIn, startPostgres } from "./product.ts";

const ACCOUNTS = 200;
const REPORTS = 1_000;

/** Everything that goes over all accounts at its times, as if all of it fell into one night. */
const NIGHT = MODULES.flatMap(({ jobs = [] }) => jobs.filter(({ cron, isParallel }) => isParallel && cron !== null));

/** The demo's account again and again, each with so many copies of one of its reports, whose time is about to end. */
async function fillAccounts(client: pg.Client): Promise<void> {
  // Neither triggers nor foreign keys: what is copied was whole.
  await client.query("set session_replication_role = replica");
  const { rows: tables } = await client.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account_id' and table_name not like 'directory_%' and table_name in (select tablename from pg_tables)",
  );
  const { rows: demos } = await client.query<{ id: string }>("select account_id as id from directory_emails limit 1");
  const demo = demos[0]!.id;
  const copyOf = (table: string, change: string, from: string) =>
    `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(t) || ${change})).* from ${from}`;
  const many = copyOf(
    "reports",
    `jsonb_build_object('id', gen_random_uuid(), 'number', 1000000 + n, 'case_number', 'N' || n, 'status', 'closed',
      'closed_at', now() - interval '3 years' + interval '20 days', 'updated_at', now() - interval '3 years')`,
    `(select * from reports where account_id = '${demo}' and not is_drill limit 1) as t, generate_series(1, ${REPORTS}) as n`,
  );
  await client.query(many);
  for (let n = 1; n < ACCOUNTS; n++) {
    const id = crypto.randomUUID();
    const again = `jsonb_build_object('account_id', '${id}')`;
    for (const { name } of tables) await client.query(copyOf(name, again, `${name} as t where account_id = '${demo}'`));
    await client.query(
      "insert into directory_emails select sha256($1::text::bytea), $1::text::uuid, user_id, is_open_invitation from directory_emails where account_id = $2 limit 1",
      [id, demo],
    );
  }
  await client.query("analyze");
}

/** Makes a database that has all that another one of the server has, which nobody is connected to. */
async function copyDatabase(url: string, from: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: withName(url, "template1") });
  await client.connect();
  await client.query(`create database ${name} template "${from}"`).finally(() => client.end());
  return withName(url, name);
}
const withName = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** One account after the other, as the work was done before; seconds. */
async function oneByOne(ctx: Context): Promise<number> {
  const began = performance.now();
  for (const job of NIGHT) {
    const runs: object[] = [];
    const enqueueEach = async (_: unknown, payloads: readonly object[]) => void runs.push(...payloads);
    await job.handle({ ...ctx, jobs: { ...ctx.jobs, enqueueEach } }, {}, { id: "" });
    for (const payload of runs) await job.handle(ctx, payload, { id: "" });
  }
  return (performance.now() - began) / 1000;
}

/** By one worker, all jobs begun at once; seconds until every run is done. Throws where one fails. */
async function byRuns({ ctx, startWorker }: Wired): Promise<number> {
  const client = new pg.Client({ connectionString: ctx.db.directUrl });
  await client.connect();
  const open = async () => {
    const text = "select distinct state::text from pgboss.job_common where name = any($1) and state <> 'completed'";
    const { rows } = await client.query<{ state: string }>(text, [NIGHT.map(({ name }) => name)]);
    const failed = rows.find(({ state }) => state === "retry" || state === "failed");
    if (failed) throw new Error("A run has failed.");
    return rows.length > 0;
  };
  try {
    await startWorker({ byTime: false });
    const began = performance.now();
    for (const job of NIGHT) await job.handle(ctx, {}, { id: "" });
    while (await open()) await wait(50);
    return (performance.now() - began) / 1000;
  } finally {
    await client.end();
  }
}

/** What goes over all accounts, one after the other and by runs of their own, each on a copy of the same database. */
export async function benchNight(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "hz-night-"));
  const server = await startPostgres();
  try {
    const product = await startIn(folder, { HZ_DEMO: "on", ROLE: "web", DATABASE_URL: server.url });
    await product.stop();
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await fillAccounts(client).finally(() => client.end());
    const measured = async (name: string, work: (wired: Wired) => Promise<number>) => {
      const url = await copyDatabase(server.url, new URL(server.url).pathname.slice(1), name);
      const wired = await wire(readConfig({ ...process.env, HZ_DATA: folder, DATABASE_URL: url }), () => {});
      return work(wired).finally(() => wired.close());
    };
    const serial = await measured("one_by_one", ({ ctx }) => oneByOne(ctx));
    const parallel = await measured("by_runs", byRuns);
    const name = `the whole night of ${ACCOUNTS} accounts with ${REPORTS} reports, ${PARALLEL_RUNS} at once, ${cpus().length} cores`;
    print("Night", [{ name, value: `${parallel.toFixed(1)} s`, bar: "≤ 60 s", beside: `one after the other ${serial.toFixed(1)} s` }]);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
