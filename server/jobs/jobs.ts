import { CompiledQuery } from "kysely";
import { PgBoss, type ConstructorOptions, type QueueOptions } from "pg-boss";
import type { Tx } from "../db/database.ts";
import { jobSchema } from "../db/job-queue.ts";
import type { Job } from "./job.ts";

/** Jobs of any payload that share a context. */
// oxlint-disable-next-line typescript/no-explicit-any -- a list holds jobs of different payloads, no other type is both read and written
export type AnyJob<Context> = Job<any, Context>;

export type Jobs = {
  /** Adds a run to the caller's transaction with one statement: it exists if and only if the transaction commits. */
  enqueue<Payload>(
    tx: Tx,
    job: Job<Payload, never>,
    payload: NoInfer<Payload>,
    options?: { startAfter?: Date },
  ): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  /** Hears of trouble with the queue; a failed handler is not one. */
  onError: (error: Error) => void;
};

const queueOptions: QueueOptions = {
  retryLimit: 10,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 6 * 60 * 60,
  expireInSeconds: 15 * 60,
  // A worker that does not report for this long is dead, and another takes its job.
  heartbeatSeconds: 30,
};

/** Takes the direct address and all jobs of the product, makes their queues, and gives the way to enqueue. */
export async function openJobs(
  directUrl: string,
  jobs: AnyJob<never>[],
  { onError }: Options,
): Promise<Jobs> {
  const boss = await startBoss({ connectionString: directUrl, max: 1, supervise: false, schedule: false }, onError);
  for (const { name } of jobs) {
    await boss.createQueue(name, queueOptions);
    await boss.updateQueue(name, queueOptions);
    // Looks the queue up once, so that the first enqueue needs no statement of its own.
    await boss.getQueueStats(name);
  }
  return {
    async enqueue(tx, job, payload, { startAfter } = {}) {
      const executeSql = async (text: string, values: unknown[] = []) => {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values));
        return { rows };
      };
      await boss.send(job.name, payload as object, { db: { executeSql }, startAfter });
    },
    close: () => boss.stop({ graceful: false }),
  };
}

/** Starts a pg-boss whose tables are there already. */
export async function startBoss(options: ConstructorOptions, onError: Options["onError"]): Promise<PgBoss> {
  const boss = new PgBoss({ ...options, schema: jobSchema, application_name: "hinweiszentrale-jobs" });
  boss.on("error", onError);
  return boss.start();
}
