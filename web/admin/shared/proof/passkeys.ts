import { ApiError } from "../../../api/client.ts";
import { failureText } from "../failures/failure-text.ts";
import { t } from "../texts/first-texts.ts";

/** Whether this browser can use passkeys at all. */
export const knowsPasskeys = () => typeof PublicKeyCredential === "function";

/** A passkey proved who it is, and yet its secret does not open the user key. */
export class PasskeyDoesNotOpen extends Error {
  constructor() {
    super("The passkey's secret does not open the user key");
    this.name = "PasskeyDoesNotOpen";
  }
}

/** The sentence for people, by what was thrown while a passkey was asked; `otherwise` is said of what cannot be named. */
export function passkeyFailure(error: unknown, otherwise: string): string {
  if (error instanceof PasskeyDoesNotOpen) return t("passkeyUnlocks");
  if (error instanceof ApiError && error.code === "SIGN_IN_FAILED") return t("passkeySignInRefused");
  if (isRefusal(error)) return t("passkeyCancelled");
  return failureText(error, otherwise);
}

/** The person, or the browser in their place, said no. */
const isRefusal = (error: unknown) => error instanceof Error && ["NotAllowedError", "AbortError"].includes(error.name);
