import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { auditRoutes } from "@hz/contract/account/audit";
import { call } from "../../api/client.ts";
import type { AuditChoice } from "./audit-choice.ts";
import { filterOf } from "./audit-choice.ts";

export const AUDIT = ["audit"] as const;

/** One page of the log, read anew whenever it is looked at; what was shown stays until the next page is there. */
export const useAuditPage = (choice: AuditChoice) =>
  useQuery({
    queryKey: [...AUDIT, choice],
    queryFn: async ({ signal }) => {
      const { before } = choice;
      return {
        ...(await call(auditRoutes.list, { query: { ...filterOf(choice), ...(before ? { cursor: before } : {}) } }, signal)),
        before,
      };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    gcTime: 0,
  });

/** The names that entries are read with; until they are there, nobody is taken for a former person. */
export type AuditKnown = {
  people: ReadonlyMap<string, string>;
  departments: ReadonlyMap<string, string>;
  state: "there" | "loading" | "failed";
};
const byId = (list: { id: string; name: string }[] = []) => new Map(list.map(({ id, name }) => [id, name]));

/** Everybody's name by id, deleted people included, and the departments'; with how to try again. */
export function useAuditNames(): AuditKnown & { isFetching: boolean; retry: () => void } {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["audit-names"],
    queryFn: ({ signal }) => call(auditRoutes.names, {}, signal),
    select: ({ people, departments }) => ({ people: byId(people), departments: byId(departments) }),
    refetchOnMount: "always",
  });
  const known = data ?? { people: byId(), departments: byId() };
  return { ...known, state: data ? "there" : error ? "failed" : "loading", isFetching, retry: () => void refetch() };
}
