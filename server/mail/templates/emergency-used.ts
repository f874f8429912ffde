import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

/** Whether the reader manages the company, or reads reports that the key opens. */
export const EMERGENCY_READERS = ["admin", "reader"] as const;
export type EmergencyReader = (typeof EMERGENCY_READERS)[number];

type Words = Record<"subject" | "text", string> & Record<"next" | "link" | "reason", Record<EmergencyReader, string>>;

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    subject: "Der Notfallschlüssel wurde benutzt",
    text: "{name} setzt das Passwort mit dem Notfallschlüssel Ihres Unternehmens zurück und hat damit Zugang zu den Meldungen, soweit die eigenen Berechtigungen reichen.",
    next: {
      admin:
        "War das nicht abgesprochen, deaktivieren Sie sofort die Anmeldung dieser Person. Erzeugen Sie in jedem Fall einen neuen Notfallschlüssel und vernichten Sie den alten Ausdruck.",
      reader:
        "War das nicht abgesprochen? Dann sprechen Sie sofort mit Ihren Kolleginnen und Kollegen und mit der Verwaltung Ihres Unternehmens. Das Prüfprotokoll zeigt, wann es war.",
    },
    link: { admin: "Zum Notfallschlüssel", reader: "Zur Hinweiszentrale" },
    reason: {
      admin: "Sie erhalten diese E-Mail, weil Sie Ihr Unternehmen in der Hinweiszentrale verwalten.",
      reader: "Sie erhalten diese E-Mail, damit niemand unbemerkt Zugang zu den Meldungen Ihrer Abteilung bekommt.",
    },
  },
  English: {
    subject: "The emergency key was used",
    text: "{name} is resetting the password with your company’s emergency key and thereby has access to reports, as far as their own permissions go.",
    next: {
      admin: "If this was not agreed, deactivate that user at once. In any case create a new emergency key and destroy the old print-out.",
      reader:
        "Was this not agreed? Then talk at once to your colleagues and to your company’s administrators. The audit log shows when it was.",
    },
    link: { admin: "Open emergency key", reader: "Open Hinweiszentrale" },
    reason: {
      admin: "You are receiving this e-mail because you manage your company’s Hinweiszentrale.",
      reader: "You are receiving this e-mail so that nobody gains access to your department’s reports unnoticed.",
    },
  },
  Français: {
    subject: "La clé d’urgence a été utilisée",
    text: "{name} réinitialise son mot de passe avec la clé d’urgence de votre entreprise et a ainsi accès aux signalements, dans la limite de ses propres autorisations.",
    next: {
      admin:
        "Si ce n’était pas convenu, désactivez ce compte immédiatement. Dans tous les cas, créez une nouvelle clé d’urgence et détruisez l’ancienne impression.",
      reader:
        "Ce n’était pas convenu ? Parlez-en immédiatement à vos collègues et à l’administration de votre entreprise. Le journal d’audit indique quand cela a eu lieu.",
    },
    link: { admin: "Ouvrir la clé d’urgence", reader: "Ouvrir la Hinweiszentrale" },
    reason: {
      admin: "Vous recevez ce courriel parce que vous administrez la Hinweiszentrale de votre entreprise.",
      reader: "Vous recevez ce courriel afin que personne n’accède à votre insu aux signalements de votre service.",
    },
  },
};

/** Tells an administrator or a reader, in the language of that user, who used the emergency key. */
export function emergencyUsed(reader: EmergencyReader, language: string, name: string, address: string): Mail {
  const words = wordsIn(texts, language);
  return layOut(
    words.subject,
    [words.text.replace("{name}", () => name), words.next[reader]],
    { label: words.link[reader], address },
    { language, reason: words.reason[reader] },
  );
}
