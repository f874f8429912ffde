/** All ids in their new order, with `id` in the place of the id `place`. */
export function moved(ids: readonly string[], id: string, place: string): string[] {
  const to = ids.indexOf(place);
  if (to === -1 || !ids.includes(id)) return [...ids];
  return ids.filter((one) => one !== id).toSpliced(to, 0, id);
}

/** The id shown above (-1) or below (1); null at the end. */
export function neighbour(shown: readonly string[], id: string, step: -1 | 1): string | null {
  const at = shown.indexOf(id);
  return at === -1 ? null : (shown[at + step] ?? null);
}
