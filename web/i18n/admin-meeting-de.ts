import type { Catalogue } from "./translate.ts";

/** The personal meeting that a reporter asks for (§ 16 (3) HinSchG): what the case says of it, and the office's answer. */
export const adminMeetingDe = {
  meeting_asked: "Bitte um ein persönliches Gespräch",
  meeting_withdrawn: "Bitte zurückgenommen",
  meeting_agreed: "Persönliches Gespräch vereinbart",
  meeting_proposed: "Anderer Vorschlag für das persönliche Gespräch",
  meeting_declined: "Bitte um ein persönliches Gespräch abgelehnt",
  meeting_held: "Persönliches Gespräch geführt",
} as const satisfies Catalogue;
