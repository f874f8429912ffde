import type { PgBoss } from "pg-boss";
import { causeCode } from "../cause.ts";
import { RETRY_LIMIT, startBoss, type AnyJob } from "./jobs.ts";
import type { HearTrouble } from "./queue-trouble.ts";

export type Worker = {
  /** Takes no more jobs and lets running handlers finish, for up to 20 s. */
  stop(): Promise<void>;
};

export type WorkerOptions = {
  /** Hears of trouble with the queue and of each handler that threw. */
  onError: HearTrouble;
  /** Seconds between two looks into an empty queue, 2 unless told. */
  lookEvery?: number;
  /** Whether jobs also run at their times; they do unless told. */
  byTime?: boolean;
};

/** Takes the direct address, the jobs (their queues made by `openJobs`) and what their handlers need; runs them until stopped. */
export async function startWorker<Context>(
  directUrl: string,
  jobs: AnyJob<Context>[],
  context: Context,
  { onError, lookEvery = 2, byTime = true }: WorkerOptions,
): Promise<Worker> {
  const boss = await startBoss(
    { connectionString: directUrl, max: 3, schedule: byTime, superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 },
    onError,
  );
  await keepSchedules(boss, jobs);
  for (const { name, schema, handle, onGivenUp } of jobs)
    await boss.work<unknown>(name, { pollingIntervalSeconds: lookEvery }, async ([job]) => {
      if (!job) return;
      const report = (error: unknown) => onError(error as Error, { name, id: job.id });
      try {
        await handle(context, schema.parse(job.data), { id: job.id });
      } catch (error) {
        report(error);
        const known = job.retryCount >= RETRY_LIMIT ? schema.safeParse(job.data) : null;
        if (known?.success) await onGivenUp?.(context, known.data, { id: job.id }).catch(report);
        throw new FailedRun(causeCode(error));
      }
    });
  return { stop: () => boss.stop({ timeout: 20_000 }) };
}

/** What the queue keeps of a run that failed: a mail server's refusal repeats the address, so no word of the error itself. */
class FailedRun extends Error {
  constructor(cause: string) {
    super(cause);
    delete this.stack;
  }
}

async function keepSchedules<Context>(boss: PgBoss, jobs: AnyJob<Context>[]): Promise<void> {
  const wanted = new Map(jobs.flatMap(({ name, cron }) => (cron ? [[name, cron]] : [])));
  for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  for (const [name, cron] of wanted) await boss.schedule(name, cron, {}, { tz: "Europe/Berlin" });
}
