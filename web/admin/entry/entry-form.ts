import type { PortalLanguage } from "@hz/contract/languages";
import { acknowledgementDue, berlinDay, berlinMoment, daysLeft } from "@hz/contract/procedure/deadlines";
import { type Documentation, type EntryWay, isOral, needsConsent, receiptProblem } from "@hz/contract/reports/entry-terms";
import type { ReportType } from "@hz/contract/reports/reports";
import type { EntryConsent, EntryContent } from "../../vault/content/contents.ts";
import { MATTER_TEXTS, type ReportText, textProblem, typedTexts } from "../../vault/content/report-texts.ts";

/** What stands in the form of a report that is entered; "" where nothing was chosen or written yet. Days and times are Berlin's. */
export type EntryValues = Record<ReportText, string> & {
  channelId: string;
  way: EntryWay | "";
  day: string;
  time: string;
  categoryId: string;
  aboutOffice: boolean;
  reportType: ReportType | "";
  language: PortalLanguage;
  documentation: Documentation | "";
  consentName: string;
  consentDay: string;
  consentTime: string;
  consentWording: string;
  meetingPlace: string;
  meetingPersons: string;
  meetingStart: string;
  meetingEnd: string;
};
export type EntryProblem = "missing" | "future" | "early" | "long" | "consent" | "email" | "time";
export type EntryProblems = Partial<Record<keyof EntryValues, EntryProblem>>;

/** A report that is complete, as it is sealed and sent; files come beside it. */
export type CheckedEntry = {
  way: EntryWay;
  receivedAt: string;
  reportType: ReportType;
  texts: Record<ReportText, string>;
  documentation: Documentation | null;
  consent: EntryContent["consent"];
  meeting: EntryContent["meeting"];
};

const BERLIN_TIME = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", hour: "2-digit", minute: "2-digit" });

/** The form to begin with. The moment of a consent stays empty: when somebody consented is not when it is written down. */
export function firstEntry(now: Date, consentWording: string): EntryValues {
  const [day, time] = [berlinDay(now), BERLIN_TIME.format(now)];
  const empty = { channelId: "", way: "", categoryId: "", aboutOffice: false, reportType: "", language: "de", documentation: "" } as const;
  const texts = typedTexts(() => "", "anonymous");
  const consent = { consentName: "", consentDay: "", consentTime: "", consentWording };
  return { ...empty, ...texts, day, time, ...consent, meetingPlace: "", meetingPersons: "", meetingStart: "", meetingEnd: "" };
}

/** The form as it was left, from the text that was kept; `first` where that is no form. */
export function restoredEntry(json: string, first: EntryValues): EntryValues {
  try {
    const kept: Record<string, unknown> = { ...JSON.parse(json) };
    const known = Object.entries(first).map(([name, value]) => [name, typeof kept[name] === typeof value ? kept[name] : value]);
    return Object.fromEntries(known) as EntryValues;
  } catch {
    return first;
  }
}

/** The moment of a day and, where one is known, a time in Berlin; null where it is none. */
export function momentOf(day: string, time: string): Date | null {
  const isMoment = !Number.isNaN(Date.parse(`${day}T${time || "00:00"}Z`));
  return isMoment ? berlinMoment(day, time || "00:00") : null;
}

/** Whether the seven days in which a receipt must be confirmed are over already. */
export function isLate({ day, time }: EntryValues, now: Date): boolean {
  const receivedAt = momentOf(day, time);
  return receivedAt !== null && daysLeft(acknowledgementDue(receivedAt), now) < 0;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** When something was; of one that is no moment, why. */
function problemAt(day: string, time: string, now: Date): EntryProblem | null {
  const moment = momentOf(day, time);
  return moment === null ? "missing" : receiptProblem(moment, now);
}

/** The consent, or what has to be corrected of it, in the order of the form. */
export function checkConsent(values: EntryValues, now: Date): { problems: EntryProblems } | { consent: EntryConsent } {
  const [name, wording] = [values.consentName.trim(), values.consentWording.trim()];
  const day = problemAt(values.consentDay, values.consentTime, now);
  const problems: EntryProblems = {
    ...(name === "" && { consentName: "consent" }),
    ...(day && { consentDay: day }),
    ...(wording === "" && { consentWording: "consent" }),
  };
  const at = momentOf(values.consentDay, values.consentTime);
  return at && Object.keys(problems).length === 0 ? { consent: { name, at: at.toISOString(), wording } } : { problems };
}

const matterProblems = (texts: CheckedEntry["texts"]): EntryProblems =>
  Object.fromEntries(MATTER_TEXTS.map((name) => [name, textProblem(name, texts[name])] as const).filter(([, problem]) => problem !== null));

/** The report, or what has to be corrected, in the order of the form. */
export function checkEntry(values: EntryValues, needsCategory: boolean, now: Date): { problems: EntryProblems } | { entry: CheckedEntry } {
  const { channelId, way, day, time, categoryId, reportType, documentation } = values;
  const texts = typedTexts((name) => values[name], reportType || "anonymous");
  const { contactName, contactEmail } = texts;
  const { meetingPlace, meetingPersons, meetingStart: start, meetingEnd: end } = values;
  const received = problemAt(day, time, now);
  const isSpoken = way !== "" && isOral(way);
  const kept = isSpoken && documentation !== "" ? documentation : null;
  const checked = needsConsent(kept) ? checkConsent(values, now) : { consent: null };
  const isMeeting = way === "meeting";
  const problems: EntryProblems = {
    ...(way === "" && { way: "missing" }),
    ...(received && { day: received }),
    ...(channelId === "" && { channelId: "missing" }),
    ...(needsCategory && categoryId === "" && { categoryId: "missing" }),
    ...(reportType === "" && { reportType: "missing" }),
    ...(reportType === "confidential" && contactName === "" && { contactName: "missing" }),
    ...(reportType === "confidential" && contactEmail !== "" && !EMAIL.test(contactEmail) && { contactEmail: "email" }),
    ...(isSpoken && documentation === "" && { documentation: "missing" }),
    ...("problems" in checked && checked.problems),
    ...(isMeeting && start !== "" && end !== "" && end < start && { meetingEnd: "time" }),
    ...matterProblems(texts),
  };
  const receivedAt = momentOf(day, time);
  if (way === "" || reportType === "" || !receivedAt || "problems" in checked || Object.keys(problems).length > 0) return { problems };
  return {
    entry: {
      way,
      receivedAt: receivedAt.toISOString(),
      reportType,
      texts,
      documentation: kept,
      consent: checked.consent,
      meeting: isMeeting ? { place: meetingPlace.trim(), persons: meetingPersons.trim(), start, end } : null,
    },
  };
}
