const DRAIN_MS = 10_000;
const SAME_WISH_MS = 1_000;

/** The wish to stop, as the start meets it. */
export type Stop = {
  /** Aborted by the first signal: the start goes no further than the step it is at, and ends what is up. */
  asked: AbortSignal;
  /** Aborted when that step takes too long: the embedded database ends under it. */
  forced: AbortSignal;
  /** The start is over: from now on a signal calls this and then ends the process. Throws where the wish came before. */
  started(close: () => Promise<void>): void;
};

/**
 * Hears signals from the very first moment, because the embedded database outlives a process that simply dies. Lets what
 * runs finish, then closes everything; a second signal ends at once. Ctrl+C under npm brings the same signal twice within
 * a moment, which is one wish.
 */
export function stopOnSignal(): Stop {
  const [asked, forced] = [new AbortController(), new AbortController()];
  let close: (() => Promise<void>) | null = null;
  let stoppingSince: number | null = null;
  const stop = async () => {
    const now = performance.now();
    if (stoppingSince !== null) return now - stoppingSince > SAME_WISH_MS ? process.exit(1) : undefined;
    stoppingSince = now;
    asked.abort();
    setTimeout(() => (close ? process.exit(1) : forced.abort()), DRAIN_MS).unref();
    setTimeout(() => process.exit(1), 2 * DRAIN_MS).unref();
    if (!close) return;
    await close();
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // Started by npm start, which is gone: nobody else would ever end this process.
  process.on("disconnect", stop);
  if (process.connected === false) void stop();
  process.channel?.unref();
  return {
    asked: asked.signal,
    forced: forced.signal,
    started(how) {
      asked.signal.throwIfAborted();
      close = how;
    },
  };
}
