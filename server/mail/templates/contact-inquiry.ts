import { type ContactValues, inquiryLabel } from "@hz/contract/account/contact";
import { layOut, type Mail } from "../layout.ts";

/** To the operator, in German: what somebody wrote in the contact form. */
export function contactInquiry({ name, email, company, phone, type, subject, message }: ContactValues): Mail {
  const facts = [
    `Anliegen: ${inquiryLabel(type)}`,
    `Name: ${name}`,
    `Unternehmen: ${company}`,
    `E-Mail: ${email}`,
    ...(phone ? [`Telefon: ${phone}`] : []),
    `Betreff: ${subject}`,
  ];
  return layOut(`Anfrage (${inquiryLabel(type)}): ${subject}`, [facts.join("\n"), message], undefined, {
    reason: "Diese Anfrage kam über das Kontaktformular. Wenn Sie auf diese E-Mail antworten, geht Ihre Antwort an die genannte Adresse.",
  });
}
