import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { PortalLanguage } from "./page-props.ts";
import { portalT } from "./portal-texts.ts";

/** Takes what a call or the crypto threw and gives a sentence: the cause, what is safe, what to do. */
export function failureText(error: unknown, language: PortalLanguage): string {
  const texts: Readonly<Record<string, string>> = ERROR_TEXTS[language];
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (typeof code === "string" && Object.hasOwn(texts, code)) return texts[code] ?? code;
  const t = portalT(language);
  if (code === "OFFLINE" || (error instanceof Error && "temporary" in error && error.temporary)) return t("error.offline");
  if (error instanceof Error && "step" in error && error.step === "text-length") return t("error.tooLong");
  if (error instanceof Error && "step" in error && error.step === "file-changed") return t("error.fileChanged");
  return t("error.unexpected");
}
