import { isDeepStrictEqual } from "node:util";
import { PgBoss, type ConstructorOptions, type QueueOptions } from "pg-boss";
import { atCommit, literal } from "../db/database.ts";
import { jobSchema } from "../db/job-queue.ts";
import type { Job, JobRun } from "./job.ts";
import { passTrouble, type HearTrouble } from "./queue-trouble.ts";

/** Jobs of any payload that share a context. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list holds jobs of different payloads, no other type is both read and written
export type AnyJob<Context> = Job<any, Context>;

export type Jobs = {
  /** Adds a run to the running transaction: it exists if and only if the transaction commits, and travels with the commit. */
  enqueue<Payload>(job: Job<Payload, never>, payload: NoInfer<Payload>, options?: { startAfter?: Date }): Promise<void>;
  /**
   * Adds a run for each payload, outside of any transaction, a thousand at a time: what a crash leaves is no whole list. They wake
   * the workers where the job has its times, and once they are done nothing is kept of them for longer than an hour.
   */
  enqueueEach<Payload extends object>(job: Job<Payload, never>, payloads: readonly NoInfer<Payload>[]): Promise<void>;
  /** Has runs that were enqueued before this one and wait for a moment wait so many milliseconds less; those that failed keep their pause. */
  hurry(ms: number, before: JobRun): Promise<void>;
  /** How many runs could begin now, of which the oldest has waited so long; how many failed and wait for another try, and were given up. */
  waiting(): Promise<{ due: number; oldestSeconds: number; retried: number; failed: number }>;
  close(): Promise<void>;
};

type Options = {
  /** By how many milliseconds the application's time, in which moments are named, is ahead of the queue's; 0 unless told. */
  ahead?: () => number;
  /** Hears of trouble with the queue; a failed handler is not one. */
  onError: HearTrouble;
};

export const RETRY_LIMIT = 13;
const AT_A_TIME = 1000;
/** Every hour brings some of each account. */
const DONE_KEPT_SECONDS = 60 * 60;

/**
 * Thirteen more tries after 30 to 60 s, 1 to 2, 2 to 4 minutes and so on up to 6 hours: the last one 26 to 33 hours after the first,
 * so that a day without a mail server loses none. A worker silent for half a minute is dead.
 */
const queueOptions = {
  retryLimit: RETRY_LIMIT,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  expireInSeconds: 15 * 60,
  heartbeatSeconds: 30,
} satisfies QueueOptions;

/** Makes the queues of all jobs of the product. Needs the direct address. */
export async function openJobs(directUrl: string, jobs: AnyJob<never>[], { onError, ahead = () => 0 }: Options): Promise<Jobs> {
  const boss = await startBoss({ connectionString: directUrl, max: 1, supervise: false, schedule: false }, onError);
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const job of jobs) {
    // What merges is left to wait: during a flood each report would else have a run of its own. What goes over all accounts comes at once.
    const options = { ...queueOptions, notify: !job.mergesBy || (job.isParallel && job.cron !== null) };
    const queue = there.get(job.name);
    if (!queue) await boss.createQueue(job.name, { ...options, policy: policyOf(job) });
    else if (!isDeepStrictEqual({ ...queue, ...options }, queue)) await boss.updateQueue(job.name, options);
    // A queue's policy is none of its options; all ours share a table, whose indexes go by what stands in a run.
    if (queue && queue.policy !== policyOf(job))
      await boss.getDb().executeSql(`update ${jobSchema}.queue set policy = $2 where name = $1`, [job.name, policyOf(job)]);
  }
  return {
    enqueue: async (job, payload, { startAfter } = {}) => {
      const start = startAfter && new Date(startAfter.getTime() - ahead());
      atCommit(`select enqueue_job(${literal(jobRow(job, payload, start))})`);
    },
    async enqueueEach(job, payloads) {
      const runs = payloads.map((data) => {
        const key = job.mergesBy?.(data);
        return { data, deleteAfterSeconds: DONE_KEPT_SECONDS, ...(key !== undefined && { singletonKey: key }) };
      });
      // In one order, so that two who add the same never wait for each other.
      runs.sort((one, other) => ((one.singletonKey ?? "") < (other.singletonKey ?? "") ? -1 : 1));
      for (let from = 0; from < runs.length; from += AT_A_TIME) await boss.insert(job.name, runs.slice(from, from + AT_A_TIME));
    },
    hurry: async (ms, { id }) => {
      const waiting = `state = 'created' and start_after > now() and created_on < (select created_on from ${jobSchema}.job_common where id = $2)`;
      const sooner = `update ${jobSchema}.job_common set start_after = start_after - make_interval(secs => $1) where ${waiting}`;
      await boss.getDb().executeSql(sooner, [ms / 1000, id]);
    },
    async waiting() {
      const { rows } = await boss.getDb().executeSql(WAITING);
      return rows[0];
    },
    close: () => boss.stop({ graceful: false }),
  };
}

