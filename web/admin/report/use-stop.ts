import { useEffect, useRef } from "react";

/** Gives how to begin something that can be stopped, and how to stop what was begun last; leaving its form stops it, too. */
export function useStop(): { begin: () => AbortSignal; stop: () => void } {
  const last = useRef<AbortController | null>(null);
  const stop = () => last.current?.abort();
  useEffect(() => () => last.current?.abort(), []);
  const begin = () => {
    last.current = new AbortController();
    return last.current.signal;
  };
  return { begin, stop };
}
