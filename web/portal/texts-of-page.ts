import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ErrorCode } from "@hz/contract/errors";
import { isSimple, type PageLanguage, type PortalLanguage, type SimpleLanguage, spokenIn } from "@hz/contract/languages";
import { portalDe } from "../i18n/portal/de.ts";
import { portalDeSimple } from "../i18n/portal/de-simple.ts";
import { portalAr } from "../i18n/portal/ar.ts";
import { portalBg } from "../i18n/portal/bg.ts";
import { portalCs } from "../i18n/portal/cs.ts";
import { portalDa } from "../i18n/portal/da.ts";
import { portalEl } from "../i18n/portal/el.ts";
import { portalEn } from "../i18n/portal/en.ts";
import { portalEs } from "../i18n/portal/es.ts";
import { portalEt } from "../i18n/portal/et.ts";
import { portalFi } from "../i18n/portal/fi.ts";
import { portalFr } from "../i18n/portal/fr.ts";
import { portalGa } from "../i18n/portal/ga.ts";
import { portalHr } from "../i18n/portal/hr.ts";
import { portalHu } from "../i18n/portal/hu.ts";
import { portalIt } from "../i18n/portal/it.ts";
import { portalLt } from "../i18n/portal/lt.ts";
import { portalLv } from "../i18n/portal/lv.ts";
import { portalMt } from "../i18n/portal/mt.ts";
import { portalNl } from "../i18n/portal/nl.ts";
import { portalPl } from "../i18n/portal/pl.ts";
import { portalPt } from "../i18n/portal/pt.ts";
import { portalRo } from "../i18n/portal/ro.ts";
import { portalRu } from "../i18n/portal/ru.ts";
import { portalSk } from "../i18n/portal/sk.ts";
import { portalSl } from "../i18n/portal/sl.ts";
import { portalSv } from "../i18n/portal/sv.ts";
import { portalTr } from "../i18n/portal/tr.ts";
import { portalUk } from "../i18n/portal/uk.ts";
import { refusals as refusalsAr } from "@hz/contract/texts/ar/refusals";
import { refusals as refusalsBg } from "@hz/contract/texts/bg/refusals";
import { refusals as refusalsCs } from "@hz/contract/texts/cs/refusals";
import { refusalsSimple as refusalsDeSimple } from "@hz/contract/texts/de/refusals-simple";
import { refusals as refusalsDa } from "@hz/contract/texts/da/refusals";
import { refusals as refusalsEl } from "@hz/contract/texts/el/refusals";
import { refusals as refusalsEs } from "@hz/contract/texts/es/refusals";
import { refusals as refusalsEt } from "@hz/contract/texts/et/refusals";
import { refusals as refusalsFi } from "@hz/contract/texts/fi/refusals";
import { refusals as refusalsFr } from "@hz/contract/texts/fr/refusals";
import { refusals as refusalsGa } from "@hz/contract/texts/ga/refusals";
import { refusals as refusalsHr } from "@hz/contract/texts/hr/refusals";
import { refusals as refusalsHu } from "@hz/contract/texts/hu/refusals";
import { refusals as refusalsIt } from "@hz/contract/texts/it/refusals";
import { refusals as refusalsLt } from "@hz/contract/texts/lt/refusals";
import { refusals as refusalsLv } from "@hz/contract/texts/lv/refusals";
import { refusals as refusalsMt } from "@hz/contract/texts/mt/refusals";
import { refusals as refusalsNl } from "@hz/contract/texts/nl/refusals";
import { refusals as refusalsPl } from "@hz/contract/texts/pl/refusals";
import { refusals as refusalsPt } from "@hz/contract/texts/pt/refusals";
import { refusals as refusalsRo } from "@hz/contract/texts/ro/refusals";
import { refusals as refusalsRu } from "@hz/contract/texts/ru/refusals";
import { refusals as refusalsSk } from "@hz/contract/texts/sk/refusals";
import { refusals as refusalsSl } from "@hz/contract/texts/sl/refusals";
import { refusals as refusalsSv } from "@hz/contract/texts/sv/refusals";
import { refusals as refusalsTr } from "@hz/contract/texts/tr/refusals";
import { refusals as refusalsUk } from "@hz/contract/texts/uk/refusals";
import { REPORTER_REFUSALS, type ReporterRefusals } from "@hz/contract/reporter-refusals";
import type { Translation } from "../i18n/translate.ts";
import type { PortalPageProps } from "./page-props.ts";
import type { PortalTexts } from "./portal-texts.ts";

