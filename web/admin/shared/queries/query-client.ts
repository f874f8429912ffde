import { createQueryClient } from "../../../api/query-client.ts";

/** The one cache of reads of this tab; signing out empties it. */
export const queryClient = createQueryClient();

const emptied = new Set<() => void>();

/** Registers what empties something that was read and is held beside the cache: the next person finds it as empty as the cache. */
export function emptyWithQueries(empty: () => void): void {
  emptied.add(empty);
}

/** Forgets all that was read: another person may sign in now. */
export function emptyQueries(): void {
  queryClient.clear();
  for (const empty of emptied) empty();
}
