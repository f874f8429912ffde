import { retentionRoutes } from "@hz/contract/procedure/retention";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";

/** The list before deletion, with what is held and what was deleted last. */
export function useRetentionList() {
  return useQuery({ queryKey: queryKeys.retention, queryFn: ({ signal }) => call(retentionRoutes.list, {}, signal) });
}
