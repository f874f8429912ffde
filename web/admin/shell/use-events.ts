import { eventRoutes, type LiveEvent } from "@hz/contract/events";
import { userRoutes } from "@hz/contract/people/users";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { authToken, bearerHeaders } from "../../api/auth-token.ts";
import { call } from "../../api/client.ts";
import { followEvents } from "../../api/live.ts";
import { useLostSession } from "../shared/session/lost-session.ts";

/** Keeps one stream of events as long as a shell stands; `onChange`, always the same one, has read again what they name. */
export function useEvents(onChange: (client: QueryClient, event: LiveEvent | null) => void): void {
  const client = useQueryClient();
  // A session that comes back has another bearer value, and what happened meanwhile is read again.
  const isLost = useLostSession();
  useEffect(() => {
    if (isLost) return;
    return followEvents({
      url: eventRoutes.account.path,
      headers: bearerHeaders(),
      // Signing out ends the stream before the page has left.
      isWanted: () => authToken() !== null,
      // A call that is refused leads to the sign-in page.
      onRefused: () => void call(userRoutes.current).catch(() => undefined),
      onChange: (event) => onChange(client, event),
    });
  }, [client, isLost, onChange]);
}
