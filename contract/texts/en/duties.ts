import type { DutySource } from "../../channels/channel-duties.ts";
import type { OwnTextPage } from "../../channels/duty-pages.ts";
import { type Block, bullets, heading, paragraph, steps, titled } from "../../channels/duty-text-parts.ts";

const retention = (months: number): string => {
  const [count, one, other] = months % 12 === 0 ? [months / 12, "year", "years"] : [months, "month", "months"];
  return `${count} ${count === 1 ? one : other} after your case is closed everything about it has to be deleted. It may stay longer only where a law demands it.`;
};
/** Nobody reads an empty page: whom to ask for what is not there. */
const ask = ({ companyName, company, facts, allowAnonymous }: DutySource, what: string): Block => {
  const email = facts.email || company.email;
  const phone = facts.officePhone || facts.phone;
  const known = [email && `by e-mail to ${email}`, phone && `by telephone at ${phone}`].filter(Boolean).join(" or ");
  // Whoever meets a barrier in the form should not be sent there first.
  const way = known
    ? `Ask for it ${known}.`
    : `You can ask the reporting office: write to it by “New report”${allowAnonymous ? ", without your name if you wish" : ""}.`;
  return paragraph(`${companyName} has not given ${what} here yet. ${way}`);
};

const procedure = ({ companyName, departmentName, retentionMonths, autoAcknowledge, allowAnonymous }: DutySource): Block[] => [
  paragraph(`This is how ${companyName} handles your report. The German Whistleblower Protection Act (HinSchG) lays down the procedure.`),
  heading("Who reads your report"),
  paragraph(
    `Your report goes to the department “${departmentName}”. Its members can open it. If the reporting office calls in somebody from outside to examine it, for example a lawyer, that person reads your case only, and only for a limited time. If somebody is biased or another department is responsible, the case can be handed over to that one; then its members read it. Where another department is responsible for a category, or for reports about this department itself, the form says so before you send.`,
  ),
  paragraph("Whoever handles reports must be independent and qualified and keep them confidential (sections 8 and 15 HinSchG)."),
  heading("The steps"),
  steps(
    `You send your report${allowAnonymous ? ", without your name if you wish" : ""}. You receive a password for your case.`,
    autoAcknowledge
      ? "Its receipt is confirmed at once; the law demands it within 7 days. The confirmation stands in your case."
      : "Within 7 days the reporting office confirms that your report has arrived.",
    "The reporting office checks whether it is responsible and whether your report is well-founded. It keeps in touch with you and asks where something is unclear.",
    "The reporting office takes follow-up measures. For example, it investigates the case or passes it on to a competent body.",
    "At the latest 3 months after the confirmation you receive feedback: what is planned, what has been done and why. If there is no confirmation, the 3 months count from the 7th day after receipt.",
  ),
  paragraph("You read confirmation, questions and feedback in your case, with your password."),
  heading("What is stored, and for how long"),
  bullets(
    "Your report, your files and all messages are encrypted. So are the notes of the reporting office.",
    "It is also recorded when something arrived and which steps the reporting office took. The law demands that (section 11 HinSchG).",
    retention(retentionMonths),
    "Your IP address is not stored.",
  ),
  heading("Your protection"),
  paragraph(
    "Whoever had reasonable grounds to believe that the information was true when reporting must not suffer for it (sections 33 and 36 HinSchG). Only the people who handle your report learn your name; section 9 HinSchG names the exceptions. Whoever reports something false on purpose or with gross negligence is not protected.",
  ),
  heading("You have the choice"),
  paragraph("You can also turn to an external reporting body, now or later. They are listed on the page “External reporting bodies”."),
];