/** What the portal says, by language. */
export const PORTAL_TEXTS: Record<PortalLanguage, Translation<typeof portalDe>> = {
  de: portalDe,
  en: portalEn,
  cs: portalCs,
  da: portalDa,
  et: portalEt,
  es: portalEs,
  fr: portalFr,
  ga: portalGa,
  hr: portalHr,
  it: portalIt,
  lv: portalLv,
  lt: portalLt,
  hu: portalHu,
  mt: portalMt,
  nl: portalNl,
  pl: portalPl,
  pt: portalPt,
  ro: portalRo,
  sk: portalSk,
  sl: portalSl,
  fi: portalFi,
  sv: portalSv,
  tr: portalTr,
  el: portalEl,
  bg: portalBg,
  ru: portalRu,
  uk: portalUk,
  ar: portalAr,
};
/** What is said more simply; the rest, names of buttons above all, is said as the language says it. */
const SIMPLE_TEXTS: Record<SimpleLanguage, Partial<Translation<typeof portalDe>>> = { "de-simple": portalDeSimple };
const SIMPLE_REFUSALS: Record<SimpleLanguage, ReporterRefusals> = { "de-simple": refusalsDeSimple };

/** What only the calls of an open case are refused with: what sends a report does not carry it. */
const OF_CASE: readonly ErrorCode[] = ["MEETING_ASKED", "NO_MEETING_ASKED"];
const REFUSAL_TEXTS: Record<PortalLanguage, ReporterRefusals> = {
  ...ERROR_TEXTS,
  cs: refusalsCs,
  da: refusalsDa,
  et: refusalsEt,
  es: refusalsEs,
  fr: refusalsFr,
  ga: refusalsGa,
  hr: refusalsHr,
  it: refusalsIt,
  lv: refusalsLv,
  lt: refusalsLt,
  hu: refusalsHu,
  mt: refusalsMt,
  nl: refusalsNl,
  pl: refusalsPl,
  pt: refusalsPt,
  ro: refusalsRo,
  sk: refusalsSk,
  sl: refusalsSl,
  fi: refusalsFi,
  sv: refusalsSv,
  tr: refusalsTr,
  el: refusalsEl,
  bg: refusalsBg,
  ru: refusalsRu,
  uk: refusalsUk,
  ar: refusalsAr,
};

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
export const WITH_SENDING = ["naming", "draft", "questions", "meeting", "voice", "success", "finished", "mail", "print", "copy"];
/** What stands beside the form of a demo, and nowhere else. */
const OF_DEMO = "sent";
/** What is said where the channel is archived; a form that is refused for that has it with the part that sends. */
const OF_ARCHIVED = "archived";
/** What pages of an archived channel say instead of leading to a new report, out of groups that they else never say. */
export const ALSO_ARCHIVED: Partial<Record<View, readonly string[]>> = { form: ["start.follow"], success: ["login.lostArchived"] };
/** The groups of texts (what stands before the dot) that a page with a script never says. */
export const LEFT_OUT: Record<View, readonly string[]> = {
  start: [],
  duty: [],
  missing: [],
  form: [...ELSEWHERE, ...WITH_SENDING, "lost", OF_DEMO, OF_ARCHIVED],
  success: [...ELSEWHERE, "closed", OF_DEMO, "form", "contact", "recipient", "link", "send", "files", "clean"],
  case: ["start", "missing", "questions", "success", "finished", "lost", "copy", "recipient", "closed", OF_DEMO, OF_ARCHIVED],
};

/** The texts that a view's page needs. For the server only: it knows every language. */
export function textsOfPage(
  view: View,
  language: PageLanguage,
  of: { isDemo?: boolean | undefined; isArchived?: boolean | undefined } = {},
): PortalTexts {
  const also = [...(of.isDemo ? [OF_DEMO] : []), ...(of.isArchived && view === "form" ? [OF_ARCHIVED] : [])];
  const leftOut = LEFT_OUT[view].filter((group) => !also.includes(group));
  const spoken = spokenIn(language);
  const said = { ...PORTAL_TEXTS[spoken], ...(isSimple(language) && SIMPLE_TEXTS[language]) };
  const single = (of.isArchived && ALSO_ARCHIVED[view]) || [];
  const own = Object.entries(said).filter(([key]) => single.includes(key) || !leftOut.includes(key.split(".")[0] ?? ""));
  // The form calls nothing by itself.
  const refusals = view === "form" ? [] : REPORTER_REFUSALS.filter((code) => view !== "success" || !OF_CASE.includes(code));
  const refusalTexts = isSimple(language) ? SIMPLE_REFUSALS[language] : REFUSAL_TEXTS[spoken];
  const errors = refusals.map((code) => [code, refusalTexts[code]]);
  return { own: Object.fromEntries(own), errors: Object.fromEntries(errors) };
}
