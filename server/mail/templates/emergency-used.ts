import { wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Der Notfallschlüssel wurde benutzt",
    text: "{name} setzt das Passwort mit dem Notfallschlüssel Ihres Unternehmens zurück und hat damit Zugang zu den Meldungen, soweit die eigenen Berechtigungen reichen.",
    next: "War das nicht abgesprochen, deaktivieren Sie sofort die Anmeldung dieser Person. Erzeugen Sie in jedem Fall einen neuen Notfallschlüssel und vernichten Sie den alten Ausdruck.",
    link: "Zum Notfallschlüssel",
    reason: "Sie erhalten diese E-Mail, weil Sie Ihr Unternehmen in der Hinweiszentrale verwalten.",
  },
  English: {
    subject: "The emergency key was used",
    text: "{name} is resetting the password with your company’s emergency key and thereby has access to reports, as far as their own permissions go.",
    next: "If this was not agreed, deactivate that user at once. In any case create a new emergency key and destroy the old print-out.",
    link: "Open emergency key",
    reason: "You are receiving this e-mail because you manage your company’s Hinweiszentrale.",
  },
  Français: {
    subject: "La clé d’urgence a été utilisée",
    text: "{name} réinitialise son mot de passe avec la clé d’urgence de votre entreprise et a ainsi accès aux signalements, dans la limite de ses propres autorisations.",
    next: "Si ce n’était pas convenu, désactivez ce compte immédiatement. Dans tous les cas, créez une nouvelle clé d’urgence et détruisez l’ancienne impression.",
    link: "Ouvrir la clé d’urgence",
    reason: "Vous recevez ce courriel parce que vous administrez la Hinweiszentrale de votre entreprise.",
  },
};

/** Tells an administrator, in the language of that user, who used the emergency key. */
export function emergencyUsed(language: string, name: string, address: string): Mail {
  const words = wordsIn(texts, language);
  return layOut(
    words.subject,
    [words.text.replace("{name}", () => name), words.next],
    { label: words.link, address },
    { language, reason: words.reason },
  );
}
