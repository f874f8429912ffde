import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { mayDo, type Permission } from "@hz/contract/permissions";
import { type CurrentUser, userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";
import { queryClient } from "../queries/query-client.ts";
import { useSyncExternalStore } from "react";
import { followHeld, heldKeys, type HeldKeys } from "../../../vault/keys/held-keys.ts";

/** Where the signed-in user stands in the cache. */
export const USER = ["user"] as const;

/** The signed-in user; on signed-in screens only. */
export function useUser(): CurrentUser {
  return useSuspenseQuery({ queryKey: USER, queryFn: ({ signal }) => call(userRoutes.current, {}, signal) }).data;
}

/** Reads the signed-in user again: where a permission was taken a moment ago, the route's gate then shows its page instead of a load that failed. */
export const rereadUser = (): void => void queryClient.invalidateQueries({ queryKey: USER }, { cancelRefetch: false });

/** Whether the signed-in user has a permission, or one of some. */
export function useMay(permission: Permission | readonly Permission[]): boolean {
  return mayDo(useUser().permissions, permission);
}

/** The same at this moment, for what runs outside of a screen's drawing. */
export function mayNow(permission: Permission | readonly Permission[]): boolean {
  return mayDo(queryClient.getQueryData<CurrentUser>(USER)?.permissions ?? [], permission);
}

/** When a visitor's demo ends in which somebody is at this moment; null in any other account. */
export const demoEndNow = (): string | null => queryClient.getQueryData<CurrentUser>(USER)?.demoUntil ?? null;

/** The permissions that come with keys: of reports, or of the account. */
export const KEY_PERMISSIONS = ["Meldungen", "Benutzer und Abteilungen", "Einstellungen"] as const satisfies readonly Permission[];

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

/** The keys in hand; what is drawn from them is drawn anew when they are others, also where no answer of the server has changed. */
export const useHeldKeys = (): HeldKeys | null => useSyncExternalStore(followHeld, heldKeys);
