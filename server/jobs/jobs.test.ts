import { createHash } from "node:crypto";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { newId } from "../db/new-id.ts";
import { testDatabase, type TestDatabase } from "../testing/database.ts";
import { defineJob } from "./job.ts";
import { openJobs, RETRY_LIMIT, startBoss, type AnyJob, type Jobs } from "./jobs.ts";
import { startWorker } from "./worker.ts";

let own: TestDatabase;
let jobs: Jobs;
const open: (() => Promise<void>)[] = [];

type Seen = { reportId: string; id: string }[];
const Payload = z.object({ reportId: z.uuid() });
const note = defineJob("note", Payload, async (seen: Seen, { reportId }, { id }) => {
  seen.push({ reportId, id });
});
const flaky = defineJob("flaky", Payload, async (seen: Seen, { reportId }, { id }) => {
  seen.push({ reportId, id });
  throw new Error("not now");
});
const merging = defineJob("merging", z.object({ key: z.string(), n: z.int() }), async () => {}, {
  mergesBy: ({ key }) => key,
});
const telling = defineJob("telling", Payload, note.handle, { mergesBy: ({ reportId }) => reportId });
const quiet = defineJob("quiet", z.object({}), async () => {}, { mergesBy: () => "all" });
const later = defineJob("later", z.object({}), async () => {});
const nightly = defineJob("nightly", z.object({}), async () => {}, { cron: "17 3 * * *" });

