import { paths } from "@hz/contract/paths";
import { useEffect, useMemo, useRef, useState } from "react";
import { type NavigateOptions, useLocation, useNavigationType, useSearchParams } from "react-router";
import { useWords } from "../../shared/search/use-words.ts";
import { choiceOf, type ListChoice, searchOf } from "./list-choice.ts";

/**
 * What is chosen of the list, which the address follows, and how to change it: a search and a choice begin on their first page.
 * Words that are searched for stand in no address.
 */
export function useListAddress() {
  const [search] = useSearchParams();
  const { choice, latest, go } = useChoice();
  const [words, setWords] = useWords(paths.reports);
  return {
    choice,
    words,
    find: (next: string) => {
      setWords(next);
      if (search.has("seite")) go(searchOf(latest()), { replace: true, preventScrollReset: true });
    },
    page: search.get("seite") ?? "1",
    choose: (change: Partial<ListChoice>) => go(searchOf(latest(change)), { preventScrollReset: true }),
    turn: (page: number) => go({ ...searchOf(latest()), ...(page > 1 && { seite: String(page) }) }),
    /** The address of the list with another choice, and nothing else. */
    withOnly: (change: Partial<ListChoice>) => {
      const next = new URLSearchParams(searchOf({ ...choiceOf(new URLSearchParams()), sort: choice.sort, ...change })).toString();
      return next === "" ? "?" : `?${next}`;
    },
  };
}

/**
 * What is chosen shows at once, and several choices may follow each other before the address has: each builds on the one
 * before, and an address that comes late is only taken over where nothing was chosen since, or somebody went back.
 */
function useChoice() {
  const [search, setSearch] = useSearchParams();
  const isBack = useNavigationType() === "POP";
  const place = useLocation();
  const address = search.toString();
  const said = useMemo(() => choiceOf(new URLSearchParams(address)), [address]);
  const [choice, setChoice] = useState(said);
  const newest = useRef(said);
  const count = useRef(0);
  const own = (place.state as { choice?: number } | null)?.choice;
  useEffect(() => {
    if (!isBack && own !== undefined && own !== count.current) return;
    newest.current = said;
    setChoice(said);
  }, [said, own, isBack]);

  const latest = (change?: Partial<ListChoice>): ListChoice => {
    if (change) {
      newest.current = { ...newest.current, ...change };
      setChoice(newest.current);
    }
    return newest.current;
  };
  const go = (next: Record<string, string>, options: NavigateOptions = {}) => {
    count.current += 1;
    setSearch(next, { ...options, state: { choice: count.current } });
  };
  return { choice, latest, go };
}
