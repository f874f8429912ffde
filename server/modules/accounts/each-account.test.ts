import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Context } from "../../context.ts";
import { openJobs, RETRY_LIMIT, type Jobs } from "../../jobs/jobs.ts";
import { PARALLEL_RUNS, startWorker } from "../../jobs/worker.ts";
import { type TestApplication, testApplication } from "../../testing/application.ts";
import { anOffice } from "../../testing/builders.ts";
import { jobsOf, onQueue } from "../../testing/job-queue.ts";
import { type AccountJob, eachAccount } from "./index.ts";

let own: TestApplication;
let ids: string[];
let jobs: Jobs;
let ctx: Context;
const open: (() => Promise<void>)[] = [];
/** What the runs of a test do. */
let work: (accountId: string) => Promise<void>;

const nightly = eachAccount("test-nightly", (_, accountId) => work(accountId), { cron: "3 3 * * *" });
const queued: AccountJob = eachAccount("test-queued", (_, accountId) => work(accountId), { accounts: async () => ids });

beforeAll(async () => {
  own = await testApplication();
  const offices = [];
  for (let n = 0; n < PARALLEL_RUNS + 1; n++) offices.push(await anOffice(own));
  ids = offices.map(({ accountId }) => accountId).toSorted();
  jobs = await openJobs(own.db.directUrl, [nightly, queued], { onError: () => {} });
  ctx = { ...own.ctx, jobs };
});
beforeEach(() => onQueue(own, "delete from pgboss.job where name like 'test-%'"));
afterEach(async () => {
  for (const stop of open.splice(0)) await stop();
});
afterAll(async () => {
  await jobs.close();
  await own.close();
});

/** A worker that is woken, or else looks at the queues once an hour. */
async function aWorker(failed: string[] = []): Promise<void> {
  const options = { onError: () => {}, onFailed: (name: string) => void failed.push(name), lookEvery: 3600, byTime: false };
  const worker = await startWorker<Context>(own.db.directUrl, [nightly, queued], ctx, options);
  open.push(() => worker.stop());
  // Its connection for notifications is there.
  const listeners = "select from pg_stat_activity where datname = current_database() and query ilike 'listen %pgboss_%'";
  await vi.waitFor(async () => expect((await onQueue(own, listeners)).length).toBeGreaterThanOrEqual(open.length), 10_000);
}
const timed = (job: AccountJob) => job.handle(ctx, {}, { id: "" });
const accountsOf = async (job: AccountJob, states: string[]) =>
  (await jobsOf(own, job.name))
    .filter(({ state }) => states.includes(state))
    .map(({ data }) => (data as { accountId: string }).accountId)
    .toSorted();

test("the timed run adds a run for each account; a second one before any work adds none", async () => {
  await timed(nightly);
  expect(await accountsOf(nightly, ["created"])).toEqual(ids);
  await Promise.all([timed(nightly), timed(nightly)]);
  expect(await accountsOf(nightly, ["created"])).toEqual(ids);
});

test("an account whose work fails is tried again by itself, all others are done", async () => {
  const done: string[] = [];
  const failed: string[] = [];
  work = async (accountId) => {
    if (accountId === ids[1]) throw new Error("not this one");
    done.push(accountId);
  };
  await aWorker(failed);
  await timed(nightly);
  const others = ids.filter((id) => id !== ids[1]);
  await vi.waitFor(async () => expect(await accountsOf(nightly, ["completed"])).toEqual(others), 20_000);
  await vi.waitFor(async () => expect(await accountsOf(nightly, ["retry"])).toEqual([ids[1]]), 20_000);
  expect([done.toSorted(), failed]).toEqual([others, [nightly.name]]);
});

test("so many go at once, of one job and of two, and no more", async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  let [running, most] = [0, 0];
  const done: string[] = [];
  work = async (accountId) => {
    most = Math.max(most, ++running);
    await gate;
    running--;
    done.push(accountId);
  };
  await aWorker();
  await timed(nightly);
  await vi.waitFor(() => expect(running).toBe(PARALLEL_RUNS), 20_000);
  await timed(queued);
  // One that looks into the second queue has found something, and waits its turn.
  await onQueue(own, `select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), $1)`, [queued.name]);
  await vi.waitFor(async () => expect((await accountsOf(queued, ["active"])).length).toBeGreaterThan(0), 20_000);
  // What would have begun without a turn has asked less than this.
  for (let n = 0; n < 10; n++) await jobsOf(own, queued.name);
  release();
  await vi.waitFor(() => expect(done.toSorted()).toEqual([...ids, ...ids].toSorted()), 20_000);
  expect(most).toBe(PARALLEL_RUNS);
});

test("two workers share the accounts of one run, none is done twice", async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const begun: string[] = [];
  work = async (accountId) => {
    begun.push(accountId);
    await gate;
  };
  await aWorker();
  await aWorker();
  await timed(nightly);
  // More than one worker takes.
  await vi.waitFor(() => expect(begun.toSorted()).toEqual(ids), 20_000);
  release();
  await vi.waitFor(async () => expect(await accountsOf(nightly, ["completed"])).toEqual(ids), 20_000);
  expect(begun).toHaveLength(ids.length);
});

test("an account that was deleted meanwhile has no work left", async () => {
  work = () => Promise.reject(new Error("nobody there"));
  await nightly.handle(ctx, { accountId: crypto.randomUUID() }, { id: "" });
  await expect(nightly.handle(ctx, { accountId: ids[0]! }, { id: "" })).rejects.toThrow("nobody there");
});

test("what is done is forgotten after an hour, what was given up is seen for a week", async () => {
  work = async (accountId) => {
    if (accountId === ids[0]) throw new Error("not this one");
  };
  await timed(nightly);
  await onQueue(own, "update pgboss.job set retry_count = $2 where name = $1", [nightly.name, RETRY_LIMIT]);
  await aWorker();
  const kept = async () =>
    onQueue(own, "select state, deletion_seconds, count(*)::int from pgboss.job where name = $1 group by 1, 2 order by 1", [nightly.name]);
  await vi.waitFor(
    async () =>
      expect(await kept()).toEqual([
        { state: "completed", deletion_seconds: 3600, count: ids.length - 1 },
        { state: "failed", deletion_seconds: 7 * 86_400, count: 1 },
      ]),
    20_000,
  );
});
