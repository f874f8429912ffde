import { useEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router";
import { useWords } from "../use-words.ts";
import { choiceOf, type ListChoice, searchOf } from "./list-choice.ts";

/** Gives what the address says of the list, and how to change it: a search and a choice begin on their first page. */
export function useListAddress() {
  const [search, setSearch] = useSearchParams();
  const address = search.toString();
  const choice = useMemo(() => choiceOf(new URLSearchParams(address)), [address]);
  // Several changes may follow each other before the address has: each builds on the one before.
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  }, [choice]);
  const [words, find] = useWords(search.get("suche") ?? "", (next) =>
    setSearch({ ...(next && { suche: next }), ...searchOf(latest.current) }, { replace: true, preventScrollReset: true }),
  );
  const typed = words && { suche: words };
  return {
    choice,
    words,
    find,
    page: search.get("seite") ?? "1",
    choose: (change: Partial<ListChoice>) => {
      latest.current = { ...latest.current, ...change };
      setSearch({ ...typed, ...searchOf(latest.current) }, { preventScrollReset: true });
    },
    turn: (page: number) => setSearch({ ...typed, ...searchOf(latest.current), ...(page > 1 && { seite: String(page) }) }),
    /** The address of the list with another choice, and nothing else. */
    withOnly: (change: Partial<ListChoice>) => {
      const next = new URLSearchParams(searchOf({ ...choiceOf(new URLSearchParams()), sort: choice.sort, ...change })).toString();
      return next === "" ? "?" : `?${next}`;
    },
  };
}
