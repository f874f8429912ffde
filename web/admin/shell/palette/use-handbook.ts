import { useEffect, useState } from "react";
import type { Found } from "../../handbook/index.ts";

/** Of fewer letters nearly every article has some. */
const LETTERS = 3;
type SearchHandbook = (typed: string) => Found[];

/** The articles about what was typed; the handbook comes when it is first needed, and without it nothing is found there. */
export function useHandbook(typed: string): readonly Found[] {
  const [search, setSearch] = useState<SearchHandbook | null>(null);
  useEffect(() => {
    void import("../../handbook/handbook.ts").then(
      (file) => setSearch(() => file.searchHandbook),
      () => undefined,
    );
  }, []);
  const found = search && typed.trim().length >= LETTERS ? search(typed) : [];
  // Words stand in many articles; those that are named by them come alone.
  const named = found.filter(({ title }) => title.some(({ isHit }) => isHit));
  return named.length > 0 ? named : found;
}
