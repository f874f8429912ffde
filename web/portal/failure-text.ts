import type { PortalT, PortalTexts } from "./portal-texts.ts";

/** The sentence for what a call or the crypto threw; `errors` are the texts of the error codes. */
export function failureText(error: unknown, t: PortalT, errors: PortalTexts["errors"]): string {
  const { code, step, temporary } = parts(error);
  const text = Object.entries(errors).find(([known]) => known === code)?.[1];
  if (text) return text;
  if (temporary === true) return t("error.offline");
  if (step === "text-length") return t("error.tooLong");
  if (step === "file-changed") return t("error.fileChanged");
  if (step === "key-refused") return `${t("key.refused")}\n${t("key.refusedNext")}`;
  if (step === "no-other-department") return t("error.noOtherDepartment");
  if (step === "page-outdated") return t("error.pageOutdated");
  if (step === "recipient-changed") return t("error.recipientChanged");
  return t("error.unexpected");
}

type FailureParts = { code?: unknown; step?: unknown; temporary?: unknown; status?: unknown };

/** Every error of ours says what it is in one of these; they are read by name, so that no page loads the others' classes. */
export function parts(error: unknown): FailureParts {
  return error instanceof Error ? (error as Error & FailureParts) : {};
}
