import { useSyncExternalStore } from "react";

let isLost = false;
const listeners = new Set<() => void>();

/** Notes that the session ended while something unsent stands on the screen, which therefore stays. */
export function noteLostSession(): void {
  isLost = true;
  for (const listener of listeners) listener();
}

/** Tells whether the session has ended under what is on the screen. */
export function useLostSession(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLost,
  );
}
