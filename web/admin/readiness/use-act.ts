import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../../ui/toasts.ts";
import { sayFailure } from "../shared/failures/say-failure.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";

type Act<Given> = { run: (given: Given) => Promise<unknown>; done?: string; failed: string; onDone?: () => void };

/** Takes what is to be done and what is said of it, and gives it as something a button can start; readiness is read again afterwards. */
export function useAct<Given = void>({ run, done, failed, onDone }: Act<Given>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      if (done) toast({ title: done });
      onDone?.();
    },
    onError: (error) => sayFailure(failed, error),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.readiness }),
  });
}
