import { useQuery } from "@tanstack/react-query";
import { type CurrentUser, userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";
import { USER } from "./user.ts";

/**
 * The signed-in user; undefined where nobody is. As long as the address is unconfirmed, reads again whenever this window is looked
 * at, because the link of the mail opens another one.
 */
export function useFreshUser(isSignedIn = true): CurrentUser | undefined {
  const isWaiting = (user: CurrentUser | undefined) => user !== undefined && (!user.isEmailVerified || user.pendingEmail !== null);
  return useQuery({
    queryKey: USER,
    queryFn: ({ signal }) => call(userRoutes.current, {}, signal),
    enabled: isSignedIn,
    refetchOnWindowFocus: ({ state }) => (isWaiting(state.data) ? "always" : false),
  }).data;
}
