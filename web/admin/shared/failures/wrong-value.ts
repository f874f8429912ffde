import type * as z from "zod";
import { t } from "../texts/texts.ts";

/** What is said of a value that is refused by a rule without a sentence of its own; the library's would be English. */
export const wrongValue: z.core.$ZodErrorMap = (issue) => {
  const isText = "origin" in issue && issue.origin === "string";
  if (issue.code === "too_big") return t(isText ? "fieldTooLong" : "fieldTooMuch", { count: String(issue.maximum) });
  if (issue.code === "too_small" && !isText) return t("fieldTooLittle", { count: String(issue.minimum) });
  if (issue.code === "too_small") return t("fieldMissing");
  return t("fieldWrong");
};
