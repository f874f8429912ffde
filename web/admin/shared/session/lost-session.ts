import { useSyncExternalStore } from "react";

let isLost = false;
const listeners = new Set<() => void>();

function say(next: boolean): void {
  isLost = next;
  for (const listener of listeners) listener();
}

/** Notes that the session ended while something unsent stands on the screen, which therefore stays. */
export const noteLostSession = (): void => say(true);

/** Notes that another tab has begun a session for the same person. */
export const noteSessionBack = (): void => say(false);

/** Tells whether the session has ended under what is on the screen. */
export const isSessionLost = (): boolean => isLost;

/** The same, followed by what shows it. */
export function useLostSession(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isSessionLost);
}

const KEY = "session-ended";

/** Notes for the sign-in page that follows that nobody asked for it: the session has ended on the server. */
export const noteEnded = (): void => sessionStorage.setItem(KEY, "1");

/** Tells whether that was noted. */
export const hasEnded = (): boolean => sessionStorage.getItem(KEY) !== null;

/** Once it was read, it is over. */
export const forgetEnded = (): void => sessionStorage.removeItem(KEY);