/** Several databases' queues as one: a run lies in the queue of the transaction that it was added to. */
export const severalJobs = (all: readonly Jobs[]): Jobs => ({
  enqueue: (job, payload, options) => all[0]!.enqueue(job, payload, options),
  enqueueEach: (job, payloads) => all[0]!.enqueueEach(job, payloads),
  async hurry(ms, before) {
    await Promise.all(all.map((jobs) => jobs.hurry(ms, before)));
  },
  async waiting() {
    const found = await Promise.all(all.map((jobs) => jobs.waiting()));
    const sum = (key: "due" | "retried" | "failed") => found.reduce((total, one) => total + one[key], 0);
    return {
      due: sum("due"),
      oldestSeconds: Math.max(...found.map((one) => one.oldestSeconds)),
      retried: sum("retried"),
      failed: sum("failed"),
    };
  },
  async close() {
    await Promise.all(all.map((jobs) => jobs.close()));
  },
});

const WAITING = `
  select count(*) filter (where is_due)::int as due,
    coalesce(extract(epoch from now() - min(start_after) filter (where is_due)), 0)::float8 as "oldestSeconds",
    count(*) filter (where state = 'retry')::int as retried, count(*) filter (where state = 'failed')::int as failed
  from (select state, start_after, state in ('created', 'retry') and start_after <= now() as is_due from ${jobSchema}.job_common
    where state in ('created', 'retry', 'failed')) as runs`;

/** Of a "short" queue's jobs only one waits per key. */
function policyOf({ mergesBy }: Pick<AnyJob<never>, "mergesBy">): "short" | "standard" {
  return mergesBy ? "short" : "standard";
}

/**
 * A run as SQL's `enqueue_job` expects it. pg-boss' own statement serves every option it has; planning it takes longer than
 * everything else about a report. None of our queues has a table of its own, so all jobs lie in `job_common`.
 */
export function jobRow<Payload>(job: Job<Payload, never>, payload: NoInfer<Payload>, startAfter?: Date): string {
  const key = job.mergesBy?.(payload) ?? null;
  return JSON.stringify({ ...queueOptions, name: job.name, data: payload, policy: policyOf(job), key, start: startAfter });
}

/** Has a run that was given up be seen for as long as any other, which an operator watches. */
export async function keepGivenUp(boss: PgBoss, name: string, id: string): Promise<void> {
  const text = `update ${jobSchema}.job_common set deletion_seconds = default where name = $1 and id = $2`;
  await boss.getDb().executeSql(text, [name, id]);
}

/** Starts a pg-boss whose tables are there already. */
export async function startBoss(options: ConstructorOptions, onError: Options["onError"]): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, schema: jobSchema, application_name: "hinweiszentrale-jobs" });
  boss.on("error", (heard: object) => passTrouble(heard, onError));
  return boss.start();
}
