import { useEffect, useRef, useState } from "react";

const CHECK_MS = 10_000;
/** So long before the end it is said, for whoever reads on without touching anything (WCAG 2.2.1). */
const WARN_MS = 60_000;
/** The last two tell of people who read with a screen reader, too. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "input", "wheel", "touchstart", "focusin", "scroll"] as const;

/**
 * Calls back once nobody has touched the page for `limitMs`, while `active`; gives whether that is less than a minute away. A tab that
 * slept counts as well: by the clock, as soon as it is looked at or touched again.
 */
export function useIdle(active: boolean, limitMs: number, onIdle: () => void): boolean {
  const [isEnding, setEnding] = useState(false);
  const told = useRef(onIdle);
  useEffect(() => void (told.current = onIdle), [onIdle]);
  useEffect(() => {
    if (!active) return;
    let last = Date.now();
    const check = () => {
      const idle = Date.now() - last;
      if (idle >= limitMs) told.current();
      else setEnding(idle >= limitMs - WARN_MS);
    };
    const touched = () => {
      check();
      last = Date.now();
      setEnding(false);
    };
    const timer = setInterval(check, CHECK_MS);
    document.addEventListener("visibilitychange", check);
    for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true, passive: true });
    return () => {
      setEnding(false);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
      for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
    };
  }, [active, limitMs]);
  return isEnding;
}
