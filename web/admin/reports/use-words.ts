import { useEffect, useRef, useState } from "react";
import { useNavigation, useNavigationType } from "react-router";

const ADDRESS_AFTER_MS = 250;

/**
 * Takes the words in the address and how to write new ones there; gives the words in the field and their setter. The
 * address follows once typing pauses; only going back or forward makes the field follow the address.
 */
export function useWords(address: string, onPause: (words: string) => void): [string, (words: string) => void] {
  const wentBack = useNavigationType() === "POP";
  const [words, setWords] = useState(address);
  const [seen, setSeen] = useState(address);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Whoever is on the way to a report already would be called back to the list by a new address of it.
  const isLeaving = useNavigation().state !== "idle";
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current);
  }, [isLeaving]);

  if (seen !== address) {
    setSeen(address);
    if (wentBack) setWords(address);
  }
  const write = (next: string) => {
    setWords(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onPause(next), ADDRESS_AFTER_MS);
  };
  return [words, write];
}
