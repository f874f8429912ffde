import {
  CONTACT_FIELDS,
  CONTACT_STAMP,
  CONTACT_TRAP,
  type ContactError,
  type ContactField,
  type ContactForm as Form,
  type ContactTrouble,
  INQUIRY_TYPES,
  OPTIONAL_CONTACT_FIELDS,
} from "@hz/contract/account/contact";
import { paths } from "@hz/contract/paths";
import { t } from "../texts.ts";

type Input = { field: ContactField; type?: "email" | "tel"; autoComplete: string };

const INPUTS: readonly Input[] = [
  { field: "name", autoComplete: "name" },
  { field: "company", autoComplete: "organization" },
  { field: "email", type: "email", autoComplete: "email" },
  { field: "phone", type: "tel", autoComplete: "tel" },
];
const LABELS: Record<ContactField, string> = {
  name: t("contactName"),
  company: t("contactCompany"),
  email: t("contactEmail"),
  phone: t("contactPhone"),
  type: t("contactType"),
  subject: t("contactSubject"),
  message: t("contactMessage"),
};
/** The fields in the order in which they stand. */
const ORDER: readonly ContactField[] = ["name", "company", "email", "phone", "type", "subject", "message"];

function errorText(field: ContactField, error: ContactError): string {
  if (error === "email") return t("contactBadEmail");
  if (error === "long") return t("contactLong", { field: LABELS[field], count: String(CONTACT_FIELDS[field]) });
  return field === "type" ? t("contactBadType") : t("contactRequired", { field: LABELS[field] });
}

function troubleText(trouble: ContactTrouble, email: string): string {
  const texts = {
    limit: t("contactLimit", { email }),
    stale: t("contactStale"),
    again: t("contactAgain"),
    origin: t("contactOrigin"),
    large: t("contactLarge"),
    failed: t("contactFailed", { email }),
  };
  return texts[trouble];
}

type ContactFormProps = { form: Form; operatorEmail: string };

/** The form as a browser sends it by itself; what was typed stands in it again when something is wrong. */
export function ContactForm({ form: { values, errors, trouble, stamp }, operatorEmail }: ContactFormProps) {
  const firstWrong = ORDER.find((field) => errors[field]);
  const message = trouble ? troubleText(trouble, operatorEmail) : firstWrong ? t("contactCheck") : null;
  /** What every control has in common. */
  const control = (field: ContactField) => ({
    id: field,
    name: field,
    defaultValue: values[field],
    required: !OPTIONAL_CONTACT_FIELDS.includes(field),
    "aria-invalid": errors[field] ? true : undefined,
    "aria-describedby": errors[field] ? `${field}-fehler` : undefined,
    autoFocus: field === firstWrong,
  });
  const label = (field: ContactField) => (
    <label htmlFor={field}>
      {LABELS[field]}
      {OPTIONAL_CONTACT_FIELDS.includes(field) && <span className="small"> ({t("contactOptional")})</span>}
    </label>
  );
  const error = (field: ContactField) =>
    errors[field] && (
      <p className="field-error" id={`${field}-fehler`}>
        {errorText(field, errors[field])}
      </p>
    );
  return (
    <form className="contact-form" action={paths.contact} method="post" aria-labelledby="formular-titel">
      <h2 id="formular-titel">{t("contactForm")}</h2>
      {message && (
        <p className="form-trouble" role="alert">
          {message}
        </p>
      )}
      <input type="hidden" name={CONTACT_STAMP} value={stamp} />
      <p className="unseen" aria-hidden="true">
        <label htmlFor={CONTACT_TRAP}>{t("contactTrap")}</label>
        <input id={CONTACT_TRAP} name={CONTACT_TRAP} tabIndex={-1} autoComplete="off" />
      </p>
      <div className="field-pair">
        {INPUTS.map(({ field, type = "text", autoComplete }) => (
          <div key={field} className="field">
            {label(field)}
            <input {...control(field)} type={type} autoComplete={autoComplete} maxLength={CONTACT_FIELDS[field]} />
            {error(field)}
          </div>
        ))}
      </div>
      <div className="field">
        {label("type")}
        <select {...control("type")}>
          <option value="">{t("contactChoose")}</option>
          {Object.entries(INQUIRY_TYPES).map(([type, text]) => (
            <option key={type} value={type}>
              {text}
            </option>
          ))}
        </select>
        {error("type")}
      </div>
      <div className="field">
        {label("subject")}
        <input {...control("subject")} type="text" maxLength={CONTACT_FIELDS.subject} />
        {error("subject")}
      </div>
      <div className="field">
        {label("message")}
        <textarea {...control("message")} rows={7} maxLength={CONTACT_FIELDS.message} />
        {error("message")}
      </div>
      <div className="form-end">
        <button className="button" type="submit">
          {t("contactSend")}
        </button>
        <p className="small">
          {t("contactUse")} <a href={paths.privacy}>{t("privacy")}</a>
        </p>
      </div>
    </form>
  );
}
