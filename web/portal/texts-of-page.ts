import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ErrorCode } from "@hz/contract/errors";
import { portalDe } from "../i18n/portal-de.ts";
import { portalEn } from "../i18n/portal-en.ts";
import type { PortalLanguage, PortalPageProps } from "./page-props.ts";
import type { PortalTexts } from "./portal-texts.ts";

type View = PortalPageProps["view"];

/** The groups of texts (what stands before the dot) that a page with a script never says. */
export const LEFT_OUT: Record<View, readonly string[]> = {
  start: [],
  duty: [],
  missing: [],
  form: ["start", "missing", "login", "status", "dates", "thread", "reply", "consent", "record", "reveal", "lost", "shut"],
  success: [
    "start",
    "missing",
    "login",
    "status",
    "dates",
    "thread",
    "reply",
    "consent",
    "record",
    "reveal",
    "shut",
    "closed",
    "form",
    "contact",
    "recipient",
    "link",
    "send",
    "files",
  ],
  case: ["start", "missing", "success", "finished", "lost", "copy", "recipient", "closed"],
};

/** Refusals that only people of the office ever get. */
const OFFICE_CODES = new Set<string>([
  "ALREADY_ACKNOWLEDGED",
  "ASSIGNEE_UNKNOWN",
  "DISCLOSURE_REPLACED",
  "CLOSURE_NEEDED",
  "EMAIL_TAKEN",
  "FEEDBACK_MISSING",
  "FORBIDDEN",
  "LINK_SUFFIX_TAKEN",
  "NOTES_KEY_EXISTS",
  "RECORDING_GONE",
  "NOT_SIGNED_IN",
  "NOT_OWN_DEPARTMENT",
  "PERIOD_REVERSED",
  "PERIOD_TOO_LONG",
  "PERIOD_UNEVEN",
  "REPORT_CHANGED",
  "REPORT_OPENABLE",
  "TEXT_CHANGED",
  "TEMPLATE_CHANGED",
  "TEMPLATE_EXISTS",
  "TOO_MANY_TEMPLATES",
  "PLACEHOLDER_UNKNOWN",
  "TEMPLATE_LEFT_OPEN",
  "SIGN_IN_FAILED",
] satisfies ErrorCode[]);

/** Takes a view and a language and gives the texts its page needs. For the server only: it knows every language. */
export function textsOfPage(view: View, language: PortalLanguage): PortalTexts {
  const all = Object.entries(language === "de" ? portalDe : portalEn);
  const own = all.filter(([key]) => !LEFT_OUT[view].includes(key.split(".")[0] ?? ""));
  const errors = Object.entries(ERROR_TEXTS[language]).filter(([code]) => !OFFICE_CODES.has(code));
  return { own: Object.fromEntries(own), errors: Object.fromEntries(errors) };
}
