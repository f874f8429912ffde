import { type Handover, handoverRoutes } from "@hz/contract/procedure/handover";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../../api/client.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";

/** Takes a report's id and gives who reads it, who could take it over and who is kept out. */
export function useHandover(id: string) {
  return useQuery<Handover>({
    queryKey: queryKeys.handover(id),
    queryFn: ({ signal }) => call(handoverRoutes.get, { params: { id } }, signal),
  });
}

/** Takes a report's id, what to say before a failure's cause, and what follows; gives how to do something about it and what went wrong. */
export function useHandoverChange(id: string, failed: string, onDone: () => unknown) {
  const client = useQueryClient();
  const { isPending, error, mutate } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => onDone(),
    // What a colleague did meanwhile shows as well.
    onError: () => void client.invalidateQueries({ queryKey: queryKeys.report(id) }),
  });
  return { busy: isPending, problem: error && `${failed} ${failureText(error, "")}`.trim(), run: mutate };
}
