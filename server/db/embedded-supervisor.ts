import { setTimeout as sleep } from "node:timers/promises";
import { isServedBy } from "./embedded-cluster.ts";
import { startEmbedded, type StartStop } from "./embedded.ts";

/** The embedded database for as long as the service runs. */
export type SupervisedDatabase = {
  url: string;
  /** Ends it, unless another process still uses it; `force` ends it in any case. */
  stop(force?: boolean): Promise<void>;
};

/** Hears that the server is gone, back after so many milliseconds, or cannot be started. */
export type HearOfDatabase = (event: "database-lost" | "database-back" | "database-not-starting", ms: number) => void;

const LOOK_MS = 250;
const PAUSE_MS = 2_000;

/**
 * Starts the embedded PostgreSQL of a data folder, or adopts the one that runs, and starts it again whenever it is
 * gone: killed, out of memory, or ended by somebody. Several processes may do so at once: they share what comes up.
 * A first start that is told to stop throws and leaves nothing running.
 */
export async function superviseEmbedded(dataFolder: string, hear: HearOfDatabase, stop: StartStop = {}): Promise<SupervisedDatabase> {
  let server = await startEmbedded(dataFolder, {}, stop);
  let reviving: Promise<void> | null = null;
  const end = new AbortController();

  const revive = async () => {
    const began = performance.now();
    const since = () => Math.round(performance.now() - began);
    hear("database-lost", 0);
    while (!end.signal.aborted) {
      try {
        server = await startEmbedded(dataFolder, {}, { forced: stop.forced });
        return hear("database-back", since());
      } catch {
        hear("database-not-starting", since());
        await sleep(PAUSE_MS, null, { signal: end.signal }).catch(() => {});
      }
    }
  };
  const look = setInterval(() => {
    if (reviving || end.signal.aborted || isServedBy(server.cluster, server.pid)) return;
    reviving = revive().finally(() => (reviving = null));
  }, LOOK_MS);
  look.unref();

  return {
    url: server.url,
    async stop(force) {
      end.abort();
      clearInterval(look);
      // At once: this process may end before anything else that is waited for.
      const gone = force ? server.stop(true) : null;
      await reviving;
      await gone;
      await server.stop(force);
    },
  };
}
