import { useSyncExternalStore } from "react";

const wide = matchMedia("(min-width: 48rem)");

function subscribe(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

/** Tells whether there is room for a table; follows the window. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches);
}
