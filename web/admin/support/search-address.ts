/** The address of the handbook that remembers what was searched for. */
export const searchAddress = (address: string, words: string): string =>
  words === "" ? address : `${address}?${new URLSearchParams({ suche: words })}`;
