import type { ReporterTemplateId } from "../../templates/template-topics.ts";

/** The house's texts to reporters in English; sections are those of the German Whistleblower Protection Act (HinSchG). */
export const templates: Record<ReporterTemplateId, string> = {
  "receipt-automatic": `Hello,

we received your report on {eingangsdatum}. Its case number is {fallnummer}. This is our acknowledgement of receipt under section 17 (1) of the Whistleblower Protection Act (HinSchG); it was created automatically.

What happens next: we check whether your report falls under the Act and whether it is substantiated. By {rueckmeldung_bis} at the latest we will tell you here what we have planned or done, and why.

If we have a question, you will find it here in your case. Please open it from time to time with your password.

We treat your identity as confidential (section 8 HinSchG). You can also turn to an external reporting office, for example the federal one at the Federal Office of Justice (Bundesamt für Justiz).

{funktion}, {unternehmen}`,

  "receipt-personal": `Hello,

thank you for your report. We received it on {eingangsdatum} and hereby confirm this (section 17 (1) HinSchG). Your case number is {fallnummer}.

We will read it carefully and check whether it falls under the Whistleblower Protection Act and whether it is substantiated. By {rueckmeldung_bis} at the latest we will tell you here what we have planned or done, and why.

Only the people who receive and handle your report, or who help them, know your identity (section 8 HinSchG). Disadvantages because of a report are prohibited (section 36 HinSchG). If you experience any, please write to us.

Please open your case from time to time. Our questions appear only here.

Kind regards
{funktion}, {unternehmen}`,

  "receipt-after-call": `Hello,

thank you for your call. We took down your report on {eingangsdatum} and confirm that we received it (section 17 (1) HinSchG). Your case number is {fallnummer}.

We are writing down what you told us. You will find the record here as soon as it is ready. You can then check, correct and confirm it (section 11 (4) HinSchG).

By {rueckmeldung_bis} at the latest we will tell you here what we have planned or done, and why. We treat your identity as confidential (section 8 HinSchG).

Kind regards
{funktion}, {unternehmen}`,

  "scope-accepted": `Hello,

we have checked whether we are responsible for your report. We are: it falls within the scope of the Whistleblower Protection Act (section 2 HinSchG).

Next we check whether it is substantiated and decide on follow-up measures. If we need more details, we will ask you here.

The Act protects you from disadvantages if, when you reported, you had sufficient reason to believe that your information was true (sections 33 to 37 HinSchG). You will receive our feedback by {rueckmeldung_bis} at the latest.

Kind regards
{funktion}, {unternehmen}`,

  "scope-declined": `Hello,

thank you for your report of {eingangsdatum}. We have checked it. In our assessment it does not fall within the scope of the Whistleblower Protection Act (section 2 HinSchG): [… reason in one sentence].

This does not mean that your concern is unimportant. The place to turn to is: [… office and how to reach it]. We will not pass your report on to them without your consent.

If you had reason to believe that the Act applies when you reported, your identity remains confidential (section 8 (1) HinSchG). If you think our assessment is wrong, please write to us. You can also turn to an external reporting office, for example the federal one at the Federal Office of Justice (Bundesamt für Justiz).

Kind regards
{funktion}, {unternehmen}`,

  question: `Hello,

thank you for your report with the case number {fallnummer}. To be able to check it, we need some more details. Please answer only as far as you know:

– What exactly happened?
– When and where was it, and is it still going on?
– Who was involved, who saw it? A position instead of a name is enough.
– How do you know: did you see it yourself, or hear it from others?
– Is there any evidence, such as e-mails, photos or invoices?
– [… further question]

If you want to stay anonymous, please make sure that text and files do not point to you. Do not put yourself at risk to obtain evidence.

Kind regards
{funktion}, {unternehmen}`,

  "question-reminder": `Hello,

we asked you a question in this case and have not found an answer yet. Your answer would help us a lot, even a short one or “I do not know”.

If we do not hear from you by [… date], we will go on with what we have. We may then have to close the case for lack of evidence.

Kind regards
{funktion}, {unternehmen}`,

  invitation: `Hello,

we would like to talk to you. A conversation is voluntary; there is no disadvantage if you prefer to write.

Our suggestion: [… day, time, place or telephone]. With your consent we can also meet by video (section 16 (3) HinSchG). You may bring somebody whom you trust.

We will make a record of the conversation. We may record it or write it down word for word only if you consent. You will receive the record to check it (section 11 HinSchG).

Does this suit you, or would you like to suggest something else? Please write to us here.

Kind regards
{funktion}, {unternehmen}`,

  record: `Hello,

you find the record of our conversation here in your case under “Record for approval”.

Please check whether it is right. You can correct it, add to it and confirm it (section 11 (4) HinSchG). To do so, choose “Confirm”, “Suggest a correction” or “Do not confirm” there.

If the conversation was recorded with your consent, we delete the recording as soon as the written record is finished.

Kind regards
{funktion}, {unternehmen}`,

  abuse: `Hello,

we take seriously what you report and will go on checking it. But your message also contains insults. Please describe what happened without belittling others. That way we can help you better.

We do not answer remarks that have nothing to do with the matter. People who are reported have rights, too.

The Act protects those who had sufficient reason to believe that their information was true. Anyone who reports false information intentionally or with gross negligence is not protected (sections 9 (1) and 38 HinSchG). We do not assume this of you; we say it so that you know.

Kind regards
{funktion}, {unternehmen}`,

  anonymity: `Hello,

you do not want anybody to learn who made the report. We understand that.

If you did not give your name, we do not know it, and you do not have to give it. If we know it, only people who receive and handle your report, or who help them, learn it (section 8 HinSchG). Anybody else learns it only if this is necessary for follow-up measures and you have consented to this one disclosure (section 9 (3) HinSchG).

The Act names exceptions: law enforcement authorities, authorities in administrative proceedings and courts can require information (section 9 (2) HinSchG). We will then tell you beforehand unless we are not allowed to. The identity of anyone who reports false information intentionally or with gross negligence is not protected (section 9 (1) HinSchG).

You can help as well: do not talk to anybody about the report, and consider whether there are details that only you can know.

Kind regards
{funktion}, {unternehmen}`,

  consent: `Hello,

to go on with our checks we would like to pass on information from which you could be recognised. We may do this only with your consent (section 9 (3) HinSchG).

What we would like to pass on: [… information]
To whom: [… position or office]
Why this is necessary for the follow-up measures: [… reason]

Your consent is voluntary and holds for this one disclosure only. There is no disadvantage if you refuse; we will then go on without it as far as possible. You can withdraw your consent for the future at any time.

You receive a separate request for this here. Please answer there with “Agree” or “Refuse”; you can also withdraw your consent there.

Kind regards
{funktion}, {unternehmen}`,

  "disclosure-notice": `Hello,

we are informing you in advance: we have to pass on information about your identity to an authority or a court (section 9 (2) HinSchG).

Recipient: [… authority or court]
Ground: [… request in criminal proceedings, order in administrative proceedings or court decision]
Extent: [… information]
Time: [… date]

We pass on only what is required. You remain protected from disadvantages because of your report (section 36 HinSchG). If you have objections, please write to us at once. You may also take legal advice.

Kind regards
{funktion}, {unternehmen}`,

  "hand-over": `Hello,

we have checked your report and are handing the procedure over (section 18 no. 4 HinSchG). The further investigation is carried out by: [… internal unit or authority].

The reason: [… reason]. Information from which you could be recognised is passed on only as far as you have consented or the law requires it (sections 8 and 9 HinSchG).

You can still reach us here. You will receive our feedback by {rueckmeldung_bis} at the latest.

Kind regards
{funktion}, {unternehmen}`,

  interim: `Hello,

we would like to keep you up to date. Your case {fallnummer} is still being worked on. As of {heute}: [… what has happened].

Next step: [… next step]. You will receive our feedback under section 17 (2) HinSchG by {rueckmeldung_bis} at the latest.

If you have remembered something else or something has changed, please write to us here.

Kind regards
{funktion}, {unternehmen}`,

  "feedback-confirmed": `Hello,

we have checked your report of {eingangsdatum}. What you reported has been confirmed. This is our feedback under section 17 (2) HinSchG.

What we have done: [… follow-up measures taken]
What we are still planning: [… follow-up measures planned, with dates]
The reasons: [… reasons]

We may not give you details about other people. Thank you for telling us. Without you we would not have known.

Kind regards
{funktion}, {unternehmen}`,

  "feedback-unconfirmed": `Hello,

we have checked your report of {eingangsdatum}. We could not confirm what you reported. This is our feedback under section 17 (2) HinSchG.

What we have done: [… follow-up measures taken]
What we are still planning: [… follow-up measures planned, or none]
The reasons: [… reasons]

This does not mean that we do not believe you. You remain protected if you had sufficient reason to believe that your information was true. If you have further information or evidence, please write to us.

Kind regards
{funktion}, {unternehmen}`,

  "feedback-limited": `Hello,

we have checked your report of {eingangsdatum}. This is our feedback under section 17 (2) HinSchG.

What we can tell you: [… follow-up measures taken and planned]
The reasons: [… reasons]

We may not say more at the moment. Feedback is permitted only as far as it does not affect internal inquiries or investigations and does not impair the rights of the persons concerned (section 17 (2) sentence 3 HinSchG). As soon as we may say more, you will read it here.

Kind regards
{funktion}, {unternehmen}`,

  "feedback-ongoing": `Hello,

today you receive our feedback under section 17 (2) HinSchG on your report of {eingangsdatum}. The procedure is not closed yet.

What we have done: [… follow-up measures taken]
What we are still planning: [… follow-up measures planned]
The reasons, and why it takes longer: [… reasons]

You will learn the result here, probably by [… date].

Kind regards
{funktion}, {unternehmen}`,

  closing: `Hello,

we have closed the procedure on your report with the case number {fallnummer}. Result and reasons: [… result and reasons].

If you do not agree, you can turn to an external reporting office: the federal one at the Federal Office of Justice (Bundesamt für Justiz), BaFin for the financial sector, or the Federal Cartel Office (Bundeskartellamt) for competition. The page “External reporting bodies” of this channel lists all of them with their addresses.

We will delete our documents on your report after {loeschdatum} (section 11 (5) HinSchG). We keep them longer only if a law requires it and it is proportionate.

If you experience disadvantages because of your report, please write to us, also later. Thank you for your trust.

Kind regards
{funktion}, {unternehmen}`,

  retaliation: `Hello,

on {eingangsdatum} you reported something to us. We would like to know how you have been since.

Have you experienced disadvantages because of your report, or been threatened with any? For example dismissal, a transfer, a worse appraisal, exclusion or bullying. This is prohibited, and so is the threat of it (section 36 (1) HinSchG).

If you suffer a disadvantage at work after a report and claim that it is due to the report, this is presumed. Whoever treated you this way has to prove the opposite (section 36 (2) HinSchG). Damages are possible, too (section 37 HinSchG).

Please tell us what happened and when. If all is well, a short “Everything is fine” is enough.

Kind regards
{funktion}, {unternehmen}`,
};
