const places = new Set<symbol>();

/** Counts something on the screen as typed and not saved until what is returned is called. */
export function countUnsaved(): () => void {
  const place = Symbol("unsaved");
  places.add(place);
  return () => void places.delete(place);
}

/** Tells whether something stands on the screen that leaving the page would lose. */
export const isUnsaved = (): boolean => places.size > 0;
