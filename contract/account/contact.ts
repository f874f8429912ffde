/** The contact form: what one writes to the operator. No zod: the public pages import this file. */
export const INQUIRY_TYPES = {
  demo: "Demo vereinbaren",
  pricing: "Preise und Angebot",
  technical: "Technische Frage",
  implementation: "Einführung und Einrichtung",
  partnership: "Partnerschaft",
  other: "Etwas anderes",
} as const;
export type InquiryType = keyof typeof INQUIRY_TYPES;

/** The form's fields by the names under which browsers send them, and how many characters each may have. */
export const CONTACT_FIELDS = { name: 100, email: 254, company: 150, phone: 40, type: 20, subject: 150, message: 5_000 } as const;
export type ContactField = keyof typeof CONTACT_FIELDS;
export type ContactValues = Record<ContactField, string>;
export const OPTIONAL_CONTACT_FIELDS: readonly ContactField[] = ["phone"];

/** A field that people do not see; whatever fills in everything fills it in as well. */
export const CONTACT_TRAP = "website";
/** The field that says when the form was asked for, sealed against invention. */
export const CONTACT_STAMP = "stamp";

export type ContactError = "required" | "email" | "long";
/** Why nothing was sent, where it is no single field's fault. */
export type ContactTrouble = "limit" | "stale" | "again" | "origin" | "large" | "failed";
/** The form as it is shown: what was typed, what is wrong with it. */
export type ContactForm = {
  values: ContactValues;
  errors: Partial<Record<ContactField, ContactError>>;
  trouble: ContactTrouble | null;
  stamp: string;
};

export const emptyContact = (type: InquiryType | "" = ""): ContactValues => ({
  name: "",
  email: "",
  company: "",
  phone: "",
  type,
  subject: "",
  message: "",
});

export const isInquiryType = (value: unknown): value is InquiryType => typeof value === "string" && Object.hasOwn(INQUIRY_TYPES, value);

/** How the form calls a kind of inquiry. */
export const inquiryLabel = (type: string): string => (isInquiryType(type) ? INQUIRY_TYPES[type] : INQUIRY_TYPES.other);
