import { useDeferredValue, useMemo } from "react";
import { useUser } from "../../shared/session/user.ts";
import { useReportCache } from "../cache/load-cache.ts";
import { useCategoryNames, useUserNames } from "../../shared/names/queries.ts";
import { searchRows } from "../search/search.ts";
import { useTextSearch } from "../search/use-text-search.ts";
import { filterRows } from "./filter-rows.ts";
import type { ListChoice } from "./list-choice.ts";
import { sortRows } from "./sort-rows.ts";

/** The report cache, what of it is found, and how the search in texts is getting on. */
export function useList(choice: ListChoice, words: string) {
  const book = useReportCache();
  const { rows, titles, complete } = book;
  const categories = useCategoryNames();
  const users = useUserNames();
  const me = useUser().id;
  // Typing stays smooth: the list follows as soon as there is time.
  const sought = useDeferredValue(words.trim());
  const wanted = useDeferredValue(choice);
  const fitting = useMemo(() => filterRows(rows, wanted, me, new Date()), [rows, wanted, me]);
  const texts = useTextSearch(wanted.texts ? sought : "", fitting, complete);
  const found = useMemo(
    () => searchRows(fitting, titles, categories, sought, texts.hits),
    [fitting, titles, categories, sought, texts.hits],
  );
  // Titles that are still being opened touch no other order than their own.
  const named = wanted.sort?.by === "thema" ? titles : NO_TITLES;
  const sorted = useMemo(
    () => sortRows(found, wanted.sort, { titles: named, categories, users }),
    [found, wanted.sort, named, categories, users],
  );
  return { book, found: sorted, sought, texts, categories, users };
}

const NO_TITLES = new Map<string, never>();
