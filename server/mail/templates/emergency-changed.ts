import { wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

export const EMERGENCY_CHANGES = ["made", "renewed", "removed"] as const;
export type EmergencyChange = (typeof EMERGENCY_CHANGES)[number];

type Words = Record<EmergencyChange, { subject: string; text: string }> & Record<"next" | "link" | "reason", string>;

const texts: Record<"Deutsch" | "English" | "Français", Words> = {
  Deutsch: {
    made: {
      subject: "Notfallschlüssel erzeugt",
      text: "Für Ihr Unternehmen wurde ein Notfallschlüssel erzeugt. Wer den ausgedruckten Code hat, kann damit im Notfall Zugang zu Meldungen erhalten.",
    },
    renewed: {
      subject: "Notfallschlüssel erneuert",
      text: "Der Notfallschlüssel Ihres Unternehmens wurde erneuert. Der bisherige Ausdruck gilt nicht mehr.",
    },
    removed: {
      subject: "Notfallschlüssel gelöscht",
      text: "Der Notfallschlüssel Ihres Unternehmens wurde gelöscht. Sein Ausdruck gilt nicht mehr.",
    },
    next: "War das nicht abgesprochen? Das Prüfprotokoll zeigt, wer es war. Prüfen Sie dann den Notfallschlüssel und deaktivieren Sie gegebenenfalls die Anmeldung dieser Person.",
    link: "Zum Notfallschlüssel",
    reason: "Sie erhalten diese E-Mail, weil Sie in der Hinweiszentrale die Sicherheitseinstellungen Ihres Unternehmens verwalten.",
  },
  English: {
    made: {
      subject: "Emergency key created",
      text: "An emergency key was created for your company. Whoever has its printed code can gain access to reports with it in an emergency.",
    },
    renewed: {
      subject: "Emergency key renewed",
      text: "Your company’s emergency key was renewed. The previous print-out is no longer valid.",
    },
    removed: {
      subject: "Emergency key deleted",
      text: "Your company’s emergency key was deleted. Its print-out is no longer valid.",
    },
    next: "Was this not agreed? The audit log shows who did it. Then check the emergency key and deactivate that user if necessary.",
    link: "Open emergency key",
    reason: "You are receiving this e-mail because you manage your company’s security settings in Hinweiszentrale.",
  },
  Français: {
    made: {
      subject: "Clé d’urgence créée",
      text: "Une clé d’urgence a été créée pour votre entreprise. Toute personne qui détient le code imprimé peut, en cas d’urgence, accéder aux signalements.",
    },
    renewed: {
      subject: "Clé d’urgence renouvelée",
      text: "La clé d’urgence de votre entreprise a été renouvelée. L’ancienne impression n’est plus valable.",
    },
    removed: {
      subject: "Clé d’urgence supprimée",
      text: "La clé d’urgence de votre entreprise a été supprimée. Son impression n’est plus valable.",
    },
    next: "Ce n’était pas convenu ? Le journal d’audit indique qui l’a fait. Vérifiez alors la clé d’urgence et désactivez ce compte si nécessaire.",
    link: "Ouvrir la clé d’urgence",
    reason: "Vous recevez ce courriel parce que vous gérez les paramètres de sécurité de votre entreprise dans la Hinweiszentrale.",
  },
};

/** Tells somebody who sees to a company's security, in their language, what became of its emergency key. */
export function emergencyChanged(what: EmergencyChange, language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  const { subject, text } = words[what];
  return layOut(subject, [text, words.next], { label: words.link, address }, { language, reason: words.reason });
}
