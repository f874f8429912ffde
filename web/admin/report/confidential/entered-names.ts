import type { ReportContent } from "../../../vault/content/contents.ts";

/** Whom the office named when it entered a report: who consented, and who was in the conversation; "" where nobody is named. */
export type EnteredNames = { consent: string; persons: string };

/**
 * Whom the entry of a report names; null where it names nobody. They are folded away as the contact data are, also in anonymous
 * reports.
 */
export function enteredNames(content: Pick<ReportContent, "entry"> | null): EnteredNames | null {
  const names = { consent: content?.entry?.consent?.name ?? "", persons: content?.entry?.meeting?.persons ?? "" };
  return names.consent === "" && names.persons === "" ? null : names;
}
