import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { auditRoutes } from "@hz/contract/audit";
import { call } from "../../api/client.ts";
import type { AuditChoice } from "./audit-choice.ts";
import { filterOf } from "./audit-choice.ts";

export const AUDIT = ["audit"] as const;

/** One page of the log, read anew whenever it is looked at; what was shown stays until the next page is there. */
export const useAuditPage = (choice: AuditChoice) =>
  useQuery({
    queryKey: [...AUDIT, choice],
    queryFn: ({ signal }) =>
      call(auditRoutes.list, { query: { ...filterOf(choice), ...(choice.before ? { cursor: choice.before } : {}) } }, signal),
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
    gcTime: 0,
  });

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Everybody's name by id, deleted people included. */
export const usePeople = (): ReadonlyMap<string, string> =>
  useQuery({
    queryKey: ["audit-people"],
    queryFn: ({ signal }) => call(auditRoutes.people, {}, signal),
    select: (list) => new Map(list.map(({ id, name }) => [id, name])),
    refetchOnMount: "always",
  }).data ?? NOBODY;
