import { wordsIn } from "@hz/contract/languages";
import { dateIn } from "../figures.ts";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Bitte melden Sie sich an: Ihr Meldeformular würde schließen",
    text: "Die Beglaubigung Ihrer Schlüssel gilt bis {date}. Danach nimmt Ihr Meldeformular keine Meldungen mehr an, weil die Browser der Meldenden den Schlüsseln dann nicht mehr trauen.",
    what: "Es genügt, dass Sie sich einmal anmelden: Ihr Browser erneuert die Beglaubigung dabei von selbst.",
    link: "Zur Hinweiszentrale",
    reason: "Sie erhalten diese E-Mail, weil Sie in Ihrem Unternehmen Personen und Abteilungen oder Kanäle verwalten.",
  },
  English: {
    subject: "Please sign in: your reporting form would close",
    text: "Your keys are vouched for until {date}. After that your reporting form accepts no reports, because reporters’ browsers no longer trust the keys.",
    what: "It is enough that you sign in once: your browser renews this by itself.",
    link: "Open Hinweiszentrale",
    reason: "You are receiving this e-mail because you manage people and departments, or channels, of your company.",
  },
  Français: {
    subject: "Veuillez vous connecter : votre formulaire se fermerait",
    text: "La certification de vos clés est valable jusqu’au {date}. Ensuite, votre formulaire n’accepte plus de signalements, car les navigateurs ne font plus confiance aux clés.",
    what: "Il suffit de vous connecter une fois : votre navigateur la renouvelle de lui-même.",
    link: "Ouvrir Hinweiszentrale",
    reason: "Vous recevez ce courriel parce que vous gérez les personnes et services, ou les canaux, de votre entreprise.",
  },
};

/** Asks somebody whose sign-in has the account's key vouch anew to sign in before portals refuse the departments' keys. */
export function vouchingEnds(language: string, end: Date, address: string): Mail {
  const { subject, text, what, link, reason } = wordsIn(texts, language);
  return layOut(subject, [text.replace("{date}", dateIn(language, end)), what], { label: link, address }, { language, reason });
}
