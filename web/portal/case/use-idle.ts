import { useEffect, useRef } from "react";

const CHECK_MS = 10_000;
const TOUCHES = ["pointerdown", "keydown", "input", "wheel", "touchstart"] as const;

/**
 * Calls back once nobody has touched the page for `limitMs`, while `active`. A tab that slept counts as well: by the clock, as soon as
 * it is looked at or touched again.
 */
export function useIdle(active: boolean, limitMs: number, onIdle: () => void): void {
  const told = useRef(onIdle);
  useEffect(() => void (told.current = onIdle), [onIdle]);
  useEffect(() => {
    if (!active) return;
    let last = Date.now();
    const check = () => Date.now() - last >= limitMs && told.current();
    const touched = () => {
      check();
      last = Date.now();
    };
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener("visibilitychange", check);
    for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
      for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
    };
  }, [active, limitMs]);
}
