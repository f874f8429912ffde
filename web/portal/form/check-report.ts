import { MAX_DESCRIPTION_CHARACTERS, MAX_TITLE_CHARACTERS } from "@hz/contract/limits";
import type { ReportType } from "@hz/contract/reports/reports";

/** What stands in the form, as typed. */
export type ReportValues = {
  reportType: ReportType;
  title: string;
  description: string;
  categoryId: string;
  contactName: string;
  contactPhone: string;
  contactEmail: string;
  /** Whether the report concerns the office itself. */
  aboutOffice: boolean;
};

/** A field that has to be corrected and the key of the sentence that says how. */
export type Problem = { field: keyof ReportValues; text: ProblemText };
export type ProblemText =
  | "form.titleMissing"
  | "form.titleLong"
  | "form.descriptionMissing"
  | "form.descriptionLong"
  | "form.categoryMissing"
  | "form.nameMissing"
  | "form.emailWrong";

const MAX_EMAIL_CHARACTERS = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Contact = Pick<ReportValues, "contactName" | "contactPhone" | "contactEmail">;

/** Takes the form's data and gives who the reporter is. */
export function readContact(form: FormData): Contact {
  const text = (name: keyof Contact) => String(form.get(name) ?? "").trim();
  return { contactName: text("contactName"), contactPhone: text("contactPhone"), contactEmail: text("contactEmail") };
}

/** Takes who the reporter is and gives what has to be corrected of it. */
export function checkContact({ contactName, contactEmail }: Omit<Contact, "contactPhone">): Problem[] {
  const problems: (Problem | false)[] = [
    !contactName && { field: "contactName", text: "form.nameMissing" },
    contactEmail !== "" && !isEmail(contactEmail) && { field: "contactEmail", text: "form.emailWrong" },
  ];
  return problems.filter((problem) => problem !== false);
}

/** Takes the form's data and gives its values; contact data count only where the reporter chose to give them. */
export function readReport(form: FormData): ReportValues {
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const confidential = text("reportType") === "confidential";
  return {
    reportType: confidential ? "confidential" : "anonymous",
    title: text("title"),
    description: text("description"),
    categoryId: text("categoryId"),
    ...(confidential ? readContact(form) : { contactName: "", contactPhone: "", contactEmail: "" }),
    aboutOffice: form.get("aboutOffice") !== null,
  };
}

/** Takes the values and whether a category is needed, and gives what has to be corrected, in the order of the form. */
export function checkReport(values: ReportValues, requireCategory: boolean): Problem[] {
  const problems: (Problem | false)[] = [
    !values.title && { field: "title", text: "form.titleMissing" },
    values.title.length > MAX_TITLE_CHARACTERS && { field: "title", text: "form.titleLong" },
    !values.description && { field: "description", text: "form.descriptionMissing" },
    values.description.length > MAX_DESCRIPTION_CHARACTERS && { field: "description", text: "form.descriptionLong" },
    requireCategory && !values.categoryId && { field: "categoryId", text: "form.categoryMissing" },
    ...(values.reportType === "confidential" ? checkContact(values) : []),
  ];
  return problems.filter((problem) => problem !== false);
}

/** Takes a text and tells whether it looks like an e-mail address. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_CHARACTERS && EMAIL.test(text);
}
