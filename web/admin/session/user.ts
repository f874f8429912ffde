import { useSuspenseQuery } from "@tanstack/react-query";
import type { Permission } from "@hz/contract/permissions";
import { type CurrentUser, userRoutes } from "@hz/contract/users";
import { call } from "../../api/client.ts";

/** Where the signed-in user stands in the cache. */
export const USER = ["user"] as const;

/** Gives the signed-in user; on signed-in screens only. */
export function useUser(): CurrentUser {
  return useSuspenseQuery({ queryKey: USER, queryFn: ({ signal }) => call(userRoutes.current, {}, signal) }).data;
}

/** Takes a permission and tells whether the signed-in user has it. */
export function useMay(permission: Permission): boolean {
  return useUser().permissions.includes(permission);
}
