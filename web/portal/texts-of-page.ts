import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ErrorCode } from "@hz/contract/errors";
import { allRoutes } from "@hz/contract/routes";
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
  form: [
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
    "lost",
    "shut",
    "case",
    "stored",
  ],
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
    "case",
    "stored",
  ],
  case: ["start", "missing", "success", "finished", "lost", "copy", "recipient", "closed"],
};

const CALLS = /^\/api\/(portal|public)\//;
/** What a reporter's call can be refused with: by its own route, and by whatever stands before every route. */
const CODES = new Set<string>([
  ...allRoutes.flatMap(({ access, path, errors }) => (access !== "user" && CALLS.test(path) ? errors : [])),
  ...(["INVALID_INPUT", "TOO_LARGE", "NOT_FOUND", "CASE_NOT_FOUND", "STORAGE_FULL", "UNEXPECTED", "UNAVAILABLE"] satisfies ErrorCode[]),
]);

/** Takes a view and a language and gives the texts its page needs. For the server only: it knows every language. */
export function textsOfPage(view: View, language: PortalLanguage): PortalTexts {
  const all = Object.entries(language === "de" ? portalDe : portalEn);
  const own = all.filter(([key]) => !LEFT_OUT[view].includes(key.split(".")[0] ?? ""));
  const errors = Object.entries(ERROR_TEXTS[language]).filter(([code]) => CODES.has(code));
  return { own: Object.fromEntries(own), errors: Object.fromEntries(errors) };
}
