import { adminReadinessDe } from "../../i18n/admin-readiness-de.ts";
import { createT } from "../../i18n/translate.ts";

/** Speaks the German of readiness, on its page and in its proof. */
export const t = createT("de", adminReadinessDe);

/** The name of something that is missing; a code without one stays visible. */
export const missingText = (code: string): string => {
  const key = `rdMissing_${code}`;
  const named: Record<string, unknown> = adminReadinessDe;
  return typeof named[key] === "string" ? named[key] : code;
};
