import { useQuery } from "@tanstack/react-query";
import { departmentRoutes } from "@hz/contract/people/departments";
import { call } from "../../api/client.ts";
import { canSignKeys } from "../../vault/keys/held-keys.ts";
import { holdsEpochs } from "../../vault/people/renewal.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useHeldKeys, useMay, useUser } from "../shared/session/user.ts";
import type { Means } from "./renewal/renewal-state.ts";

/** The departments that the signed-in person may know of. */
export function useDepartments() {
  return useQuery({ queryKey: queryKeys.departments, queryFn: ({ signal }) => call(departmentRoutes.list, {}, signal) });
}

/** What all departments are called, for whoever says where reports go without managing departments; read where it is asked for. */
export function useDepartmentNames() {
  const may = useMay("Einstellungen");
  return useQuery({
    queryKey: queryKeys.departmentNames,
    queryFn: ({ signal }) => call(departmentRoutes.names, {}, signal),
    enabled: may,
  });
}

/** Who can be taken into a department. */
export function useDepartmentPeople() {
  return useQuery({ queryKey: queryKeys.departmentPeople, queryFn: ({ signal }) => call(departmentRoutes.people, {}, signal) });
}

/** What the signed-in person has to renew keys with. */
export function useMeans(): Means {
  const { id, permissions } = useUser();
  useHeldKeys(); // What is read from them below is drawn anew with them.
  return {
    userId: id,
    mayManage: permissions.includes("Benutzer und Abteilungen"),
    mayHandle: permissions.includes("Meldungen"),
    signs: canSignKeys(),
    holds: holdsEpochs,
  };
}
