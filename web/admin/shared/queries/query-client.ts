import { QueryClient } from "@tanstack/react-query";

/**
 * The cache of reads as the specification wants it: nothing grows stale by itself, nothing is read twice unasked. Without a network
 * it fails at once, as it does on a bad one: what waited for the network would act later, when nobody looks any more.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "always", staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

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
