import { QueryClient } from "@tanstack/react-query";

/**
 * The cache of reads as the specification wants it: nothing grows stale by itself, nothing is read twice unasked. Without a network
 * it fails at once, as it does on a bad one: what waited for the network would act later, when nobody looks any more.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode: "always", staleTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
