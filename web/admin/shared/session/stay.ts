const reasons = new Set<symbol>();

/** Has this page and its keys stay while something runs that a lost session only halts; gives the function that ends this. */
export function stayWhile(): () => void {
  const reason = Symbol("running");
  reasons.add(reason);
  return () => void reasons.delete(reason);
}

/** Tells whether something runs for which this page stays, signed in or not. */
export const isStaying = (): boolean => reasons.size > 0;
