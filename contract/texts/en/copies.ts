import type { CopyTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to persons concerned and to staff in English; they are copied and go another way than the case. */
export const copies: Record<CopyTemplateId, string> = {
  "person-concerned": `[… salutation]

the {funktion} of {unternehmen} has received a report that also concerns you. We are informing you under Article 14 GDPR. A report is not a result: nothing in it is proven, and you may comment on it.

What it is about: [… subject, without anything that points to the reporting person]
Controller: {unternehmen}, [… address and contact]
Data protection: [… contact of the data protection officer]
Purpose: checking the report and follow-up measures
Legal basis: Article 6 (1) (c) GDPR with section 10 HinSchG
Which data: [… categories, such as name, position, events described]
Who receives them: people who are responsible for the report; [… further recipients or none]
Where they come from: from a report. We may not say whose (section 8 HinSchG, section 29 (1) BDSG).
How long: as a rule three years after the end of the procedure (section 11 (5) HinSchG)

You have the right of access, rectification, erasure and restriction of processing as far as the law does not limit it, and you may complain to a data protection authority.

Please do not try to find out who made the report. Disadvantages for reporting persons are prohibited (section 36 HinSchG).

{heute}
{funktion}, {unternehmen}`,

  access: `[… salutation]

you have asked for access under Article 15 GDPR. Here it is, as of {heute}.

Whether we process data about you: [… yes or no]
Which data: [… categories and contents]
Purpose: checking a report and follow-up measures
Legal basis: Article 6 (1) (c) GDPR with section 10 HinSchG
Recipients: [… recipients or categories]
Source: [… source, as far as it may be named]
How long: as a rule three years after the end of the procedure (section 11 (5) HinSchG)
There is no automated decision-making.

We may not give some information because it has to be kept secret, above all for the legitimate interests of others. This includes who made a report (section 8 HinSchG, section 29 (1) BDSG).

You have the right to rectification, erasure and restriction of processing as far as the law does not limit it, and you may complain to a data protection authority.

{funktion}, {unternehmen}`,

  "staff-mail": `Subject: How to report wrongdoing

Hello,

if something is not right at {unternehmen}, we want to know. This is what our {funktion} is for.

You can report here: [… full address of the channel]. No sign-in is needed, at any time, with your name or anonymously. You can also report by telephone or in a conversation: [… contact].

Those who handle your report are independent and bound to confidentiality (sections 8 and 15 HinSchG). We acknowledge receipt within seven days; at most three months later we tell you what we have done.

Disadvantages because of a report are prohibited (section 36 HinSchG). You may also choose an external reporting office, for example the federal one at the Federal Office of Justice (Bundesamt für Justiz). Where the violation can be dealt with effectively inside the company and you do not fear disadvantages, please report internally first.

Kind regards
{unternehmen}`,

  "staff-intranet": `Reporting wrongdoing

Bribery, fraud, dangers at work, discrimination, violations of environmental or data protection rules: whoever learns of them at work can report them to the {funktion}.

Where: [… full address of the channel]
How: in writing, anonymously if you wish; by telephone or in a conversation: [… contact]
Who reads it: only the people of the reporting office
When you hear from us: an acknowledgement within seven days, feedback at most three months later
Your protection: confidentiality (section 8 HinSchG) and the prohibition of reprisals (section 36 HinSchG)

You may instead choose an external reporting office: the federal one at the Federal Office of Justice (Bundesamt für Justiz), BaFin, or the Federal Cartel Office (Bundeskartellamt).

If life or health is in danger, please call 110 or 112 first.`,

  "staff-notice": `Something is not right? Tell us.

The {funktion} of {unternehmen} takes reports:
confidential, anonymous if you wish, at any time.

[… full address of the channel or QR code]
[… telephone and hours]

Whoever reports is protected. Disadvantages are prohibited (section 36 HinSchG).
You may also choose an external reporting office, for example at the Federal Office of Justice (Bundesamt für Justiz).`,

  "new-staff": `Welcome to {unternehmen}

This belongs to your start, too: the {funktion} takes reports under the Whistleblower Protection Act. There you can report violations that you learn of at work, also from the time of your application.

Address: [… full address of the channel]
Other ways: [… telephone, conversation]

You can give your name or stay anonymous. Only the people in charge read your report; they are bound to confidentiality (section 8 HinSchG). Disadvantages because of a report are prohibited (section 36 HinSchG). You may also choose an external reporting office, for example the federal one at the Federal Office of Justice (Bundesamt für Justiz).

What we do with your data is explained in the channel's privacy notice.`,
};
