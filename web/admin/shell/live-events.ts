import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { type LiveEvent, eventRoutes } from "@hz/contract/events";
import { useEffect } from "react";
import { bearerHeaders } from "../../api/auth-token.ts";
import { followEvents } from "../../api/live.ts";
import { queryKeys } from "../query-keys.ts";
import { refreshBook, rereadBook } from "../reports/book/load-book.ts";
import { reloadKeys } from "../session/reload-keys.ts";

/** Keeps one stream of events for the account as long as the shell stands, and has read again what they name. */
export function useLiveEvents(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      followEvents({
        url: eventRoutes.account.path,
        headers: bearerHeaders(),
        onChange: (event) => readAgain(client, event),
      }),
    [client],
  );
}

/** Keys, members or deliveries are others now: what was closed may open, and what was readable may be gone. */
async function keysHaveChanged(client: QueryClient): Promise<void> {
  // What could not be fetched or was refused changes nothing; the next reading that needs a key asks again.
  await reloadKeys().catch(() => undefined);
  rereadBook();
  const touched = [queryKeys.departments, queryKeys.users, queryKeys.channels, queryKeys.categories, queryKeys.counts, queryKeys.anyReport];
  for (const queryKey of touched) void client.invalidateQueries({ queryKey });
}

/** Takes an event, or null when anything may have changed, and has what it touches read again. */
function readAgain(client: QueryClient, event: LiveEvent | null): void {
  // What is being read at this moment may be older than an event; it is not older than the opening of the stream.
  const old = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey }, { cancelRefetch: event !== null });
  if (event?.type === "keys-changed") return void keysHaveChanged(client);
  refreshBook(event);
  old(queryKeys.counts);
  if (event === null) old(queryKeys.departments);
  old(event?.ref ? queryKeys.report(event.ref) : queryKeys.anyReport);
}
