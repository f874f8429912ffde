import { type MailLanguage, wordsIn } from "../languages.ts";
import { nameInMail, withoutLinks } from "./mail-names.ts";

// The invitation's words stand here because the dialog shows them before the mail is sent.
type Facts = {
  firstName: string;
  inviter: string;
  company: string;
  message: string;
  /** Whether the permissions come with keys, which without a code a colleague hands over. */
  needsVouching: boolean;
  /** Whether it is for a guest of one case. */
  isGuest?: boolean;
};

type Say = (facts: Facts) => string;
type Words = Record<"subject" | "hello" | "what" | "guest" | "said" | "code", Say> & Record<"release" | "until" | "link", string>;

const WORDS: Record<MailLanguage, Words> = {
  Deutsch: {
    subject: (f) => `Einladung in die Meldestelle von ${f.company}`,
    hello: (f) => `Guten Tag ${f.firstName},`,
    what: (f) =>
      `${f.inviter} lädt Sie ein, in der Hinweiszentrale von ${f.company} mitzuarbeiten. Dort werden Hinweise vertraulich bearbeitet.`,
    guest: (f) =>
      `${f.inviter} gibt Ihnen als Gast für begrenzte Zeit Zugang zu einem Vorgang in der Hinweiszentrale von ${f.company}. Dort werden Hinweise vertraulich bearbeitet.`,
    said: (f) => `Nachricht von ${f.inviter}: „${f.message}“`,
    code: (f) => `Haben Sie von ${f.inviter} einen Einladungscode bekommen, halten Sie ihn bereit. Er steht nie in einer E-Mail.`,
    release: "Ohne Code gibt eine Kollegin oder ein Kollege Sie später frei.",
    until: "Der Link gilt 14 Tage und nur für Sie. Haben Sie mit dieser E-Mail nicht gerechnet, können Sie sie löschen.",
    link: "Einladung annehmen",
  },
  English: {
    subject: (f) => `Invitation to the reporting office of ${f.company}`,
    hello: (f) => `Hello ${f.firstName},`,
    what: (f) => `${f.inviter} invites you to join the Hinweiszentrale of ${f.company}, where reports are handled in confidence.`,
    guest: (f) =>
      `${f.inviter} gives you access to one matter in the Hinweiszentrale of ${f.company}, as a guest and for a limited time. Reports are handled there in confidence.`,
    said: (f) => `Message from ${f.inviter}: “${f.message}”`,
    code: (f) => `If ${f.inviter} gave you an invitation code, have it at hand. It is never sent by e-mail.`,
    release: "Without a code a colleague gives you access later.",
    until: "The link is valid for 14 days and for you only. If you did not expect this e-mail, you can delete it.",
    link: "Accept the invitation",
  },
  Français: {
    subject: (f) => `Invitation au service de signalement de ${f.company}`,
    hello: (f) => `Bonjour ${f.firstName},`,
    what: (f) =>
      `${f.inviter} vous invite à rejoindre la Hinweiszentrale de ${f.company}, où les signalements sont traités en toute confidentialité.`,
    guest: (f) =>
      `${f.inviter} vous donne, en tant qu’invité et pour une durée limitée, accès à un dossier dans la Hinweiszentrale de ${f.company}, où les signalements sont traités en toute confidentialité.`,
    said: (f) => `Message de ${f.inviter} : « ${f.message} »`,
    code: (f) => `Si ${f.inviter} vous a remis un code d’invitation, gardez-le à portée de main. Il n’est jamais envoyé par courriel.`,
    release: "Sans code, un ou une collègue vous donnera accès plus tard.",
    until: "Le lien est valable 14 jours et uniquement pour vous. Si vous n’attendiez pas ce courriel, vous pouvez le supprimer.",
    link: "Accepter l’invitation",
  },
};

/** The mail's subject, paragraphs and the label of its link. */
export function invitationWords(language: string, typed: Facts): { subject: string; paragraphs: string[]; link: string } {
  const words = wordsIn(WORDS, language);
  const [firstName, inviter, company] = [nameInMail(typed.firstName), nameInMail(typed.inviter), nameInMail(typed.company)];
  const facts = { ...typed, firstName, inviter, company, message: withoutLinks(typed.message) };
  const own = facts.message === "" ? [] : [words.said(facts)];
  const code = facts.needsVouching ? `${words.code(facts)} ${words.release}` : words.code(facts);
  return {
    subject: words.subject(facts),
    paragraphs: [words.hello(facts), facts.isGuest ? words.guest(facts) : words.what(facts), ...own, code, words.until],
    link: words.link,
  };
}
