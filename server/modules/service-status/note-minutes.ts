import { type Context, machineTime } from "../../context.ts";
import { inTime } from "../../in-time.ts";
import { BlobMissing, type BlobStore } from "../../storage/blob-store.ts";
import { minuteOf, untilNextCheck } from "./measured.ts";
import { markMinute } from "./store.ts";

/** Rejects where the files' folder or bucket does not answer; that nothing lies under a name is an answer. */
async function askFiles(store: BlobStore): Promise<void> {
  await store.room();
  const bytes = await store.get("nothing").catch((error: unknown) => {
    if (!(error instanceof BlobMissing)) throw error;
  });
  bytes?.destroy();
}

/** Asks database and files, and notes the minute if both have answered in time and this process still takes work. Tells whether. */
export async function noteMinute(ctx: Context): Promise<boolean> {
  // By the machine's time: days that an evaluation skips were not measured.
  const minute = minuteOf(machineTime(ctx));
  const state = await inTime(ctx.probes.state()).catch(() => "away");
  const hasFiles = await inTime(askFiles(ctx.store)).then(
    () => true,
    () => false,
  );
  if (state !== "ready" || !hasFiles) return false;
  // What cannot be noted is missing, and that is what is to be said of it.
  return ctx.db
    .directory((tx) => markMinute(tx, minute))
    .then(
      () => true,
      () => false,
    );
}

/** Notes this minute and each one that follows, until it is stopped. For a process that answers people. */
export function noteMinutes(ctx: Context): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const run = async () => {
    await noteMinute(ctx);
    if (!isStopped) timer = setTimeout(again, untilNextCheck(machineTime(ctx)));
  };
  let running = run();
  const again = () => {
    running = run();
  };
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
