import { PersonNames } from "@hz/contract/people/people";
import { Email } from "@hz/contract/scalars";
import { ApiError } from "../../../api/client.ts";
import { t } from "../texts/texts.ts";
import type * as z from "zod";

/** What is said of a value that is refused by a rule without a sentence of its own; the library's would be English. */
export const wrongValue: z.core.$ZodErrorMap = (issue) => {
  const isText = "origin" in issue && issue.origin === "string";
  if (issue.code === "too_big") return t(isText ? "fieldTooLong" : "fieldTooMuch", { count: String(issue.maximum) });
  if (issue.code === "too_small" && !isText) return t("fieldTooLittle", { count: String(issue.minimum) });
  if (issue.code === "too_small") return t("fieldMissing");
  return t("fieldWrong");
};

const Person = PersonNames.extend({ email: Email });
type Person = { firstName: string; lastName: string; email: string };
type PersonField = keyof Person;
type FieldErrors = Partial<Record<PersonField | "permissions", string>>;

/** What is wrong with each field; only those that are named are looked at. */
export function checkPerson(typed: Partial<Person>): FieldErrors {
  const values = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, value.trim()]));
  const { error } = Person.partial().safeParse(values, { error: wrongValue });
  const errors: FieldErrors = {};
  for (const { path, message } of error?.issues ?? []) errors[path[0] as PersonField] ??= message;
  return errors;
}

/** The fields that the server refused, where it named any of these. */
export function refusedFields(error: unknown, typed: Person): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  if (error.code === "EMAIL_TAKEN") return { email: t("userEmailTaken") };
  if (error.code === "GIVES_MORE") return { permissions: error.text };
  const texts = { firstName: t("firstNameRequired"), lastName: t("lastNameRequired"), email: t("emailInvalid") };
  const named = (Object.keys(texts) as PersonField[]).filter((name) => error.code === "INVALID_INPUT" && error.fields.includes(name));
  return Object.fromEntries(named.map((name) => [name, checkPerson(typed)[name] ?? texts[name]]));
}

type PersonForm = {
  getValues: () => Person;
  setError: (name: PersonField | "permissions", error: { message: string }, options: { shouldFocus: boolean }) => void;
};

/** Says beside the fields of a person's form which of them the server refused. Returns the first sentence; null where it named none. */
export function refuseFields({ getValues, setError }: PersonForm, error: unknown): string | null {
  const refused = refusedFields(error, getValues());
  for (const name of [...Person.keyof().options, "permissions" as const].toReversed()) {
    const message = refused[name];
    if (message) setError(name, { message }, { shouldFocus: true });
  }
  return Object.values(refused)[0] ?? null;
}
