import { useEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { hasWords, keepWords, keptWords } from "./kept-words.ts";

/** The words in the search field of a list, and their setter. Whoever goes back to the list finds them again; a link begins anew. */
export function useWords(list: string): [string, (words: string) => void] {
  const { state } = useLocation();
  const wentBack = useNavigationType() === "POP";
  const [words, setWords] = useState(() => (wentBack || hasWords(state) ? keptWords(list) : ""));
  useEffect(() => keepWords(list, words), [list, words]);
  return [words, setWords];
}
