import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

/** Whether the reader may look at all departments and at what goes to each. */
export const DELIVERY_READERS = ["manager", "member"] as const;
export type DeliveryReader = (typeof DELIVERY_READERS)[number];

/** Reports go elsewhere, or the key or the purpose of a department that stands in was made or signed anew. */
export const DELIVERY_CHANGES = ["delivery", "signed"] as const;
export type DeliveryChange = (typeof DELIVERY_CHANGES)[number];

type Words = Record<DeliveryChange, [subject: string, text: string]> &
  Record<"next" | "link", Record<DeliveryReader, string>> & { reason: string };

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    signed: [
      "Der Schlüssel einer Abteilung wurde erneuert oder neu bestätigt",
      "In Ihrer Hinweiszentrale wurde für eine Abteilung, der Sie angehören, der Schlüssel erneuert oder neu bestätigt, ob sie einspringt, wenn eine Meldung die Meldestelle selbst betrifft. Das geschieht, wenn ein Schlüssel abläuft, jemand ausgeschieden ist oder die Abteilung anders heißt. Wohin Meldungen gehen, hat sich dadurch nicht geändert.",
    ],
    delivery: [
      "Geändert wurde, wohin Meldungen gehen",
      "In Ihrer Hinweiszentrale wurde geändert, an welche Abteilung Meldungen gehen oder welche Abteilung einspringt, wenn eine Meldung die Meldestelle selbst betrifft, oder ein Meldekanal oder eine Kategorie wurde an- oder abgeschaltet. Bisherige Meldungen bleiben bei ihrer Abteilung.",
    ],
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
    signed: [
      "The key of a department was renewed or confirmed anew",
      "In your Hinweiszentrale, for a department to which you belong, the key was renewed, or it was confirmed anew whether it stands in where a report concerns the reporting office itself. This happens when a key runs out, somebody has left or the department has another name. Where reports go was not changed by this.",
    ],
    delivery: [
      "It was changed where reports go",
      "In your Hinweiszentrale it was changed to which department reports go, or which department stands in where a report concerns the reporting office itself, or a reporting channel or a category was switched on or off. Earlier reports stay with their department.",
    ],
    next: {
      manager: "The page “Abteilungen” shows what applies now. Was this not agreed? The audit log shows what was changed and who did it.",
      member:
        "Was this not agreed? Then talk to your colleagues and to your company’s administrators. The audit log shows what was changed and who did it.",
    },
    link: { manager: "View departments", member: "Open Hinweiszentrale" },
    reason: "You are receiving this e-mail so that nobody decides unnoticed who reads reports.",
  },
  Français: {
    signed: [
      "La clé d’un service a été renouvelée ou confirmée à nouveau",
      "Dans votre Hinweiszentrale, pour un service dont vous faites partie, la clé a été renouvelée, ou il a été confirmé à nouveau s’il prend le relais lorsqu’un signalement concerne le service de signalement lui-même. C’est le cas lorsqu’une clé expire, que quelqu’un est parti ou que le service a changé de nom. La destination des signalements n’en est pas modifiée.",
    ],
    delivery: [
      "La destination des signalements a été modifiée",
      "Dans votre Hinweiszentrale, le service auquel parviennent les signalements a été modifié, ou celui qui prend le relais lorsqu’un signalement concerne le service de signalement lui-même, ou un canal de signalement ou une catégorie a été activé ou désactivé. Les signalements antérieurs restent à leur service.",
    ],
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

/** Tells in their language, without names, that reports go to another department, that another one, or none, stands in, or that one who does has a new key. */
export function deliveryChanged(change: DeliveryChange, reader: DeliveryReader, language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  const [subject, text] = words[change];
  const link = { label: words.link[reader], address };
  return layOut(subject, [text, words.next[reader]], link, { language, reason: words.reason });
}
