import { type KeyLog, NO_LOG } from "./key-log.ts";

let read: () => Promise<KeyLog> = () => Promise.resolve(NO_LOG);

/** Has the key log come from here whenever something depends on it, as new as it is then. */
export function readLogBy(reader: () => Promise<KeyLog>): void {
  read = reader;
}

/** The account's key log as it is now. Throws LogRefused, and what its reading throws. */
export const logNow = (): Promise<KeyLog> => read();
