import { expect } from "vitest";

/** Expects that words stand nowhere where a browser keeps them beyond this page: address, state of the history, title, storages. */
export function nowhereKept(words: string): void {
  const places = [location.href, decodeURIComponent(location.href), JSON.stringify(history.state), document.title];
  const storages = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  for (const place of [...places, ...storages]) expect(place?.toLowerCase() ?? "").not.toContain(words.toLowerCase());
}
