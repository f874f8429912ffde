import { eventRoutes } from "@hz/contract/events";
import { userRoutes } from "@hz/contract/people/users";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { authToken, bearerHeaders } from "../../api/auth-token.ts";
import { call } from "../../api/client.ts";
import { followEvents } from "../../api/live.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { readAnew } from "../shared/queries/read-anew.ts";
import { useLostSession } from "../shared/session/lost-session.ts";

/** Keeps one stream of events while a guest's pages stand, and has their cases read again. */
export function useGuestEvents(): void {
  const client = useQueryClient();
  // A session that comes back has another bearer value.
  const isLost = useLostSession();
  useEffect(() => {
    if (isLost) return;
    return followEvents({
      url: eventRoutes.account.path,
      headers: bearerHeaders(),
      isWanted: () => authToken() !== null,
      onRefused: () => void call(userRoutes.current).catch(() => undefined),
      onChange: (event) => {
        readAnew(client, queryKeys.guestCases);
        readAnew(client, event?.ref ? queryKeys.report(event.ref) : queryKeys.anyReport);
      },
    });
  }, [client, isLost]);
}
