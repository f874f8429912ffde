import type { Context } from "../context.ts";
import type { AccountJob } from "../modules/accounts/index.ts";

/** Does the runs of a job of all accounts here and now, one after the other; throws what failed first, once all are done. */
export async function runForAll(ctx: Context, job: AccountJob): Promise<void> {
  const runs: { accountId?: string }[] = [];
  const enqueueEach = async (_: unknown, payloads: readonly object[]) => void runs.push(...payloads);
  await job.handle({ ...ctx, jobs: { ...ctx.jobs, enqueueEach } }, {}, { id: "" });
  const failures: unknown[] = [];
  for (const payload of runs) await job.handle(ctx, payload, { id: "" }).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
