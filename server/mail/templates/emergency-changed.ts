import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

export const EMERGENCY_CHANGES = ["made", "renewed", "removed", "lost"] as const;
export type EmergencyChange = (typeof EMERGENCY_CHANGES)[number];

/** Whether the reader sees to the company's security, manages its people, or reads reports that the key may open. */
export const KEY_READERS = ["keeper", "manager", "reader"] as const;
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
    lost: {
      subject: "Ausdruck des Notfallschlüssels verloren",
      text: "In Ihrem Unternehmen hat jemand angegeben, dass der Ausdruck des Notfallschlüssels verloren ist. Der Notfallschlüssel wurde beendet. Was niemand sonst öffnen kann, ist damit endgültig verschlossen. Fehlt einer Abteilung jetzt ihr neuester Schlüssel, sind neue Meldungen wieder lesbar, sobald er erneuert ist.",
    },
    next: {
      keeper:
        "War das nicht abgesprochen? Das Prüfprotokoll zeigt, wer es war. Prüfen Sie dann den Notfallschlüssel und deaktivieren Sie gegebenenfalls die Anmeldung dieser Person.",
      manager:
        "War das nicht abgesprochen? Dann sprechen Sie mit denen, die in Ihrem Unternehmen die Sicherheitseinstellungen verwalten. Das Prüfprotokoll zeigt, wer es war.",
      reader:
        "War das nicht abgesprochen? Dann sprechen Sie mit Ihren Kolleginnen und Kollegen und mit der Verwaltung Ihres Unternehmens. Das Prüfprotokoll zeigt, wer es war.",
    },
    link: { keeper: "Zum Notfallschlüssel", manager: "Zu den Abteilungen", reader: "Zur Hinweiszentrale" },
    reason: {
      keeper: "Sie erhalten diese E-Mail, weil Sie in der Hinweiszentrale die Sicherheitseinstellungen Ihres Unternehmens verwalten.",
      manager: "Sie erhalten diese E-Mail, weil Sie in der Hinweiszentrale Benutzer und Abteilungen verwalten.",
      reader: "Sie erhalten diese E-Mail, damit sich am Zugang zu den Meldungen Ihrer Abteilung nichts unbemerkt ändert.",
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
    lost: {
      subject: "Print-out of the emergency key lost",
      text: "Somebody in your company has stated that the print-out of the emergency key is lost. The emergency key was ended. What nobody else can open is closed for good. Where a department now lacks its newest key, new reports can be read again as soon as that key is renewed.",
    },
    next: {
      keeper: "Was this not agreed? The audit log shows who did it. Then check the emergency key and deactivate that user if necessary.",
      manager: "Was this not agreed? Then talk to those who manage your company’s security settings. The audit log shows who did it.",
      reader: "Was this not agreed? Then talk to your colleagues and to your company’s administrators. The audit log shows who did it.",
    },
    link: { keeper: "Open emergency key", manager: "Open departments", reader: "Open Hinweiszentrale" },
    reason: {
      keeper: "You are receiving this e-mail because you manage your company’s security settings in Hinweiszentrale.",
      manager: "You are receiving this e-mail because you manage users and departments in Hinweiszentrale.",
      reader: "You are receiving this e-mail so that nothing changes unnoticed in the access to your department’s reports.",
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
    lost: {
      subject: "Impression de la clé d’urgence perdue",
      text: "Une personne de votre entreprise a indiqué que l’impression de la clé d’urgence est perdue. La clé d’urgence a été supprimée. Ce que personne d’autre ne peut ouvrir est définitivement fermé. S’il manque maintenant à un service sa clé la plus récente, les nouveaux signalements redeviennent lisibles dès qu’elle est renouvelée.",
    },
    next: {
      keeper:
        "Ce n’était pas convenu ? Le journal d’audit indique qui l’a fait. Vérifiez alors la clé d’urgence et désactivez ce compte si nécessaire.",
      manager:
        "Ce n’était pas convenu ? Parlez-en aux personnes qui gèrent les paramètres de sécurité de votre entreprise. Le journal d’audit indique qui l’a fait.",
      reader:
        "Ce n’était pas convenu ? Parlez-en à vos collègues et à l’administration de votre entreprise. Le journal d’audit indique qui l’a fait.",
    },
    link: { keeper: "Ouvrir la clé d’urgence", manager: "Ouvrir les services", reader: "Ouvrir la Hinweiszentrale" },
    reason: {
      keeper: "Vous recevez ce courriel parce que vous gérez les paramètres de sécurité de votre entreprise dans la Hinweiszentrale.",
      manager: "Vous recevez ce courriel parce que vous gérez les utilisateurs et les services dans la Hinweiszentrale.",
      reader: "Vous recevez ce courriel afin que rien ne change à votre insu dans l’accès aux signalements de votre service.",
    },
  },
};

/** Tells somebody who sees to a company's security, manages its people or reads reports, in their language, what became of its emergency key. */
export function emergencyChanged(reader: KeyReader, what: EmergencyChange, language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  const { subject, text } = words[what];
  return layOut(subject, [text, words.next[reader]], { label: words.link[reader], address }, { language, reason: words.reason[reader] });
}
