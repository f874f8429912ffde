import pg from "pg";
import { expect, vi } from "vitest";
import type { TestApplication } from "./application.ts";

export type QueuedJob = { state: string; retry_count: number; data: unknown; start_after: Date; later: boolean };

/** Runs one statement on the job queue's tables, as their owner. */
export async function onQueue<Row>(test: TestApplication, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(test.db.directUrl);
  await client.connect();
  return (await client.query(text, values).finally(() => client.end())).rows as Row[];
}

/** The runs of a job, oldest first. */
export const jobsOf = (test: TestApplication, name: string) =>
  onQueue<QueuedJob>(
    test,
    `select state, retry_count, data, start_after, start_after > now() + interval '10 s' as later from pgboss.job where name = $1 order by created_on`,
    [name],
  );

/** Lets what waits for a later time run now. */
export const hurry = (test: TestApplication, name: string) =>
  onQueue(test, `update pgboss.job set start_after = now() where name = $1 and state in ('created', 'retry')`, [name]);

/** Resolves when the jobs of this name satisfy. */
export const untilJobs = (test: TestApplication, name: string, satisfied: (jobs: QueuedJob[]) => boolean) =>
  vi.waitFor(
    async () => {
      const jobs = await jobsOf(test, name);
      expect(satisfied(jobs), JSON.stringify(jobs)).toBe(true);
    },
    { timeout: 20_000, interval: 50 },
  );
