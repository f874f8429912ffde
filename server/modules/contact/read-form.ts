import {
  CONTACT_FIELDS,
  CONTACT_STAMP,
  CONTACT_TRAP,
  type ContactError,
  type ContactField,
  type ContactValues,
  isInquiryType,
  OPTIONAL_CONTACT_FIELDS,
} from "@hz/contract/account/contact";
import { Email } from "@hz/contract/scalars";

export type SentForm = {
  values: ContactValues;
  errors: Partial<Record<ContactField, ContactError>>;
  stamp: string;
  /** Whether the field was filled in that people do not see. */
  isTrapped: boolean;
};

const FIELDS = Object.keys(CONTACT_FIELDS) as ContactField[];
/** Signs that turn the direction of writing: a name could look like another. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Nothing but signs one can read: a line end would begin a new header in a mail. */
const line = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(TURNS, "")
    .trim();
const lines = (text: string) =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .replace(TURNS, "")
    .trim();

/** The cleaned values of the fields as a browser sent them, with what is wrong with them. */
export function readForm(sent: URLSearchParams): SentForm {
  const read = (field: ContactField) => (field === "message" ? lines : line)((sent.get(field) ?? "").normalize("NFC"));
  const values = Object.fromEntries(FIELDS.map((field) => [field, read(field)])) as ContactValues;
  // A choice that the form does not offer is none.
  if (!isInquiryType(values.type)) values.type = "";
  const errors: SentForm["errors"] = {};
  for (const field of FIELDS) {
    const error = errorOf(field, values[field]);
    if (error) errors[field] = error;
  }
  return { values, errors, stamp: sent.get(CONTACT_STAMP) ?? "", isTrapped: (sent.get(CONTACT_TRAP) ?? "") !== "" };
}

function errorOf(field: ContactField, value: string): ContactError | null {
  if (value === "") return OPTIONAL_CONTACT_FIELDS.includes(field) ? null : "required";
  if (value.length > CONTACT_FIELDS[field]) return "long";
  return field === "email" && !Email.safeParse(value).success ? "email" : null;
}
