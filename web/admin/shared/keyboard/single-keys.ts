import { useSyncExternalStore } from "react";

const KEY = "shortcuts";
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

let on = read();

/**
 * Whether shortcuts of one character act. Who speaks to the computer, or whose hand slips, must be able to switch them off
 * (WCAG 2.1.4).
 */
export const areSingleKeysOn = (): boolean => on;

/** Sets whether single keys act, and keeps it on this device where that is allowed. */
export function switchSingleKeys(next: boolean): void {
  on = next;
  try {
    if (next) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    /* Then it holds until the page is left. */
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, followed by what shows it. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);
