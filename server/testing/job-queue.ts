import { expect, vi } from "vitest";
import type { TestApplication } from "./application.ts";

export type QueuedJob = { state: string; retry_count: number; data: unknown; start_after: Date; later: boolean };

/** Runs one statement on the job queue's tables, as their owner. */
export async function onQueue<Row>(test: TestApplication, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await test.owner.query(text, values)).rows as Row[];
}

/** Has the workers look for jobs of this name at once, as a job for now does that does not merge. */
const wake = (test: TestApplication, name: string) =>
  onQueue(test, `select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), $1)`, [name]);

/** Has them look for whatever waits for now: a call that comes while a worker is on its way back to sleep is missed until the next look. */
export const wakeWaiting = (test: TestApplication) =>
  onQueue(
    test,
    `select pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), name)
       from (select distinct name from pgboss.job where state in ('created', 'retry') and start_after <= now()) as waiting`,
  );

/** The runs of a job, oldest first. */
export const jobsOf = (test: TestApplication, name: string) =>
  onQueue<QueuedJob>(
    test,
    `select state, retry_count, data, start_after, start_after > now() + interval '10 s' as later from pgboss.job where name = $1 order by created_on`,
    [name],
  );

/** Lets what waits for a later time run now; what was tried before counts as tried so often, where that is told. */
export async function hurry(test: TestApplication, name: string, tried: number | null = null): Promise<void> {
  const update = `update pgboss.job set start_after = now(), retry_count = coalesce($2, retry_count) where name = $1`;
  await onQueue(test, `${update} and state in ('created', 'retry')`, [name, tried]);
  await wake(test, name);
}

/** Resolves when the jobs of this name satisfy; those that merge need not wait for others of their kind until then. */
export const untilJobs = (test: TestApplication, name: string, satisfied: (jobs: QueuedJob[]) => boolean, timeout = 20_000) =>
  vi.waitFor(
    async () => {
      const jobs = await jobsOf(test, name);
      const isSo = satisfied(jobs);
      if (!isSo) await wake(test, name);
      expect(isSo, isSo ? "" : JSON.stringify(jobs)).toBe(true);
    },
    { timeout, interval: 50 },
  );
