/** Takes an address of the handbook and what was searched for, and gives the address that remembers it. */
export const searchAddress = (address: string, words: string): string =>
  words === "" ? address : `${address}?${new URLSearchParams({ suche: words })}`;
