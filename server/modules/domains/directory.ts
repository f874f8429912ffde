import type { Database } from "../../db/database.ts";
import { provedDomains } from "./store.ts";

/** The signal that the database sends when a proved domain comes or goes (`tell_domains` in the migrations). */
export const DOMAINS_CHANGED = "domains-changed";

/**
 * The proved domains as this process knows them, all at once: whether a host is one is asked of every request, before anything else and
 * without waiting. `load` reads them anew; asked again meanwhile it reads once more.
 */
export function createDomainDirectory(db: Database) {
  let known = new Map<string, string>();
  let loading: Promise<void> | null = null;
  let isStale = false;
  const read = async () => {
    do {
      isStale = false;
      const rows = (await db.inEach(provedDomains)).flat();
      known = new Map(rows.map(({ domain, link_suffix }) => [domain, link_suffix]));
    } while (isStale);
  };
  return {
    /** The link suffix of the channel whose portal stands at this domain. */
    suffixOf: (domain: string): string | undefined => known.get(domain),
    load(): Promise<void> {
      isStale = true;
      return (loading ??= read().finally(() => {
        loading = null;
      }));
    },
  };
}
