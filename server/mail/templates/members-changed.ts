import { type MailLanguage, wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

export const MEMBERS_CHANGES = ["added", "removed"] as const;
export type MembersChange = (typeof MEMBERS_CHANGES)[number];
/** The person who came or went, or somebody who reads in that department. */
export const MEMBERS_READERS = ["person", "member"] as const;
export type MembersReader = (typeof MEMBERS_READERS)[number];

type Words = Record<MembersChange, Record<MembersReader, [subject: string, text: string]>> & Record<"next" | "link" | "reason", string>;

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    added: {
      person: ["Sie gehören jetzt zu einer weiteren Abteilung", "Sie wurden in der Hinweiszentrale in eine Abteilung aufgenommen."],
      member: [
        "Ihre Abteilung hat ein neues Mitglied",
        "In eine Abteilung der Hinweiszentrale, der Sie angehören, wurde eine Person aufgenommen. Prüfen Sie, ob sie deren Meldungen lesen soll, bevor Sie sie freigeben.",
      ],
    },
    removed: {
      person: [
        "Sie gehören nicht mehr zu einer Abteilung",
        "Sie wurden in der Hinweiszentrale aus einer Abteilung herausgenommen. Deren Meldungen lesen Sie nicht mehr.",
      ],
      member: [
        "Ihre Abteilung hat ein Mitglied weniger",
        "Aus einer Abteilung der Hinweiszentrale, der Sie angehören, wurde eine Person herausgenommen.",
      ],
    },
    next: "Nach der Anmeldung sehen Sie, um welche Abteilung es geht. War das nicht abgesprochen? Dann sprechen Sie mit Ihren Kolleginnen und Kollegen und mit der Verwaltung Ihres Unternehmens.",
    link: "Zur Hinweiszentrale",
    reason: "Sie erhalten diese E-Mail, damit niemand unbemerkt entscheidet, wer Meldungen liest.",
  },
  English: {
    added: {
      person: ["You now belong to another department", "You were taken into a department in Hinweiszentrale."],
      member: [
        "Your department has a new member",
        "A person was taken into a department of Hinweiszentrale to which you belong. Check whether they are to read its reports before you release them.",
      ],
    },
    removed: {
      person: [
        "You no longer belong to a department",
        "You were taken out of a department in Hinweiszentrale. You no longer read its reports.",
      ],
      member: ["Your department has one member less", "A person was taken out of a department of Hinweiszentrale to which you belong."],
    },
    next: "After signing in you see which department it is. Was this not agreed? Then talk to your colleagues and to your company’s administrators.",
    link: "Open Hinweiszentrale",
    reason: "You are receiving this e-mail so that nobody decides unnoticed who reads reports.",
  },
  Français: {
    added: {
      person: ["Vous appartenez à un service de plus", "Vous avez été ajouté à un service dans la Hinweiszentrale."],
      member: [
        "Votre service compte un nouveau membre",
        "Une personne a été ajoutée à un service de la Hinweiszentrale dont vous faites partie. Vérifiez si elle doit lire ses signalements avant de l’autoriser.",
      ],
    },
    removed: {
      person: [
        "Vous n’appartenez plus à un service",
        "Vous avez été retiré d’un service dans la Hinweiszentrale. Vous ne lisez plus ses signalements.",
      ],
      member: [
        "Votre service compte un membre de moins",
        "Une personne a été retirée d’un service de la Hinweiszentrale dont vous faites partie.",
      ],
    },
    next: "Après connexion, vous verrez de quel service il s’agit. Ce n’était pas convenu ? Parlez-en à vos collègues et à l’administration de votre entreprise.",
    link: "Ouvrir la Hinweiszentrale",
    reason: "Vous recevez ce courriel afin que personne ne décide à l’insu des autres qui lit les signalements.",
  },
};

/** Tells in their language, without names, that somebody came into a department or was taken out. */
export function membersChanged(change: MembersChange, reader: MembersReader, language: string, address: string): Mail {
  const words = wordsIn(texts, language);
  const [subject, text] = words[change][reader];
  return layOut(subject, [text, words.next], { label: words.link, address }, { language, reason: words.reason });
}
