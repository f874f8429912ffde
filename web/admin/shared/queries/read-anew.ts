import type { QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Has what stands under a key read again, because it has changed. A first reading that is on its way the cache would not begin
 * anew, though its answer may be older than the change: it is let through, and read once more.
 */
export function readAnew(client: QueryClient, queryKey: QueryKey): void {
  for (const query of client.getQueryCache().findAll({ queryKey, fetchStatus: "fetching" })) {
    const again = () => client.invalidateQueries({ queryKey: query.queryKey, exact: true });
    if (query.state.data === undefined) void query.promise?.then(again, again);
  }
  void client.invalidateQueries({ queryKey });
}
