import type { ReportType } from "@hz/contract/reports/reports";
import {
  isRequired,
  type MatterText,
  type ReporterText,
  type ReportText,
  type RequiredText,
  textProblem,
  TYPED_TEXTS,
  type TypedText,
  typedTexts,
} from "../../vault/content/report-texts.ts";

/** What stands in the form, as typed. */
export type ReportValues = Record<ReportText, string> & {
  reportType: ReportType;
  categoryId: string;
  /** Whether the report concerns the office itself. */
  aboutOffice: boolean;
};

/** A field that has to be corrected and the key of the sentence that says how. */
export type Problem = { field: keyof ReportValues; text: ProblemText };
export type ProblemText =
  | `form.${RequiredText}Missing`
  | `form.${TypedText}Long`
  | "form.categoryMissing"
  | "form.nameMissing"
  | "form.emailWrong";

const MAX_EMAIL_CHARACTERS = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Texts = Record<ReportText, string>;

/** The form's texts; contact data count only where the reporter chose to give them. */
export const readTexts = (form: FormData, reportType: ReportType): Texts => typedTexts((name) => String(form.get(name) ?? ""), reportType);

/** What has to be corrected in the contact data. */
export function checkContact({ contactName, contactEmail }: Pick<Texts, ReporterText>): Problem[] {
  const problems: (Problem | false)[] = [
    !contactName && { field: "contactName", text: "form.nameMissing" },
    contactEmail !== "" && !isEmail(contactEmail) && { field: "contactEmail", text: "form.emailWrong" },
  ];
  return problems.filter((problem) => problem !== false);
}

export function readReport(form: FormData): ReportValues {
  const reportType = form.get("reportType") === "confidential" ? "confidential" : "anonymous";
  return {
    ...readTexts(form, reportType),
    reportType,
    categoryId: String(form.get("categoryId") ?? ""),
    aboutOffice: form.get("aboutOffice") !== null,
  };
}

/** Whether a report needs a text; who has spoken need not describe it as well. */
export const isNeeded = (name: MatterText, isSpoken: boolean): name is RequiredText =>
  isRequired(name) && !(isSpoken && name === "description");

function checkText(name: TypedText, text: string, isSpoken: boolean): Problem[] {
  const problem = textProblem(name, text);
  if (problem === "long") return [{ field: name, text: `form.${name}Long` }];
  return problem === "missing" && isNeeded(name, isSpoken) ? [{ field: name, text: `form.${name}Missing` }] : [];
}

/** What has to be corrected, in the order of the form. */
export function checkReport(values: ReportValues, requireCategory: boolean, isSpoken: boolean): Problem[] {
  const problems: (Problem | false)[] = [
    ...TYPED_TEXTS.flatMap((name) => checkText(name, values[name], isSpoken)),
    requireCategory && !values.categoryId && { field: "categoryId", text: "form.categoryMissing" },
    ...(values.reportType === "confidential" ? checkContact(values) : []),
  ];
  return problems.filter((problem) => problem !== false);
}

/** Of what was found at the last send what is still to be corrected; nothing new, because somebody is still typing. */
export function stillWrong(before: Problem[], ...now: Parameters<typeof checkReport>): Problem[] {
  const found = checkReport(...now);
  return found.filter(({ field }) => before.some((problem) => problem.field === field));
}

export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(text);
}
