import { paths } from "@hz/contract/paths";

const NAME = "weiter";

/** Takes the address that was asked for (path and search) and gives the sign-in page that returns to it. */
export function signInPath(wanted: string): string {
  return wanted === paths.dashboard || wanted === paths.start ? paths.signIn : `${paths.signIn}?${new URLSearchParams({ [NAME]: wanted })}`;
}

/** Takes the sign-in page's search parameters and gives where to go afterwards: a path of this origin, else the dashboard. */
export function returnPath(search: URLSearchParams, origin: string): string {
  const wanted = search.get(NAME) ?? "";
  // Not every path stays here: browsers read "//host" and "/\\host" as another host, which shows in the origin below.
  if (!wanted.startsWith("/") || !URL.canParse(wanted, origin)) return paths.dashboard;
  const url = new URL(wanted, origin);
  const entrances: string[] = [paths.signIn, paths.register];
  if (url.origin !== origin || entrances.includes(url.pathname)) return paths.dashboard;
  return url.pathname + url.search + url.hash;
}
