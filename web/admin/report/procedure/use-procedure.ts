import { type Procedure, procedureRoutes } from "@hz/contract/procedure/procedure";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { type ActionSpec, useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

/** How far a procedure is; read again with everything else of the report. */
export function useProcedure(id: string) {
  return useQuery<Procedure>({
    queryKey: queryKeys.procedure(id),
    queryFn: ({ signal }) => call(procedureRoutes.get, { params: { id } }, signal),
  });
}

type ProcedureChange<Given> = Required<Pick<ActionSpec<Given, unknown>, "run" | "done" | "onDone">>;

/** Something that is kept of a report's procedure. */
export const useProcedureChange = <Given = void>(reportId: string, change: ProcedureChange<Given>) =>
  useAction<Given>({ ...change, failed: t("procedureNotSaved"), touches: [queryKeys.report(reportId)] });
