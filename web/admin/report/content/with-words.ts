/**
 * The address's search with some words set or, with null, taken away. The others stay: they are of other parts of the case, such as
 * the tab that is open and what is being written.
 */
export function withWords(search: string, change: Readonly<Record<string, string | null>>): URLSearchParams {
  const words = new URLSearchParams(search);
  for (const [name, word] of Object.entries(change)) {
    if (word === null) words.delete(name);
    else words.set(name, word);
  }
  return words;
}
