import { type ActionSpec, useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

type ProcedureChange<Given> = Required<Pick<ActionSpec<Given, unknown>, "run" | "done" | "onDone">>;

/** Something that is kept of a report's procedure. */
export const useProcedureChange = <Given = void>(reportId: string, change: ProcedureChange<Given>) =>
  useAction<Given>({ ...change, failed: t("procedureNotSaved"), touches: [queryKeys.report(reportId)] });
