/** Takes ids in their order, the one that moves and the one whose place it takes, and gives the new order of all of them. */
export function moved(ids: readonly string[], id: string, place: string): string[] {
  const to = ids.indexOf(place);
  if (to === -1 || !ids.includes(id)) return [...ids];
  return ids.filter((one) => one !== id).toSpliced(to, 0, id);
}

/** Takes the ids that are shown and one of them, and gives its neighbour above (-1) or below (1), or null at the end. */
export function neighbour(shown: readonly string[], id: string, step: -1 | 1): string | null {
  const at = shown.indexOf(id);
  return at === -1 ? null : (shown[at + step] ?? null);
}
