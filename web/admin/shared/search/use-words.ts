import { useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";

const ADDRESS_AFTER_MS = 250;

/**
 * The words in a search field, and their setter. The address follows once typing pauses; only going back or forward makes the field
 * follow the address.
 */
export function useWords(address: string, onPause: (words: string) => void): [string, (words: string) => void] {
  const wentBack = useNavigationType() === "POP";
  const [words, setWords] = useState(address);
  const [seen, setSeen] = useState(address);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; write: () => void } | null>(null);
  useEffect(() => {
    const flush = () => {
      if (!waiting.current) return;
      clearTimeout(waiting.current.timer);
      waiting.current.write();
    };
    // Before a link is followed, by pointer or key: written later, the list's new address would call people back who are on their way.
    addEventListener("click", flush, { capture: true });
    return () => {
      removeEventListener("click", flush, { capture: true });
      clearTimeout(waiting.current?.timer);
    };
  }, []);

  if (seen !== address) {
    setSeen(address);
    if (wentBack) setWords(address);
  }
  const write = (next: string) => {
    setWords(next);
    clearTimeout(waiting.current?.timer);
    const write = () => {
      waiting.current = null;
      onPause(next);
    };
    waiting.current = { timer: setTimeout(write, ADDRESS_AFTER_MS), write };
  };
  return [words, write];
}
