import { useSyncExternalStore } from "react";

/** The name is the specification's (9.4); only "true" counts. */
const KEY = "onboarding_completed";
const listeners = new Set<() => void>();
/** Holds until the page is left, where the browser stores nothing. */
let isDone = false;

/** Whether the tutorial was gone through to its end on this device. */
export function isCompleted(): boolean {
  try {
    return isDone || localStorage.getItem(KEY) === "true";
  } catch {
    return isDone;
  }
}

/** Notes that the tutorial was gone through to its end. */
export function noteCompleted(): void {
  isDone = true;
  try {
    localStorage.setItem(KEY, "true");
  } catch {
    /* Then it holds until the page is left. */
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have come to the end.
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The same, followed by what shows it. */
export const useCompleted = (): boolean => useSyncExternalStore(subscribe, isCompleted);
