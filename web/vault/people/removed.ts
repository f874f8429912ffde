import { removedIn } from "../keys/key-log.ts";
import { logNow } from "../keys/log-in-hand.ts";

/** Somebody who was to be granted a key is signed as gone in the key log, whatever the server's lists say; nothing was granted. */
export class ReceiverRemoved extends Error {
  constructor() {
    super("Signed as gone in the key log");
    this.name = "ReceiverRemoved";
  }
}

/** Throws ReceiverRemoved for who is signed as gone, LogRefused where the key log is not taken. */
export async function refuseRemoved(userId: string): Promise<void> {
  if (removedIn(await logNow()).has(userId)) throw new ReceiverRemoved();
}
