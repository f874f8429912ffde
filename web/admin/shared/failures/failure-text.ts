import { CryptoFailure, type FailureStep } from "@hz/crypto";
import { ApiError } from "../../../api/client.ts";
import { toast } from "../../../ui/toasts.ts";
import { KeyNotSigned, KeyRingFailure } from "../../../vault/keys/held-keys.ts";
import { LogRefused } from "../../../vault/keys/key-log.ts";
import { ReceiverRemoved } from "../../../vault/people/removed.ts";
import { WorkerFailure } from "../../../vault/worker-tasks.ts";
import { t } from "../texts/first-texts.ts";

/** The sentence for people; `otherwise` is said of what cannot be named. */
export function failureText(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.text || otherwise;
  if (error instanceof KeyRingFailure) return t(error.knownAccountKey ? "failureAccountKey" : "failureKeyRing");
  if (error instanceof KeyNotSigned) return t("failureKeyNotSigned");
  if (error instanceof LogRefused) return t("failureKeyLog");
  if (error instanceof ReceiverRemoved) return t("failureReceiverRemoved");
  if (error instanceof WorkerFailure || isMissingFile(error)) return t("failureScript");
  if (stepOf(error) === "platform") return t("failurePlatform");
  if (stepOf(error) === "password") return t("failurePasswordWrap");
  return otherwise;
}

/** The sentence that says what did not work, with the cause where that has a name. */
export const withCause = (sentence: string, error: unknown): string => `${sentence} ${failureText(error, "")}`.trim();

/** The same as `failureText` on pages where the specification wants its general sentence for a lost connection, too. */
export function generalFailureText(error: unknown, otherwise: string, offline = t("failureGeneral")): string {
  return error instanceof ApiError && error.code === "OFFLINE" ? offline : failureText(error, otherwise);
}

/** The step at which the cryptography refused; null for any other failure. */
export function stepOf(error: unknown): FailureStep | null {
  return error instanceof CryptoFailure ? error.step : null;
}

/** A file of our own did not come: the line is cut, or the server has a newer build. */
function isMissingFile(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/** Longer than a success: there is a cause to read, and what to do. */
const SHOWN_MS = 10_000;

/** Says what did not work, with the cause where that has a name. */
export function sayFailure(sentence: string, error: unknown): void {
  toast({ title: t("errorTitle"), description: withCause(sentence, error), variant: "destructive", duration: SHOWN_MS });
}
