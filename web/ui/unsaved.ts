import { useEffect, useSyncExternalStore } from "react";

const places = new Map<symbol, () => boolean>();
const listeners = new Set<() => void>();
let onSaved = (): void => {};
const notify = () => listeners.forEach((listener) => listener());

/** Counts a place as unsaved while `isTyped` says so (always, where it is left out), until the result is called. */
export function countUnsaved(isTyped: () => boolean = () => true): () => void {
  const place = Symbol("unsaved");
  places.set(place, isTyped);
  notify();
  return () => {
    places.delete(place);
    notify();
    // What is typed on is counted anew in the same moment.
    queueMicrotask(() => !isUnsaved() && onSaved());
  };
}

/** The same for a component that tells whether something is typed in it. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => (unsaved ? countUnsaved() : undefined), [unsaved]);
}

/** Tells whether something stands on the screen that leaving the page would lose. */
export const isUnsaved = (): boolean => [...places.values()].some((isTyped) => isTyped());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The same, followed by what shows it. */
export const useIsUnsaved = (): boolean => useSyncExternalStore(subscribe, isUnsaved);

/** Calls `act` once nothing counts as unsaved any more. */
export function whenNothingIsUnsaved(act: () => void): void {
  onSaved = act;
}
