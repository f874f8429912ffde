import { type MailLanguage, wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

/** Whether the reader may look at all departments and at what goes to each. */
export const DELIVERY_READERS = ["manager", "member"] as const;
export type DeliveryReader = (typeof DELIVERY_READERS)[number];

type Words = Record<"subject" | "text" | "reason", string> & Record<"next" | "link", Record<DeliveryReader, string>>;

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    subject: "Geändert wurde, wohin Meldungen gehen",
    text: "In Ihrer Hinweiszentrale wurde geändert, an welche Abteilung Meldungen gehen oder welche Abteilung einspringt, wenn eine Meldung die Meldestelle selbst betrifft, oder ein Meldekanal wurde an- oder abgeschaltet. Bisherige Meldungen bleiben bei ihrer Abteilung.",
    next: {
      manager:
        "Auf der Seite „Abteilungen“ sehen Sie, was jetzt gilt. War das nicht abgesprochen? Das Prüfprotokoll zeigt, was geändert wurde und wer es war.",
      member:
        "War das nicht abgesprochen? Dann sprechen Sie mit Ihren Kolleginnen und Kollegen und mit der Verwaltung Ihres Unternehmens. Das Prüfprotokoll zeigt, was geändert wurde und wer es war.",
    },
    link: { manager: "Abteilungen ansehen", member: "Zur Hinweiszentrale" },
    reason: "Sie erhalten diese E-Mail, damit niemand unbemerkt entscheidet, wer Meldungen liest.",
  },
  English: {
    subject: "It was changed where reports go",
    text: "In your Hinweiszentrale it was changed to which department reports go, or which department stands in where a report concerns the reporting office itself, or a reporting channel was switched on or off. Earlier reports stay with their department.",
    next: {
      manager: "The page “Abteilungen” shows what applies now. Was this not agreed? The audit log shows what was changed and who did it.",
      member:
        "Was this not agreed? Then talk to your colleagues and to your company’s administrators. The audit log shows what was changed and who did it.",
    },
    link: { manager: "View departments", member: "Open Hinweiszentrale" },
    reason: "You are receiving this e-mail so that nobody decides unnoticed who reads reports.",
  },
  Français: {
    subject: "La destination des signalements a été modifiée",
    text: "Dans votre Hinweiszentrale, le service auquel parviennent les signalements a été modifié, ou celui qui prend le relais lorsqu’un signalement concerne le service de signalement lui-même, ou un canal de signalement a été activé ou désactivé. Les signalements antérieurs restent à leur service.",
    next: {
      manager:
        "La page « Abteilungen » indique ce qui s’applique désormais. Ce n’était pas convenu ? Le journal d’audit indique ce qui a été modifié et par qui.",
      member:
        "Ce n’était pas convenu ? Parlez-en à vos collègues et à l’administration de votre entreprise. Le journal d’audit indique ce qui a été modifié et par qui.",
    },
    link: { manager: "Voir les services", member: "Ouvrir la Hinweiszentrale" },
    reason: "Vous recevez ce courriel afin que personne ne décide à l’insu des autres qui lit les signalements.",
  },
};

/** Tells in their language, without names, that reports go to another department or that another one, or none, stands in. */
export function deliveryChanged(reader: DeliveryReader, language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  const link = { label: words.link[reader], address };
  return layOut(words.subject, [words.text, words.next[reader]], link, { language, reason: words.reason });
}
