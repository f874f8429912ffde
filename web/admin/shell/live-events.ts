import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { type LiveEvent, eventRoutes } from "@hz/contract/events";
import { useEffect } from "react";
import { bearerHeaders } from "../../api/auth-token.ts";
import { followEvents } from "../../api/live.ts";
import { queryKeys } from "../query-keys.ts";
import { heldKeys } from "../../vault/keys.ts";
import { followKeys } from "../session/reload-keys.ts";
import { refreshBook } from "../reports/book/load-book.ts";

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

/** Takes an event, or null when anything may have changed, and has what it touches read again. */
function readAgain(client: QueryClient, event: LiveEvent | null): void {
  // What is being read at this moment may be older than an event; it is not older than the opening of the stream.
  const old = (queryKey: readonly unknown[]) => void client.invalidateQueries({ queryKey }, { cancelRefetch: event !== null });
  if (event?.type === "keys-changed") return readPeopleAgain(event.ref, old);
  if (event === null) readPeopleAgain(null, old);
  refreshBook(event);
  old(queryKeys.counts);
  old(event?.ref ? queryKeys.report(event.ref) : queryKeys.anyReport);
}

/** Takes whose keys or permissions changed, or null where anybody's may have. */
function readPeopleAgain(userId: string | null, old: (queryKey: readonly unknown[]) => void): void {
  void followKeys(userId);
  // The own permissions come first: they say what else may be asked for.
  if (userId !== null && userId === heldKeys()?.userId) return;
  old(queryKeys.users);
  old(queryKeys.people);
}