beforeAll(async () => {
  own = await testDatabase();
  jobs = await openJobs(own.url, [note, flaky, merging, telling, quiet, later, nightly], { onError: rethrow });
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(async () => {
  await jobs.close();
  isOver = true;
  await own.drop();
});

// A pool counts as ended a moment before its last sockets are closed, and the database is dropped under them.
let isOver = false;
function rethrow(error: Error): void {
  if (!isOver) throw error;
}

async function work(list: AnyJob<Seen>[], onError: Parameters<typeof startWorker>[3]["onError"] = rethrow, lookEvery = 0.5) {
  const seen: Seen = [];
  const worker = await startWorker(own.url, list, seen, { onError, lookEvery });
  open.push(() => worker.stop());
  return seen;
}

const enqueue = (job: typeof note, reportId: string) => own.db.tenant(newId(), () => jobs.enqueue(job, { reportId }));

async function rows(name: string) {
  const client = new pg.Client(own.url);
  await client.connect();
  const text = `select state, retry_count, data, start_after, start_after > now() + interval '10 s' as later
    from pgboss.job where name = $1 order by created_on`;
  return (await client.query(text, [name]).finally(() => client.end())).rows;
}

async function alter(statement: string): Promise<[Record<string, unknown>]> {
  const client = new pg.Client(own.url);
  await client.connect();
  return (await client.query(statement).finally(() => client.end())).rows as [Record<string, unknown>];
}

test("a job runs once its transaction is committed, with the payload it was given", async () => {
  const reportId = newId();
  await enqueue(note, reportId);
  const seen = await work([note]);
  await vi.waitFor(() => expect(seen).toEqual([{ reportId, id: expect.any(String) }]), { timeout: 10_000 });
});

test("jobs wake a worker that looks once an hour, all those of one transaction", async () => {
  const seen = await work([note], rethrow, 3600);
  const client = new pg.Client(own.url);
  await client.connect();
  const listeners = `select from pg_stat_activity where datname = current_database() and query ilike 'listen %pgboss_%'`;
  await vi.waitFor(async () => expect((await client.query(listeners)).rowCount).toBeGreaterThan(0), { timeout: 10_000 });
  await client.end();
  const ids = [newId(), newId(), newId()];
  await own.db.tenant(newId(), async () => {
    for (const reportId of ids) await jobs.enqueue(note, { reportId });
  });
  await vi.waitFor(() => expect(seen.map(({ reportId }) => reportId).toSorted()).toEqual(ids.toSorted()), { timeout: 20_000 });
});

test("what merges wakes nobody: it waits for others of its kind", async () => {
  const client = new pg.Client(own.url);
  await client.connect();
  const heard: string[] = [];
  client.on("notification", ({ payload }) => void heard.push(payload!));
  await client.query(`listen "pgboss_${createHash("sha224").update("pgboss").digest("hex").slice(0, 24)}"`);
  await own.db.tenant(newId(), async () => {
    await jobs.enqueue(quiet, {});
    await jobs.enqueue(note, { reportId: newId() });
  });
  await vi.waitFor(() => expect(heard).toEqual(["note"]), { timeout: 10_000 });
  const { rows: queues } = await client.query("select name, notify from pgboss.queue where name in ('note', 'quiet') order by name");
  expect(queues).toEqual([
    { name: "note", notify: true },
    { name: "quiet", notify: false },
  ]);
  await client.end();
});

test("a queue that an earlier version has made is brought up to date", async () => {
  const client = new pg.Client(own.url);
  await client.connect();
  const limits = async () => (await client.query("select retry_limit, notify from pgboss.queue where name = 'later'")).rows;
  const policies = async () => (await client.query("select policy from pgboss.queue where name = 'quiet'")).rows;
  await client.query("update pgboss.queue set retry_limit = 3, notify = false where name = 'later'");
  await client.query("update pgboss.queue set policy = 'standard' where name = 'quiet'");
  await (await openJobs(own.url, [later, quiet], { onError: rethrow })).close();
  expect(await limits()).toEqual([{ retry_limit: RETRY_LIMIT, notify: true }]);
  expect(await policies()).toEqual([{ policy: "short" }]);
  await client.end();
});

test("a job of a failed transaction does not exist", async () => {
  const before = await rows("note");
  const failing = own.db.tenant(newId(), async () => {
    await jobs.enqueue(note, { reportId: newId() });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  expect(await rows("note")).toEqual(before);
});

test("enqueueing costs no statement of its own, it travels with the commit", async () => {
  await own.db.directory(async (tx) => {
    const statements = vi.spyOn(tx.getExecutor(), "executeQuery");
    await jobs.enqueue(note, { reportId: newId() });
    expect(statements).not.toHaveBeenCalled();
    await tx.selectFrom("accounts").select("account_id").execute();
    expect(statements).toHaveBeenCalledTimes(1);
  });
});

test("waiting runs that merge are one run, whatever is in their payload", async () => {
  const quoted = "it's $1, \\ and ;--";
  await own.db.directory(() => jobs.enqueue(merging, { key: quoted, n: 1 }));
  await own.db.directory(() => jobs.enqueue(merging, { key: quoted, n: 2 }));
  await own.db.directory(() => jobs.enqueue(merging, { key: "other", n: 3 }));
  expect((await rows("merging")).map(({ data }) => data)).toEqual([
    { key: quoted, n: 1 },
    { key: "other", n: 3 },
  ]);
});

test("a job for later waits until then", async () => {
  const startAfter = new Date(Date.now() + 3_600_000);
  await own.db.directory(() => jobs.enqueue(later, {}, { startAfter }));
  expect(await rows("later")).toMatchObject([{ start_after: startAfter, later: true }]);
});

test("a handler that throws is reported and tried again later", async () => {
  const failures: string[] = [];
  await enqueue(flaky, newId());
  const seen = await work([flaky], (error, job) => failures.push(`${job?.name}: ${error.message}`));
  await vi.waitFor(() => expect(failures).toEqual(["flaky: not now"]), { timeout: 10_000 });
  await vi.waitFor(async () => expect(await rows("flaky")).toMatchObject([{ state: "retry", retry_count: 0, later: true }]), {
    timeout: 10_000,
  });
  expect(seen).toHaveLength(1);
});

test("a payload from another version that no longer fits fails without reaching the handler", async () => {
  const failures: string[] = [];
  const old = defineJob("note", z.object({ old: z.string() }), async () => {});
  await own.db.directory(() => jobs.enqueue(old, { old: "x" }));
  const seen = await work([note], (error) => failures.push(error.name));
  await vi.waitFor(() => expect(failures).toEqual(["ZodError"]), { timeout: 10_000 });
  expect(seen.filter(({ reportId }) => reportId === undefined)).toEqual([]);
});

test("of what merges, all that has waited is done one after the other, not one a look", async () => {
  await own.db.directory(async () => {
    for (let n = 0; n < 8; n++) await jobs.enqueue(telling, { reportId: newId() });
  });
  await alter("update pgboss.job_common set start_after = start_after - interval '1 minute' where name = 'telling'");
  const seen = await work([telling], rethrow, 3600);
  await vi.waitFor(() => expect(seen).toHaveLength(8), { timeout: 8_000 });
});

test("a run goes by the limit that it was enqueued with, and whoever wants to know hears that it was given up", async () => {
  const givenUp: string[] = [];
  const failing = defineJob("flaky", Payload, flaky.handle, {
    onGivenUp: async (_, { reportId }) => void givenUp.push(reportId),
  });
  const reportId = newId();
  await enqueue(failing, reportId);
  await alter(`update pgboss.job_common set retry_limit = 0 where data ->> 'reportId' = '${reportId}'`);
  await work([failing], () => {});
  await vi.waitFor(() => expect(givenUp).toEqual([reportId]), { timeout: 10_000 });
});

test("a run is tried for more than a day before it is given up", async () => {
  await own.db.directory(() => jobs.enqueue(later, {}, { startAfter: new Date(Date.now() + 3_600_000) }));
  const [{ limit, pause, longest }] = await alter(
    "select retry_limit as limit, retry_delay as pause, retry_delay_max as longest from pgboss.job_common where name = 'later'",
  );
  const shortest = Array.from({ length: limit as number }, (_, n) => Math.min(longest as number, (pause as number) * 2 ** n));
  expect(shortest.reduce((sum, seconds) => sum + seconds)).toBeGreaterThan(25 * 3_600);
});

test("times are kept per job, and given up with the job that had them", async () => {
  const boss = await startBoss({ connectionString: own.url, max: 1, schedule: false, supervise: false }, rethrow);
  open.push(() => boss.stop());
  const times = async () => (await boss.getSchedules()).map(({ name, cron, timezone }) => [name, cron, timezone]);
  await work([nightly]);
  expect(await times()).toEqual([["nightly", "17 3 * * *", "Europe/Berlin"]]);
  await work([note]);
  expect(await times()).toEqual([]);
});
