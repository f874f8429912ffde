import type { z } from "zod";

/** One run of a job. The same run may come again after a crash, with the same id: use it to recognise repetition. */
export type JobRun = { id: string };

/** What happens later. Its payload holds ids only, never content or addresses. */
export type Job<Payload, Context> = {
  name: string;
  schema: z.ZodType<Payload>;
  handle: (context: Context, payload: Payload, run: JobRun) => Promise<void>;
  /** Times at which it runs by itself with the payload `{}`, in German time: "17 3 * * *". */
  cron: string | null;
  /** Waiting runs with the same answer are one run: a thousand reports in a minute make one mail. */
  mergesBy: ((payload: Payload) => string) | null;
  /** Whether a worker has several of its runs going at once. */
  isParallel: boolean;
  /** Called when the last try has failed as well. */
  onGivenUp: ((context: Context, payload: Payload, run: JobRun) => Promise<void>) | null;
};

/**
 * Defines a job by its name (unique in the product), the payload's schema and an idempotent handler. A handler that throws is tried
 * again after growing pauses, for a day and a few hours; one that dies with its process after about a minute.
 */
export function defineJob<Payload, Context>(
  name: string,
  schema: z.ZodType<Payload>,
  handle: Job<Payload, Context>["handle"],
  {
    cron = null,
    mergesBy = null,
    isParallel = false,
    onGivenUp = null,
  }: Partial<Pick<Job<Payload, Context>, "cron" | "mergesBy" | "isParallel" | "onGivenUp">> = {},
): Job<Payload, Context> {
  return { name, schema, handle, cron, mergesBy, isParallel, onGivenUp };
}
