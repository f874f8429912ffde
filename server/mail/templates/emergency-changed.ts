import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

export const EMERGENCY_CHANGES = ["made", "renewed", "removed"] as const;
export type EmergencyChange = (typeof EMERGENCY_CHANGES)[number];

/** Whether the reader sees to the company's security, or reads reports that the key may open. */
export const KEY_READERS = ["keeper", "reader"] as const;
export type KeyReader = (typeof KEY_READERS)[number];

type Words = Record<EmergencyChange, { subject: string; text: string }> & Record<"next" | "link" | "reason", Record<KeyReader, string>>;

const texts: Record<MailLanguage, Words> = {
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
    next: {
      keeper:
        "War das nicht abgesprochen? Das Prüfprotokoll zeigt, wer es war. Prüfen Sie dann den Notfallschlüssel und deaktivieren Sie gegebenenfalls die Anmeldung dieser Person.",
      reader:
        "War das nicht abgesprochen? Dann sprechen Sie mit Ihren Kolleginnen und Kollegen und mit der Verwaltung Ihres Unternehmens. Das Prüfprotokoll zeigt, wer es war.",
    },
    link: { keeper: "Zum Notfallschlüssel", reader: "Zur Hinweiszentrale" },
    reason: {
      keeper: "Sie erhalten diese E-Mail, weil Sie in der Hinweiszentrale die Sicherheitseinstellungen Ihres Unternehmens verwalten.",
      reader: "Sie erhalten diese E-Mail, damit niemand unbemerkt Zugang zu den Meldungen Ihrer Abteilung bekommt.",
    },
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
    next: {
      keeper: "Was this not agreed? The audit log shows who did it. Then check the emergency key and deactivate that user if necessary.",
      reader: "Was this not agreed? Then talk to your colleagues and to your company’s administrators. The audit log shows who did it.",
    },
    link: { keeper: "Open emergency key", reader: "Open Hinweiszentrale" },
    reason: {
      keeper: "You are receiving this e-mail because you manage your company’s security settings in Hinweiszentrale.",
      reader: "You are receiving this e-mail so that nobody gains access to your department’s reports unnoticed.",
    },
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
    next: {
      keeper:
        "Ce n’était pas convenu ? Le journal d’audit indique qui l’a fait. Vérifiez alors la clé d’urgence et désactivez ce compte si nécessaire.",
      reader:
        "Ce n’était pas convenu ? Parlez-en à vos collègues et à l’administration de votre entreprise. Le journal d’audit indique qui l’a fait.",
    },
    link: { keeper: "Ouvrir la clé d’urgence", reader: "Ouvrir la Hinweiszentrale" },
    reason: {
      keeper: "Vous recevez ce courriel parce que vous gérez les paramètres de sécurité de votre entreprise dans la Hinweiszentrale.",
      reader: "Vous recevez ce courriel afin que personne n’accède à votre insu aux signalements de votre service.",
    },
  },
};

/** Tells somebody who sees to a company's security, or who reads reports, in their language, what became of its emergency key. */
export function emergencyChanged(reader: KeyReader, what: EmergencyChange, language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  const { subject, text } = words[what];
  return layOut(subject, [text, words.next[reader]], { label: words.link[reader], address }, { language, reason: words.reason[reader] });
}
