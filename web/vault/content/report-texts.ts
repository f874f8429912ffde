// The texts of a report, listed once: what is typed, sent, shown, searched, redacted and exported follows this list, and the
// catalogues have a word for each.
import { MAX_ANSWERS_CHARACTERS, MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "@hz/contract/limits";
import type { ReportType } from "@hz/contract/reports/report-content";
import type { MessageContent, ReportContent } from "./contents.ts";

/** A text of a report, by its name in the content. What the office says of how a report came in (`entry`) is none: it is a form of its own. Nor is the language, which nobody types. */
export type ReportText = Exclude<
  { [Name in keyof ReportContent]-?: string extends ReportContent[Name] ? Name : never }[keyof ReportContent],
  "language"
>;

/**
 * What happened: everybody who reads the case reads it, it is searched and exported, and passages of it can be redacted. What is
 * `asked` has no field: it is made of what was answered to questions.
 */
type Matter = { about: "matter"; input: "text" | "lines" | "asked"; most: number; isRequired: boolean };
/**
 * Who reported: nothing in an anonymous report. Folded away until the log has who reads it, kept from guests and exports that have
 * no need of it, never searched. `part` is its name in exports, and in the message that tells it later.
 */
type Reporter = {
  about: "reporter";
  part: keyof NonNullable<MessageContent["identity"]>;
  input: "text" | "tel" | "email";
  isRequired: boolean;
};

/** In the order of the form. */
export const REPORT_TEXTS = {
  title: { about: "matter", input: "text", most: MAX_TITLE_CHARACTERS, isRequired: true },
  description: { about: "matter", input: "lines", most: MAX_DESCRIPTION_CHARACTERS, isRequired: true },
  answers: { about: "matter", input: "asked", most: MAX_ANSWERS_CHARACTERS, isRequired: false },
  contactName: { about: "reporter", part: "name", input: "text", isRequired: true },
  contactPhone: { about: "reporter", part: "phone", input: "tel", isRequired: false },
  contactEmail: { about: "reporter", part: "email", input: "email", isRequired: false },
} as const satisfies Record<ReportText, Matter | Reporter>;

type Listed = typeof REPORT_TEXTS;
type Named<Traits> = { [Name in ReportText]: Listed[Name] extends Traits ? Name : never }[ReportText];
export type MatterText = Named<{ about: "matter" }>;
export type ReporterText = Named<{ about: "reporter" }>;
/** What somebody types into a field of its own. */
export type TypedText = Exclude<MatterText, Named<{ input: "asked" }>>;
export type RequiredText = Named<{ about: "matter"; isRequired: true }>;
/** What stands below the title, which is the name of the case and has a box of its own. */
export type BodyText = Exclude<MatterText, "title">;

/** Who the reporter is, as they wrote it; "" for what they left out. */
export type Person = { [Name in keyof ReportContent as Name extends ReporterText ? Listed[Name]["part"] : never]: ReportContent[Name] };

const names = Object.keys(REPORT_TEXTS) as ReportText[];
export const MATTER_TEXTS = names.filter((name): name is MatterText => REPORT_TEXTS[name].about === "matter");
export const TYPED_TEXTS = MATTER_TEXTS.filter((name): name is TypedText => REPORT_TEXTS[name].input !== "asked");
export const BODY_TEXTS = MATTER_TEXTS.filter((name): name is BodyText => name !== "title");
export const REPORTER_TEXTS = names.filter((name): name is ReporterText => REPORT_TEXTS[name].about === "reporter");

/** Whether no report is without it. */
export const isRequired = (name: MatterText): name is RequiredText => REPORT_TEXTS[name].isRequired;

/** Any sign that shows something: not blanks of any kind, joiners, soft hyphens, marks of order, fillers or the empty pattern of Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text as typed, trimmed; "" where nothing of it can be seen. */
export const typedText = (text: string): string => (VISIBLE.test(text) ? text.trim() : "");

/** All texts of the report as typed, trimmed; an anonymous one has nothing of who reported. */
export const typedTexts = (typed: (name: ReportText) => string, reportType: ReportType) =>
  Object.fromEntries(
    names.map((name) => [name, reportType === "anonymous" && REPORT_TEXTS[name].about === "reporter" ? "" : typedText(typed(name))]),
  ) as Record<ReportText, string>;

/** What has to be corrected in a text about the matter, as it is to be sent; null for nothing. */
export function textProblem(name: MatterText, text: string): "missing" | "long" | null {
  if (text === "") return isRequired(name) ? "missing" : null;
  return text.length > REPORT_TEXTS[name].most ? "long" : null;
}

/** What there is to read of the matter below the title. */
export const bodyTexts = (content: Pick<ReportContent, BodyText>) =>
  BODY_TEXTS.flatMap((name) => (content[name] ? [{ name, text: content[name] }] : []));

export const personIn = (content: Pick<ReportContent, ReporterText>) =>
  Object.fromEntries(REPORTER_TEXTS.map((name) => [REPORT_TEXTS[name].part, content[name]])) as Person;

/** What there is to read of who the reporter is. */
export const personTexts = (person: Person) =>
  REPORTER_TEXTS.flatMap((name) => {
    const { part } = REPORT_TEXTS[name];
    return person[part] ? [{ name, part, text: person[part] }] : [];
  });
