import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ErrorCode } from "@hz/contract/errors";
import { isSimple, type PageLanguage, type PortalLanguage, type SimpleLanguage, spokenIn } from "@hz/contract/languages";
import { portalDe } from "../i18n/portal/de.ts";
import { portalDeSimple } from "../i18n/portal/de-simple.ts";
import { portalEn } from "../i18n/portal/en.ts";
import { REPORTER_REFUSALS, type ReporterRefusals } from "@hz/contract/reporter-refusals";
import type { Translation } from "../i18n/translate.ts";
import type { PortalPageProps } from "./page-props.ts";
import type { PortalTexts } from "./portal-texts.ts";

/** What the portal says, by language. */
export const PORTAL_TEXTS: Record<PortalLanguage, Translation<typeof portalDe>> = { de: portalDe, en: portalEn };
/** What is said more simply; the rest is said as the language says it. */
const SIMPLE_TEXTS: Record<SimpleLanguage, Partial<Translation<typeof portalDe>>> = { "de-simple": portalDeSimple };

/** What only the calls of an open case are refused with: what sends a report does not carry it. */
const OF_CASE: readonly ErrorCode[] = ["MEETING_ASKED", "NO_MEETING_ASKED"];
const REFUSAL_TEXTS: Record<PortalLanguage, ReporterRefusals> = ERROR_TEXTS;

type View = PortalPageProps["view"];

/** What only the pages of a case say, and pages without a script. */
const ELSEWHERE = [
  "start",
  "missing",
  "login",
  "status",
  "steps",
  "calendar",
  "sheet",
  "evidence",
  "thread",
  "reply",
  "consent",
  "news",
  "leave",
  "record",
  "reveal",
  "shut",
  "case",
  "stored",
];
/** What only the part that sends says: the form gets it as that part comes, from the page of the success. */
export const WITH_SENDING = ["naming", "draft", "questions", "meeting", "voice", "success", "finished", "mail", "print"];
/** What stands beside the form of a demo, and nowhere else. */
const OF_DEMO = "sent";
/** The groups of texts (what stands before the dot) that a page with a script never says. */
export const LEFT_OUT: Record<View, readonly string[]> = {
  start: [],
  duty: [],
  missing: [],
  form: [...ELSEWHERE, ...WITH_SENDING, "lost", OF_DEMO],
  success: [...ELSEWHERE, "closed", OF_DEMO, "form", "contact", "recipient", "link", "send", "files", "clean"],
  case: ["start", "missing", "questions", "success", "finished", "lost", "copy", "recipient", "closed", OF_DEMO],
};

/** The texts that a view's page needs. For the server only: it knows every language. */
export function textsOfPage(view: View, language: PageLanguage, isDemo = false): PortalTexts {
  const leftOut = LEFT_OUT[view].filter((group) => !isDemo || group !== OF_DEMO);
  const spoken = spokenIn(language);
  const said = { ...PORTAL_TEXTS[spoken], ...(isSimple(language) && SIMPLE_TEXTS[language]) };
  const own = Object.entries(said).filter(([key]) => !leftOut.includes(key.split(".")[0] ?? ""));
  // The form calls nothing by itself.
  const refusals = view === "form" ? [] : REPORTER_REFUSALS.filter((code) => view !== "success" || !OF_CASE.includes(code));
  const errors = refusals.map((code) => [code, REFUSAL_TEXTS[spoken][code]]);
  return { own: Object.fromEntries(own), errors: Object.fromEntries(errors) };
}
