import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { ownPrints } from "../../vault/people/fingerprints.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";

/** The state of the own second factor. */
export const useFactor = () =>
  useQuery({ queryKey: queryKeys.secondFactor, queryFn: ({ signal }) => call(secondFactorRoutes.get, {}, signal) });

export const usePasskeys = () => useQuery({ queryKey: queryKeys.passkeys, queryFn: ({ signal }) => call(passkeyRoutes.list, {}, signal) });

export const useSessions = () => useQuery({ queryKey: queryKeys.sessions, queryFn: ({ signal }) => call(sessionRoutes.list, {}, signal) });

/** How one is reminded, and whether there is a calendar address. */
export const useReminderChoice = () =>
  useQuery({ queryKey: queryKeys.reminderChoice, queryFn: ({ signal }) => call(reminderRoutes.choice, {}, signal) });

export const useFingerprints = () =>
  useQuery({ queryKey: queryKeys.fingerprints, queryFn: ownPrints, staleTime: Number.POSITIVE_INFINITY });
