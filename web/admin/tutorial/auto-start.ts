/** The tutorial starts so long after the page was loaded … */
export const START_AFTER_MS = 1500;
/** … for accounts younger than this (specification 9.4). */
const NEW_FOR_MS = 5 * 60_000;

/** Whether an account is new. A clock may be a little behind the server's. */
export function isNew(createdAt: string, now: number): boolean {
  return Math.abs(now - Date.parse(createdAt)) < NEW_FOR_MS;
}
