import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";

export type ProcedureChange = {
  busy: boolean;
  problem: string | null;
  /** Whether it was refused because a colleague was faster. */
  isCrossed: boolean;
  run: (work: () => Promise<unknown>) => void;
};

/** Takes a report's id, what to say once something of its procedure is kept, and what follows; gives how to keep it and what went wrong. */
export function useProcedureChange(id: string, saved: string, onDone: () => void): ProcedureChange {
  const client = useQueryClient();
  // What a colleague did meanwhile shows as well, also where this was refused.
  const readAgain = () => client.invalidateQueries({ queryKey: queryKeys.report(id) });
  const { isPending, error, mutate } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: async () => {
      toast({ title: saved });
      await readAgain();
      onDone();
    },
    onError: () => void readAgain(),
  });
  const isCrossed = error instanceof ApiError && error.code === "REPORT_CHANGED";
  return { busy: isPending, problem: error && `${t("procedureNotSaved")} ${failureText(error, "")}`.trim(), isCrossed, run: mutate };
}
