import { QueryClient } from "@tanstack/react-query";

/** Gives the cache of reads as the specification wants it: nothing grows stale by itself, nothing is read twice unasked. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { retry: false },
    },
  });
}
