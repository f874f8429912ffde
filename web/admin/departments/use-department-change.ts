import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "../../ui/toasts.ts";
import { NotHeld } from "../../vault/people/grant.ts";
import { isOnlyUncompared } from "../../vault/keys/held-keys.ts";
import { ReceiverUnknown } from "../../vault/people/renewal.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryClient } from "../shared/queries/query-client.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { reloadKeys } from "../shared/session/reload-keys.ts";
import { t } from "../shared/texts/texts.ts";

/** Takes what a dialog does and what it says afterwards; gives how to start it, whether it runs, and what went wrong. */
export function useDepartmentChange<Input>(work: (input: Input) => Promise<unknown>, done: { title: string; after: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const mutation = useMutation({
    mutationFn: async (input: Input) => {
      // Colleagues and their keys as they are now: what is granted goes to nobody's former keys.
      await reloadKeys();
      await work(input);
    },
    onMutate: () => setProblem(null),
    onSuccess: async () => {
      // Once this tab holds what it was just granted, the list that it is checked against is right.
      await reloadKeys().catch(() => undefined);
      await queryClient.invalidateQueries({ queryKey: queryKeys.departments });
      toast({ title: done.title });
      done.after();
    },
    onError: (error) => setProblem(textOf(error)),
  });
  return { run: mutation.mutate, busy: mutation.isPending, problem, setProblem };
}

/** Why this tab cannot sign with the account's key: it is this person's own to compare first, or a colleague's to grant. */
export const noSeedText = () => t(isOnlyUncompared() ? "departmentNotCompared" : "departmentNoSeed");

function textOf(error: unknown): string {
  if (error instanceof NotHeld) return noSeedText();
  if (error instanceof ReceiverUnknown) return t("departmentReceiverUnknown");
  return failureText(error, t("departmentChangeFailed"));
}
