/** How old addresses called the words of a search. */
const NAME = "suche";
/** The parameter of the sign-in page that is an address itself. */
const WAY_BACK = "weiter";

/** What is searched for names people and facts: words stay in this page's memory, by the path of their list, and whose they are. */
const kept = new Map<string, string>();
let owner: string | null = null;

/** The state of a way that leads to a list with the words kept for it. Without it, and without going back, a list begins with none. */
export const WITH_WORDS = { withWords: true } as const;

export const hasWords = (state: unknown): boolean => (state as typeof WITH_WORDS | null)?.withWords === true;

export const keptWords = (list: string): string => kept.get(list) ?? "";

export function keepWords(list: string, words: string): void {
  kept.set(list, words);
}

export const forgetWords = (): void => kept.clear();

/** Forgets the words of anybody else. What came by an address before anybody signed in is for whoever does. */
export function ownWords(userId: string): void {
  if (owner !== null && owner !== userId) forgetWords();
  owner = userId;
}

/** For addresses that begin with a path; whatever else one names shows in another origin. */
const HERE = "https://here.invalid";

/** A path with its search and fragment, without words, also in its way back; they are kept for the list that it names. */
export function withoutWords(address: string): string {
  if (!URL.canParse(address, HERE)) return address;
  const url = new URL(address, HERE);
  const [words, wayBack] = [url.searchParams.get(NAME), url.searchParams.get(WAY_BACK)];
  const clean = wayBack && withoutWords(wayBack);
  // Only what had words is written anew: whether an address stays here is judged as it came.
  if (url.origin !== HERE || (words === null && clean === wayBack)) return address;
  if (words !== null) keepWords(url.pathname, words);
  url.searchParams.delete(NAME);
  if (clean) url.searchParams.set(WAY_BACK, clean);
  return url.pathname + url.search + url.hash;
}

/** Takes the words out of the address of an old bookmark, before anything else reads it. */
export function takeWordsFromAddress(): void {
  const address = location.pathname + location.search + location.hash;
  const clean = withoutWords(address);
  if (clean !== address) history.replaceState(history.state, "", clean);
}
