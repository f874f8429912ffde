import type { Authentication, Billing } from "@hz/contract/billing/billing";
import { useQueryClient } from "@tanstack/react-query";
import { toast, type ToastContent } from "../../ui/toasts.ts";
import { type ActionSpec, useAction } from "../shared/action/use-action.ts";
import { cacheBilling } from "./queries.ts";
import { useWords } from "./words.ts";

export type Answer = Billing | { authentication: Authentication } | void;
type BillingSpec<Given> = Omit<ActionSpec<Given, Answer>, "done" | "failed"> & {
  done?: ToastContent | ((answer: Answer) => ToastContent);
  /** What is said where the cause has no name of its own; a function gives the whole text, null where it is shown elsewhere. */
  failed: string | ((error: unknown) => string | null);
  /** The title of the toast that says it, too, where the specification has one. */
  failedTitle?: string;
};

/** Something about billing: what it answers is shown on the page and in the banner, and what is said is in the page's language. */
export function useBillingAction<Given = void>({ done, failed, failedTitle, ...spec }: BillingSpec<Given>) {
  const client = useQueryClient();
  const { language, failure } = useWords();
  const textOf = (error: unknown) => (typeof failed === "string" ? failure(error, failed) : failed(error));
  return useAction<Given, Answer>({
    ...spec,
    run: async (given, signal) => {
      const answer = await spec.run(given, signal);
      if (answer && "user" in answer) cacheBilling(client, answer);
      return answer;
    },
    // Toasts stand beside the page, not in it.
    ...(done && { done: (answer: Answer) => ({ ...(typeof done === "function" ? done(answer) : done), lang: language }) }),
    failed: textOf,
    onFailed: (error, given) => {
      if (failedTitle) toast({ title: failedTitle, description: textOf(error), variant: "destructive", lang: language });
      return spec.onFailed?.(error, given);
    },
  });
}
