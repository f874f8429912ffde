import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

export const MEMBERS_CHANGES = ["added", "removed"] as const;
export type MembersChange = (typeof MEMBERS_CHANGES)[number];
/** The person who came or went, or somebody who reads in that department. */
export const MEMBERS_READERS = ["person", "member"] as const;
export type MembersReader = (typeof MEMBERS_READERS)[number];
/** What a reader can do next: who came or went sees it after signing in, of the members only some see the audit log. */
type Next = "person" | "log" | "noLog";

type Words = Record<MembersChange, Record<MembersReader, [subject: string, text: string]>> & {
  next: Record<Next, string>;
} & Record<"link" | "reason", string>;

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    added: {
      person: ["Sie gehören jetzt zu einer weiteren Abteilung", "Sie wurden in der Hinweiszentrale in eine Abteilung aufgenommen."],
      member: [
        "In Ihrer Abteilung ist eine Person hinzugekommen",
        "In einer Abteilung der Hinweiszentrale, der Sie angehören, ist eine Person hinzugekommen: Die Person wurde aufgenommen oder wieder aktiviert, oder sie hat jetzt die Berechtigung „Meldungen“. Prüfen Sie, ob sie die Meldungen der Abteilung lesen soll. Steht ihre Freigabe noch aus, prüfen Sie das zuerst; wer mit Einladungscode kam oder schon freigegeben ist, liest sie bereits.",
      ],
    },
    removed: {
      person: [
        "Sie gehören nicht mehr zu einer Abteilung",
        "Sie wurden in der Hinweiszentrale aus einer Abteilung herausgenommen, oder die Abteilung wurde gelöscht und steht nirgends mehr. Deren Meldungen lesen Sie nicht mehr.",
      ],
      member: [
        "In Ihrer Abteilung ist eine Person ausgeschieden",
        "In einer Abteilung der Hinweiszentrale, der Sie angehören, ist eine Person ausgeschieden: Die Person wurde herausgenommen, deaktiviert oder gelöscht, oder sie hat die Berechtigung „Meldungen“ nicht mehr.",
      ],
    },
    next: {
      person:
        "Nach der Anmeldung sehen Sie, um welche Abteilung es geht. War das nicht abgesprochen? Dann sprechen Sie mit Ihren Kolleginnen und Kollegen und mit der Verwaltung Ihres Unternehmens.",
      log: "War das nicht abgesprochen? Dann sprechen Sie mit Ihren Kolleginnen und Kollegen und mit der Verwaltung Ihres Unternehmens. Das Prüfprotokoll zeigt, um wen es geht und wer es war.",
      noLog:
        "War das nicht abgesprochen? Dann sprechen Sie mit Ihren Kolleginnen und Kollegen und mit der Verwaltung Ihres Unternehmens. Um wen es geht und wer es war, steht im Prüfprotokoll; das öffnet, wer die Berechtigung „Sicherheitseinstellungen“ hat.",
    },
    link: "Zur Hinweiszentrale",
    reason: "Sie erhalten diese E-Mail, damit niemand unbemerkt entscheidet, wer Meldungen liest.",
  },
  English: {
    added: {
      person: ["You now belong to another department", "You were taken into a department in Hinweiszentrale."],
      member: [
        "There is one more person in your department",
        "In a department of Hinweiszentrale to which you belong there is one more person: they were taken in or activated again, or they now have the permission “Meldungen”. Check whether they are to read the department’s reports. If their release is pending, check this first; whoever came with an invitation code or was released already reads them.",
      ],
    },
    removed: {
      person: [
        "You no longer belong to a department",
        "You were taken out of a department in Hinweiszentrale, or the department was deleted and is listed nowhere any more. You no longer read its reports.",
      ],
      member: [
        "There is one person less in your department",
        "In a department of Hinweiszentrale to which you belong there is one person less: they were taken out, deactivated or deleted, or they no longer have the permission “Meldungen”.",
      ],
    },
    next: {
      person:
        "After signing in you see which department it is. Was this not agreed? Then talk to your colleagues and to your company’s administrators.",
      log: "Was this not agreed? Then talk to your colleagues and to your company’s administrators. The audit log shows whom it is about and who did it.",
      noLog:
        "Was this not agreed? Then talk to your colleagues and to your company’s administrators. Whom it is about and who did it stands in the audit log, which is open to whoever has the permission “Sicherheitseinstellungen”.",
    },
    link: "Open Hinweiszentrale",
    reason: "You are receiving this e-mail so that nobody decides unnoticed who reads reports.",
  },
  Français: {
    added: {
      person: ["Vous appartenez à un service de plus", "Vous avez été ajouté à un service dans la Hinweiszentrale."],
      member: [
        "Votre service compte une personne de plus",
        "Un service de la Hinweiszentrale dont vous faites partie compte une personne de plus : elle y a été ajoutée ou son compte a été réactivé, ou elle dispose désormais de l’autorisation « Meldungen ». Vérifiez si elle doit lire les signalements du service. Si son accès reste à débloquer, vérifiez-le d’abord ; une personne arrivée avec un code d’invitation ou déjà autorisée les lit dès maintenant.",
      ],
    },
    removed: {
      person: [
        "Vous n’appartenez plus à un service",
        "Vous avez été retiré d’un service dans la Hinweiszentrale, ou ce service a été supprimé et n’apparaît plus. Vous ne lisez plus ses signalements.",
      ],
      member: [
        "Votre service compte une personne de moins",
        "Un service de la Hinweiszentrale dont vous faites partie compte une personne de moins : elle en a été retirée, son compte a été désactivé ou supprimé, ou elle ne dispose plus de l’autorisation « Meldungen ».",
      ],
    },
    next: {
      person:
        "Après connexion, vous verrez de quel service il s’agit. Ce n’était pas convenu ? Parlez-en à vos collègues et à l’administration de votre entreprise.",
      log: "Ce n’était pas convenu ? Parlez-en à vos collègues et à l’administration de votre entreprise. Le journal d’audit indique qui est concerné et qui l’a fait.",
      noLog:
        "Ce n’était pas convenu ? Parlez-en à vos collègues et à l’administration de votre entreprise. Le journal d’audit indique qui est concerné et qui l’a fait ; il est ouvert aux personnes disposant de l’autorisation « Sicherheitseinstellungen ».",
    },
    link: "Ouvrir la Hinweiszentrale",
    reason: "Vous recevez ce courriel afin que personne ne décide à l’insu des autres qui lit les signalements.",
  },
};

/**
 * Tells in their language, without names, that somebody came into a department or began to read there, or the contrary;
 * `seesLog` is whether the reader may open the audit log.
 */
export function membersChanged(change: MembersChange, reader: MembersReader, language: string, address: string, seesLog: boolean): Mail {
  const words = wordsIn(texts, language);
  const [subject, text] = words[change][reader];
  const next: Next = reader === "person" ? "person" : seesLog ? "log" : "noLog";
  return layOut(subject, [text, words.next[next]], { label: words.link, address }, { language, reason: words.reason });
}
