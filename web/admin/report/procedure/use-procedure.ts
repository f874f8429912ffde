import { type Procedure, procedureRoutes } from "@hz/contract/procedure/procedure";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";

/** How far a procedure is; read again with everything else of the report. */
export function useProcedure(id: string) {
  return useQuery<Procedure>({
    queryKey: queryKeys.procedure(id),
    queryFn: ({ signal }) => call(procedureRoutes.get, { params: { id } }, signal),
  });
}
