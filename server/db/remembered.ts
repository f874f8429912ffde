const MOST = 10_000;

/**
 * Remembers in this process what was found by a name, for the lifetime of both: only for what never changes, and whose every use
 * is read again inside its tenant. What was not found is looked for each time.
 */
export function remembered<Found>(find: (name: string) => Promise<Found | undefined>): (name: string) => Promise<Found | undefined> {
  const known = new Map<string, Found>();
  return async (name) => {
    const found = known.get(name) ?? (await find(name));
    if (found === undefined) return undefined;
    if (known.size >= MOST) known.clear();
    known.set(name, found);
    return found;
  };
}
