import { wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";
import { compareFirst } from "./compare-first.ts";

const texts = {
  Deutsch: {
    subject: "Freigabe nötig: neue Schlüssel nach einer Passwort-Rücksetzung",
    text: "{name} hat das Passwort zurückgesetzt und dabei neue Schlüssel erhalten. Bis zu Ihrer Freigabe kann diese Person keine Meldungen lesen.",
    compare: "Vergleichen Sie vor der Freigabe den Fingerabdruck persönlich oder am Telefon, nicht per E-Mail.",
    link: "Zur Hinweiszentrale",
    reason: "Sie erhalten diese E-Mail, weil Sie Zugänge Ihres Unternehmens freigeben können.",
  },
  English: {
    subject: "Approval needed: new keys after a password reset",
    text: "{name} has reset the password and received new keys. Until you approve them, this person cannot read any reports.",
    compare: "Compare the fingerprint in person or by phone before you approve them, not by e-mail.",
    link: "Open Hinweiszentrale",
    reason: "You are receiving this e-mail because you can approve access for your company.",
  },
  Français: {
    subject: "Autorisation requise : nouvelles clés après une réinitialisation",
    text: "{name} a réinitialisé son mot de passe et a reçu de nouvelles clés. Sans votre autorisation, cette personne ne peut lire aucun signalement.",
    compare: "Avant d’autoriser l’accès, comparez l’empreinte en personne ou par téléphone, pas par courriel.",
    link: "Ouvrir Hinweiszentrale",
    reason: "Vous recevez ce courriel parce que vous pouvez autoriser les accès de votre entreprise.",
  },
};

/** Tells a colleague who can grant, in that colleague's language, whose keys were replaced. */
export function keysChanged(language: string, name: string, address: string, isCompared: boolean): Mail {
  const words = wordsIn(texts, language);
  return layOut(
    words.subject,
    [words.text.replace("{name}", () => name), words.compare, ...compareFirst(language, isCompared)],
    { label: words.link, address },
    { language, reason: words.reason },
  );
}
