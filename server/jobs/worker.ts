import type { JobWithMetadata, PgBoss } from "pg-boss";
import { causeCode } from "../cause.ts";
import { atMost } from "./at-most.ts";
import { keepGivenUp, startBoss, type AnyJob } from "./jobs.ts";
import type { HearTrouble } from "./queue-trouble.ts";

export type Worker = {
  /** Accepts no more jobs and lets running handlers finish, for up to 20 s. */
  stop(): Promise<void>;
};

export type WorkerOptions = {
  /** Hears of trouble with the queue and of each handler that threw. */
  onError: HearTrouble;
  /** Hears of each run that failed, and why. */
  onFailed?: (job: string, cause: string) => void;
  /** Seconds between two looks into an empty queue, 10 unless told: a job wakes its worker, only one for later is looked for. */
  lookEvery?: number;
  /** The same for those that merge, which wake nobody: 2 unless told, `lookEvery` at the most. */
  mergeEvery?: number;
  /** Whether jobs also run at their times; they do unless told. */
  byTime?: boolean;
};

/** So many runs of parallel jobs go at once, whichever they are of: most of the pool's connections are for those who wait for an answer. */
export const PARALLEL_RUNS = 4;
/** All but one of those who look for a job's runs are called by whoever has found one. */
const HARDLY_EVER = { pollingIntervalSeconds: 3600, notifyPollingIntervalSeconds: 3600 };

/** Runs the jobs (their queues made by `openJobs`) until stopped. Needs the direct address. */
export async function startWorker<Context>(
  directUrl: string,
  jobs: AnyJob<Context>[],
  context: Context,
  { onError, onFailed = () => {}, lookEvery = 10, mergeEvery = 2, byTime = true }: WorkerOptions,
): Promise<Worker> {
  const boss = await startBoss(
    {
      connectionString: directUrl,
      max: 3,
      schedule: byTime,
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      useListenNotify: true,
    },
    onError,
  );
  await saveSchedules(boss, jobs);
  // The first holds for what merges, and where notifications cannot be had at the start. While their connection is lost the second
  // stands in for them; when it is back everything is looked for at once.
  const pollingIntervalSeconds = Math.min(mergeEvery, lookEvery);
  const pace = { pollingIntervalSeconds, notifyPollingIntervalSeconds: lookEvery };
  const inTurn = atMost(PARALLEL_RUNS);
  for (const { name, schema, handle, onGivenUp, mergesBy, isParallel } of jobs) {
    const looking: string[] = [];
    const run = async (job: JobWithMetadata<unknown>) => {
      const report = (error: unknown) => onError(error as Error, { name, id: job.id });
      try {
        await handle(context, schema.parse(job.data), { id: job.id });
      } catch (error) {
        onFailed(name, causeCode(error));
        report(error);
        // Its own limit: another version may have enqueued it.
        const isLast = job.retryCount >= job.retryLimit;
        if (isLast) await keepGivenUp(boss, name, job.id).catch(report);
        const known = isLast ? schema.safeParse(job.data) : null;
        if (known?.success) await onGivenUp?.(context, known.data, { id: job.id }).catch(report);
        throw new FailedRun(causeCode(error));
      }
    };
    const found = async ([job]: JobWithMetadata<unknown>[]) => {
      if (!job) return;
      // One notification stands for all jobs of a transaction. What merges has merged once it waited for a look: more of it lie behind.
      const hasWaited = job.startedOn.getTime() - job.startAfter.getTime() > pollingIntervalSeconds * 1000;
      if (!mergesBy || isParallel || hasWaited) for (const id of looking) boss.notifyWorker(id);
      await (isParallel ? inTurn(() => run(job)) : run(job));
    };
    const others = isParallel ? Array.from({ length: PARALLEL_RUNS - 1 }, () => HARDLY_EVER) : [];
    for (const one of [pace, ...others]) looking.push(await boss.work(name, { ...one, includeMetadata: true } as const, found));
  }
  return { stop: () => boss.stop({ timeout: 20_000 }) };
}

/** What the queue keeps of a run that failed: a mail server's refusal repeats the address, so no word of the error itself. */
class FailedRun extends Error {
  constructor(cause: string) {
    super(cause);
    delete this.stack;
  }
}

async function saveSchedules<Context>(boss: PgBoss, jobs: AnyJob<Context>[]): Promise<void> {
  const wanted = new Map(jobs.flatMap(({ name, cron }) => (cron ? [[name, cron]] : [])));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: "Europe/Berlin" });
}
