import { useQuery } from "@tanstack/react-query";
import { peopleRoutes } from "@hz/contract/people/people";
import { call } from "../../api/client.ts";
import { ownPrints, personPrint } from "../../vault/people/fingerprints.ts";
import { canRelease } from "../../vault/people/release.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { mayNow, useHeldKeys, useMay, useUser } from "../shared/session/user.ts";

const GRANTERS = ["Meldungen", "Benutzer und Abteilungen", "Einstellungen"] as const;

/** People and open invitations. */
export function usePeople() {
  const isWaiting = useAccess()?.missing.vouch ?? false;
  const enabled = useMay("Benutzer und Abteilungen") && !isWaiting;
  return useQuery({ queryKey: queryKeys.peopleList, queryFn: ({ signal }) => call(peopleRoutes.list, {}, signal), enabled });
}

/** One person or invitation. */
export function usePerson(id: string) {
  const enabled = useMay("Benutzer und Abteilungen");
  return useQuery({ queryKey: queryKeys.person(id), queryFn: ({ signal }) => call(peopleRoutes.get, { params: { id } }, signal), enabled });
}

/** Departments to invite into, with the epochs that reading needs. */
export function useDepartments() {
  return useQuery({ queryKey: queryKeys.inviteDepartments, queryFn: ({ signal }) => call(peopleRoutes.departments, {}, signal) });
}

/** People who wait for a grant that the signed-in person can give, in whole or in part. */
export function useReleasable() {
  const { id } = useUser();
  const enabled = useMay(GRANTERS);
  const held = useHeldKeys();
  const waiting = useQuery({
    queryKey: queryKeys.waiting,
    // Asked again in the moment in which the permission went: nobody waits for this person any more.
    queryFn: ({ signal }) => (mayNow(GRANTERS) ? call(peopleRoutes.waiting, {}, signal) : []),
    enabled,
  });
  // After the session's end a screen may still stand, without keys.
  if (!held) return [];
  return (waiting.data ?? []).filter((person) => person.id !== id && canRelease(person) !== "nothing");
}

/** What the signed-in person still waits for, and who could give it. */
export function useAccess() {
  return useQuery({ queryKey: queryKeys.access, queryFn: ({ signal }) => call(peopleRoutes.access, {}, signal) }).data ?? null;
}

/** The fingerprint of somebody's keys, or of the own ones; null until it is there. */
export function useFingerprint(of: Parameters<typeof personPrint>[0] | null): string | null {
  const queryKey = ["fingerprint", of?.id ?? null, of?.kemPublicKey ?? null, of?.sigPublicKey ?? null];
  return useQuery({ queryKey, queryFn: async () => (of ? personPrint(of) : (await ownPrints()).own) }).data ?? null;
}
