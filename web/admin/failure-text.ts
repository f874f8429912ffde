import { ApiError } from "../api/client.ts";
import { KeyRingFailure } from "../vault/keys.ts";
import { t } from "./texts.ts";

type StepError = Error & { step: string };

/** Takes whatever was thrown and a sentence for what cannot be named, and gives the sentence for people. */
export function failureText(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.text || otherwise;
  if (error instanceof KeyRingFailure) return t("failureKeyRing");
  if (stepOf(error) === "webassembly") return t("failureWebAssembly");
  if (stepOf(error) === "password") return t("failurePasswordWrap");
  return otherwise;
}

/** Takes whatever was thrown and gives the step at which the cryptography refused, or null. */
export function stepOf(error: unknown): string | null {
  return error instanceof Error && error.name === "CryptoFailure" ? (error as StepError).step : null;
}
