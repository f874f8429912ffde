import { adminProcessingDe } from "../../i18n/admin-processing-de.ts";
import { createT } from "../../i18n/translate.ts";

/** Speaks the German of the agreement, on its page and as PDF. */
export const t = createT("de", adminProcessingDe);

/** A moment as a document that proves something says it, the same on each device: "20. November 2026 um 10:30 Uhr (MEZ)". */
export function provenMoment(at: string): string {
  const said = (form: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", ...form });
  const zone = said({ timeZoneName: "short" })
    .formatToParts(new Date(at))
    .find(({ type }) => type === "timeZoneName")!.value;
  return `${said({ dateStyle: "long", timeStyle: "short" }).format(new Date(at))} Uhr (${zone})`;
}
