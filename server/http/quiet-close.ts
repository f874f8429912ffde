import type { Server } from "node:http";
import { setImmediate } from "node:timers/promises";

/** A port at which somebody always comes is closed all the same. */
const LONGEST_MS = 1000;
/** A turn of the loop that took longer may have left somebody waiting. */
const SHORT_MS = 1;

/**
 * Resolves in a moment in which no connection waits to be accepted. The kernel takes connections on its own while this process is
 * busy; a port that is closed then cuts them off, and whoever sent a report there cannot know whether it was heard.
 */
export async function untilNobodyWaits(server: Server): Promise<void> {
  let came = 0;
  const count = () => void came++;
  server.on("connection", count);
  const until = performance.now() + LONGEST_MS;
  // From here on each turn begins by asking the kernel who is there.
  await setImmediate();
  for (let before = -1, turn = Infinity; (came !== before || turn > SHORT_MS) && performance.now() < until;) {
    before = came;
    const start = performance.now();
    await setImmediate();
    turn = performance.now() - start;
  }
  server.off("connection", count);
}
