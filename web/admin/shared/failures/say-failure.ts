import { toast } from "../../../ui/toasts.ts";
import { withCause } from "./failure-text.ts";
import { t } from "../texts/first-texts.ts";

/** Longer than a success: there is a cause to read, and what to do. */
const SHOWN_MS = 10_000;

/** Says what did not work, with the cause where that has a name. */
export function sayFailure(sentence: string, error: unknown): void {
  toast({ title: t("errorTitle"), description: withCause(sentence, error), variant: "destructive", duration: SHOWN_MS });
}
