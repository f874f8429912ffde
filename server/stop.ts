/** So long what runs may take to finish. */
const LONGEST_MS = 10_000;
const SAME_REQUEST_MS = 1_000;
/** So long the database may take to end in order once it is ended under what runs. */
const LAST_MS = 5_000;

/** The wish to stop, as the start meets it. */
export type Stop = {
  /** Aborted by the first signal: the start goes no further than the step it is at, and ends what is up. */
  asked: AbortSignal;
  /** Aborted by a second wish, or when what runs takes too long: the embedded database is told to end before this process may. */
  forced: AbortSignal;
  /**
   * The start is over: from now on a signal calls this, which may go on as before for `drainMs`, and then ends the process. Throws
   * where the wish came before.
   */
  started(close: () => Promise<void>, drainMs?: number): void;
};

/**
 * Hears signals from the very first moment, because the embedded database outlives a process that simply dies. Lets what
 * runs finish, then closes everything; a second signal ends the database under it, a third does not even wait for that.
 * Ctrl+C under npm brings the same signal twice within a moment, which is one wish.
 */
export function stopOnSignal(): Stop {
  const [asked, forced] = [new AbortController(), new AbortController()];
  let close: (() => Promise<void>) | null = null;
  let drain = 0;
  let lastWish: number | null = null;
  const force = () => {
    if (forced.signal.aborted) process.exit(1);
    forced.abort();
    setTimeout(() => process.exit(1), LAST_MS).unref();
  };
  const stop = async () => {
    const now = performance.now();
    const isSameWish = lastWish !== null && now - lastWish <= SAME_REQUEST_MS;
    if (isSameWish) return;
    const isFirst = lastWish === null;
    lastWish = now;
    if (!isFirst) return force();
    asked.abort();
    setTimeout(force, drain + LONGEST_MS).unref();
    if (!close) return;
    await close().catch((error: unknown) => {
      // Its database was ended under it.
      if (forced.signal.aborted) process.exit(1);
      throw error;
    });
    process.exit(0);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  // The terminal was closed. What is still written goes nowhere, and that must not end what is to end in order.
  process.on("SIGHUP", () => {
    for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
    void stop();
  });
  // Started by npm start, which is gone: nobody else would ever end this process.
  process.on("disconnect", stop);
  if (process.connected === false) void stop();
  // It holds back what it is told until somebody hears it.
  else process.send?.("hears", undefined, undefined, () => {});
  process.channel?.unref();
  return {
    asked: asked.signal,
    forced: forced.signal,
    started(how, drainMs = 0) {
      asked.signal.throwIfAborted();
      [close, drain] = [how, drainMs];
    },
  };
}
