export type Patience = {
  /** How long it goes on trying, in milliseconds since the last success; afterwards the last error is thrown. */
  patienceMs: number;
  /** The first gap; each next one is twice as long, up to LONGEST_GAP_MS. */
  firstGapMs?: number;
  signal?: AbortSignal;
  /** Told when a try has failed and another will come, and again with false when one succeeded. */
  onWaiting?: (waiting: boolean) => void;
};

const LONGEST_GAP_MS = 15_000;

/**
 * Repeats a task while it fails for a moment: an error whose `temporary` is true (a cut connection, 502, 503, 504) leads to another
 * try after a growing, jittered gap; every other error, and an abort, ends it at once.
 */
export async function retrying<T>(task: () => Promise<T>, patience: Patience): Promise<T> {
  const { patienceMs, firstGapMs = 500, signal, onWaiting } = patience;
  const started = Date.now();
  for (let gap = firstGapMs; ; gap = Math.min(gap * 2, LONGEST_GAP_MS)) {
    signal?.throwIfAborted();
    try {
      const result = await task();
      if (gap > firstGapMs) onWaiting?.(false);
      return result;
    } catch (error) {
      signal?.throwIfAborted();
      if (!isTemporary(error) || Date.now() - started > patienceMs) throw error;
      onWaiting?.(true);
      await pause(gap * (0.5 + Math.random() / 2), signal);
    }
  }
}

/** Whether the same request may succeed a moment later. */
export function isTemporaryStatus(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

function isTemporary(error: unknown): boolean {
  return error instanceof Error && "temporary" in error && error.temporary === true;
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
