import { paths } from "@hz/contract/paths";
import { withoutWords } from "../search/kept-words.ts";

const NAME = "weiter";

/** A page's address with the wish to be led to an address (path and search) afterwards; words that were searched for are no part of it. */
function withWish(page: string, asked: string): string {
  const wanted = withoutWords(asked);
  return wanted === paths.dashboard || wanted === paths.start ? page : `${page}?${new URLSearchParams({ [NAME]: wanted })}`;
}

/** The sign-in page that returns to the address that was asked for. */
export const signInPath = (wanted: string): string => withWish(paths.signIn, wanted);

/** The same of the page where a second factor is set up by those of whom it is required. */
export const enrolPath = (wanted: string): string => withWish(paths.secondFactor, wanted);

/** Where such a page leads afterwards, by its search parameters: a path of this origin, else the dashboard or what is named. */
export function returnPath(search: URLSearchParams, origin: string, otherwise: string = paths.dashboard): string {
  const wanted = search.get(NAME) ?? "";
  // Not every path stays here: browsers read "//host" and "/\\host" as another host, which shows in the origin below.
  if (!wanted.startsWith("/") || !URL.canParse(wanted, origin)) return otherwise;
  const url = new URL(wanted, origin);
  const entrances: string[] = [paths.signIn, paths.register, paths.trial];
  if (url.origin !== origin || entrances.includes(url.pathname)) return otherwise;
  return url.pathname + url.search + url.hash;
}