const privacy = (source: DutySource): Block[] => {
  const { companyName, departmentName, retentionMonths, facts } = source;
  return [
    paragraph("This notice under Art. 13 of the General Data Protection Regulation (GDPR) tells you what happens to your data."),
    heading("Who is responsible"),
    ...(facts.address ? [paragraph(`${companyName}\n${facts.address}`)] : [paragraph(companyName), ask(source, "its address")]),
    heading("Data protection officer"),
    facts.officer
      ? paragraph(facts.officer)
      : facts.hasNoOfficer
        ? paragraph(`${companyName} does not have to appoint a data protection officer and has not appointed one.`)
        : ask(source, "its data protection officer"),
    heading("What for, and on which legal basis"),
    paragraph(
      "Your data is processed to check your report and to follow it up. The legal basis is Art. 6 (1) (c) GDPR with section 10 HinSchG, for specially protected data Art. 9 (2) (g) GDPR with section 10 HinSchG.",
    ),
    paragraph(
      "If you give an e-mail address for notifications, you do so freely (Art. 6 (1) (a) GDPR). You can remove the address in your case at any time.",
    ),
    paragraph(
      "If you record a voice message, it is only sent with your consent (Art. 6 (1) (a) GDPR, section 11 (2) HinSchG). You can withdraw the consent for the future. It is recorded and disguised in your browser.",
    ),
    heading("Which data"),
    paragraph(
      "What is processed is what you write, what you say and the files you add, also about other people, and the time, the category and whether you give a name. You do not have to say anything about yourself unless the form asks for it. These pages set no cookies, load nothing from other companies and do not store your IP address. While you write, your browser keeps the draft encrypted in this tab, so that a reload loses nothing. After sending it is gone, and after an hour it can no longer be opened.",
    ),
    heading("Who receives the data"),
    paragraph(
      `The members of the department “${departmentName}”, or of the department that the form names, can read your report. In case nobody can open it any more, the company may keep an emergency key. If the case is handed over to another department, its members read it. If the reporting office calls in somebody from outside to examine it, for example a lawyer, that person reads your case only, and only for a limited time. The reporting office may pass something on to others, for example to authorities, only as far as section 9 HinSchG allows it.`,
    ),
    paragraph(
      "The operator of Hinweiszentrale stores the data on behalf of the company (Art. 28 GDPR). Contents are end-to-end encrypted; the operator has no key to them. The operator can read time, category and kind of the report, and an e-mail address that you give for notifications; the mail services on the way learn that address, too.",
    ),
    ...source.outside.map(({ name, service, place, ground }) =>
      paragraph(
        `Outside the EU and the EEA on behalf of the operator: ${name}, ${place} (${service}). Ground for the transfer: ${ground}.`,
      ),
    ),
    heading("For how long"),
    paragraph(retention(retentionMonths)),
    heading("Your rights"),
    bullets(
      "You can demand access (Art. 15 GDPR), correction (Art. 16), deletion (Art. 17) and that processing is restricted (Art. 18).",
      "You can withdraw a consent at any time for the future. You can demand your e-mail address in a common format (Art. 20).",
      "Rights of other people are limited as far as your identity would become known otherwise (section 8 HinSchG, section 29 BDSG).",
      "A human always decides about your report, never a program alone.",
    ),
    heading("Complaints to the supervisory authority"),
    paragraph(
      facts.supervision ||
        `You can complain to the data protection authority of the federal state in which ${companyName} has its seat or in which you live or work.`,
    ),
  ];
};

const imprint = (source: DutySource): Block[] => {
  const { companyName, company, facts } = source;
  const email = facts.email || company.email;
  const isWhole = [facts.address, facts.representedBy, email].every(Boolean);
  return [
    paragraph("Information under section 5 of the German Digital Services Act (DDG)"),
    heading("Provider of these pages"),
    paragraph([companyName, facts.address].filter(Boolean).join("\n")),
    ...titled("Legal form", companyName.includes(company.legalForm) ? "" : company.legalForm),
    ...titled("Represented by", facts.representedBy),
    ...titled("Contact", [email && `E-mail: ${email}`, facts.phone && `Telephone: ${facts.phone}`].filter(Boolean).join("\n")),
    ...titled("Register", facts.register || company.register),
    ...titled("VAT identification number", facts.vatId || company.vatId),
    ...(isWhole ? [] : [heading("What is still missing"), ask(source, "some of this information")]),
  ];
};

const accessibility = (source: DutySource): Block[] => {
  const { facts } = source;
  return [
    paragraph("This statement applies to the pages of this reporting channel. Everybody should be able to report here."),
    heading("What we do"),
    paragraph("The standard is the Web Content Accessibility Guidelines (WCAG 2.2, level AA)."),
    bullets(
      "Everything can be used with the keyboard, and you see where you are.",
      "Headings, fields and error messages are marked up so that screen readers announce them.",
      "Texts have strong contrasts, in light and dark. They can be enlarged and fit on small screens.",
      "The start page and the pages of information need no JavaScript.",
    ),
    heading("What is not accessible yet"),
    bullets(
      "The form and your case need JavaScript: your browser encrypts with it.",
      "Start, form and case exist in plain German (Leichte Sprache); no test group has checked it yet. Of the information pages only one is in it.",
      "There is no version in sign language.",
      "The browser does not fill in name, telephone number and e-mail address by itself (WCAG 1.3.5): nothing of them is meant to stay on the device.",
      "All pages have the same title in the browser, “Portal” (WCAG 2.4.2): it is not meant to say what they are about.",
      "Texts and files that the company or you add may contain barriers.",
    ),
    heading("How it was checked"),
    paragraph(
      "This is based on our own checks: with a checking program on every kind of page, and by hand with the keyboard. No independent body has checked it.",
    ),
    heading("Report a barrier"),
    facts.accessibilityContact ? paragraph(facts.accessibilityContact) : ask(source, "a contact for barriers"),
  ];
};

/** The standard texts in English, by page; each is made of what a channel says. */
export const duties: Record<OwnTextPage, (source: DutySource) => Block[]> = { procedure, privacy, imprint, accessibility };
