import { TRIAL_REMINDER_DAYS } from "@hz/contract/limits";
import { dateIn } from "../figures.ts";
import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

/** `trialEnd` is null where the trial is over: nothing is said of it any more. */
type Facts = { trialEnd: Date | null; hasCard: boolean; isCancelled: boolean };
const days = TRIAL_REMINDER_DAYS;

const texts = {
  Deutsch: {
    subject: "Willkommen bei der Hinweiszentrale",
    text: "Ihr Konto ist eingerichtet und Ihr erster Meldekanal ist bereit. Die nächsten Schritte: Sichern Sie Ihren Wiederherstellungscode, laden Sie eine zweite Person ein und geben Sie den Link Ihres Meldekanals im Unternehmen bekannt.",
    card: (end: string) =>
      `Ihre Testphase endet am ${end}. Danach beginnt Ihr Plan von selbst; ${days} Tage vorher nennen wir Ihnen den Betrag. Bis dahin können Sie unter „Abrechnung“ ohne Kosten kündigen.`,
    cancelled: (end: string) =>
      `Ihre Testphase endet am ${end}. Sie haben gekündigt, es wird also nichts abgebucht. Bis dahin können Sie die Kündigung unter „Abrechnung“ zurücknehmen.`,
    noCard: (end: string) => `Ihre Testphase endet am ${end}, ohne dass etwas abgebucht wird. Einen Plan wählen Sie unter „Abrechnung“.`,
    link: "Zu Ihrem Dashboard",
    reason: "Sie erhalten diese E-Mail, weil Sie ein Konto angelegt haben.",
  },
  English: {
    subject: "Welcome to Hinweiszentrale",
    text: "Your account is set up and your first reporting channel is ready. The next steps: keep your recovery code safe, invite a second person and make the link of your reporting channel known in your company.",
    card: (end: string) =>
      `Your trial ends on ${end}. After that your plan begins by itself; ${days} days before we tell you the amount. Until then you can cancel under “Abrechnung” at no cost.`,
    cancelled: (end: string) =>
      `Your trial ends on ${end}. You have cancelled, so nothing is charged. Until then you can take the cancellation back under “Abrechnung”.`,
    noCard: (end: string) => `Your trial ends on ${end} without anything being charged. You choose a plan under “Abrechnung”.`,
    link: "Open your dashboard",
    reason: "You are receiving this e-mail because you created an account.",
  },
  Français: {
    subject: "Bienvenue sur Hinweiszentrale",
    text: "Votre compte est configuré et votre premier canal de signalement est prêt. Les prochaines étapes : conservez votre code de récupération, invitez une deuxième personne et faites connaître le lien de votre canal dans l’entreprise.",
    card: (end: string) =>
      `Votre période d’essai se termine le ${end}. Votre offre commence ensuite d’elle-même ; ${days} jours avant, nous vous indiquons le montant. Jusque-là, vous pouvez résilier sans frais sous « Abrechnung ».`,
    cancelled: (end: string) =>
      `Votre période d’essai se termine le ${end}. Vous avez résilié, rien n’est donc débité. Jusque-là, vous pouvez annuler la résiliation sous « Abrechnung ».`,
    noCard: (end: string) =>
      `Votre période d’essai se termine le ${end} sans aucun prélèvement. Vous choisissez une offre sous « Abrechnung ».`,
    link: "Ouvrir votre tableau de bord",
    reason: "Vous recevez ce courriel parce que vous avez créé un compte.",
  },
};

/** Greets whoever has just made an account: what comes next, and when the trial ends. */
export function welcome(language: string, { trialEnd, hasCard, isCancelled }: Facts, address: string): Mail {
  const { subject, text, card, cancelled, noCard, link, reason } = wordsIn(texts, language);
  const about = hasCard ? (isCancelled ? cancelled : card) : noCard;
  const trial = trialEnd ? [about(dateIn(language, trialEnd))] : [];
  return layOut(subject, [text, ...trial], { label: link, address }, { language, reason });
}
