import { type MailLanguage, wordsIn } from "@hz/contract/languages";
import { layOut, type Mail } from "../layout.ts";

export const PEOPLE_CHANGES = ["removed", "deactivated", "activated", "permissions", "factor-removed", "signed-out", "owner"] as const;
export type PeopleChange = (typeof PEOPLE_CHANGES)[number];
/** The person whom it is about, or somebody who answers for the account. */
export const PEOPLE_READERS = ["person", "administrator"] as const;
export type PeopleReader = (typeof PEOPLE_READERS)[number];

/** Subject and sentence, for the person and for administrators. */
type ReaderTexts = Record<PeopleReader, [subject: string, text: string]>;
type Words = Record<PeopleChange, ReaderTexts> & { next: Record<PeopleReader | "closed", string> } & Record<
    "link" | "reason",
    Record<PeopleReader, string>
  >;

const texts: Record<MailLanguage, Words> = {
  Deutsch: {
    removed: {
      person: ["Ihr Zugang wurde gelöscht", "Ihr Zugang zur Hinweiszentrale Ihres Unternehmens wurde gelöscht."],
      administrator: ["Eine Person wurde gelöscht", "In Ihrer Hinweiszentrale wurde der Zugang einer Person gelöscht."],
    },
    deactivated: {
      person: ["Ihr Zugang wurde deaktiviert", "Ihr Zugang zur Hinweiszentrale Ihres Unternehmens wurde deaktiviert."],
      administrator: ["Eine Anmeldung wurde deaktiviert", "In Ihrer Hinweiszentrale wurde die Anmeldung einer Person deaktiviert."],
    },
    activated: {
      person: [
        "Ihr Zugang wurde wieder aktiviert",
        "Ihr Zugang zur Hinweiszentrale Ihres Unternehmens wurde wieder aktiviert. Sie können sich anmelden.",
      ],
      administrator: [
        "Eine Anmeldung wurde wieder aktiviert",
        "In Ihrer Hinweiszentrale wurde die Anmeldung einer Person wieder aktiviert.",
      ],
    },
    permissions: {
      person: ["Ihre Berechtigungen wurden geändert", "Ihre Berechtigungen in der Hinweiszentrale wurden geändert."],
      administrator: ["Berechtigungen wurden geändert", "In Ihrer Hinweiszentrale wurden die Berechtigungen einer Person geändert."],
    },
    "factor-removed": {
      person: ["Ihr zweiter Faktor wurde entfernt", "Ihr zweiter Faktor und Ihre Passkeys wurden entfernt. Bitte richten Sie ihn neu ein."],
      administrator: ["Ein zweiter Faktor wurde entfernt", "In Ihrer Hinweiszentrale wurde der zweite Faktor einer Person entfernt."],
    },
    "signed-out": {
      person: ["Sie wurden überall abgemeldet", "Sie wurden auf allen Geräten von der Hinweiszentrale Ihres Unternehmens abgemeldet."],
      administrator: ["Eine Person wurde überall abgemeldet", "In Ihrer Hinweiszentrale wurde eine Person auf allen Geräten abgemeldet."],
    },
    owner: {
      person: [
        "Die Inhaberschaft wurde übertragen",
        "Die Inhaberschaft des Kontos Ihres Unternehmens wurde übertragen. Sie sind daran beteiligt: als bisherige oder als neue Person.",
      ],
      administrator: [
        "Die Inhaberschaft wurde übertragen",
        "Die Inhaberschaft des Kontos Ihres Unternehmens wurde einer anderen Person übertragen.",
      ],
    },
    next: {
      person: "Wissen Sie davon nichts? Dann sprechen Sie sofort mit der Verwaltung Ihres Unternehmens.",
      closed: "Wissen Sie davon nichts? Dann wenden Sie sich bitte an die Verwaltung Ihres Unternehmens.",
      administrator:
        "War das nicht abgesprochen? Das Prüfprotokoll zeigt, wer es war und um wen es geht. Deaktivieren Sie dann gegebenenfalls die Anmeldung dieser Person.",
    },
    link: { person: "Zu Ihrem Konto", administrator: "Zum Prüfprotokoll" },
    reason: {
      person: "Sie erhalten diese E-Mail, damit Ihnen keine Änderung an Ihrem Zugang entgeht.",
      administrator: "Sie erhalten diese E-Mail, weil Sie die Hinweiszentrale Ihres Unternehmens verwalten.",
    },
  },
  English: {
    removed: {
      person: ["Your access was deleted", "Your access to your company’s Hinweiszentrale was deleted."],
      administrator: ["A person was deleted", "The access of a person to your Hinweiszentrale was deleted."],
    },
    deactivated: {
      person: ["Your access was deactivated", "Your access to your company’s Hinweiszentrale was deactivated."],
      administrator: ["A sign-in was deactivated", "The sign-in of a person to your Hinweiszentrale was deactivated."],
    },
    activated: {
      person: ["Your access was activated again", "Your access to your company’s Hinweiszentrale was activated again. You can sign in."],
      administrator: ["A sign-in was activated again", "The sign-in of a person to your Hinweiszentrale was activated again."],
    },
    permissions: {
      person: ["Your permissions were changed", "Your permissions in Hinweiszentrale were changed."],
      administrator: ["Permissions were changed", "The permissions of a person in your Hinweiszentrale were changed."],
    },
    "factor-removed": {
      person: ["Your second factor was removed", "Your second factor and your passkeys were removed. Please set it up again."],
      administrator: ["A second factor was removed", "The second factor of a person in your Hinweiszentrale was removed."],
    },
    "signed-out": {
      person: ["You were signed out everywhere", "You were signed out of your company’s Hinweiszentrale on all devices."],
      administrator: ["A person was signed out everywhere", "A person was signed out of your Hinweiszentrale on all devices."],
    },
    owner: {
      person: [
        "The ownership was handed over",
        "The ownership of your company’s account was handed over. You are part of it: as the former or as the new owner.",
      ],
      administrator: ["The ownership was handed over", "The ownership of your company’s account was handed over to another person."],
    },
    next: {
      person: "Do you know nothing of this? Then talk to your administrators at once.",
      closed: "Do you know nothing of this? Then please contact your company’s administrators.",
      administrator:
        "Was this not agreed? The audit log shows who did it and whom it is about. Then deactivate that person’s sign-in if necessary.",
    },
    link: { person: "Open your account", administrator: "Open audit log" },
    reason: {
      person: "You are receiving this e-mail so that no change to your access escapes you.",
      administrator: "You are receiving this e-mail because you administer your company’s Hinweiszentrale.",
    },
  },
  Français: {
    removed: {
      person: ["Votre accès a été supprimé", "Votre accès à la Hinweiszentrale de votre entreprise a été supprimé."],
      administrator: ["Une personne a été supprimée", "L’accès d’une personne à votre Hinweiszentrale a été supprimé."],
    },
    deactivated: {
      person: ["Votre accès a été désactivé", "Votre accès à la Hinweiszentrale de votre entreprise a été désactivé."],
      administrator: ["Une connexion a été désactivée", "La connexion d’une personne à votre Hinweiszentrale a été désactivée."],
    },
    activated: {
      person: [
        "Votre accès a été réactivé",
        "Votre accès à la Hinweiszentrale de votre entreprise a été réactivé. Vous pouvez vous connecter.",
      ],
      administrator: ["Une connexion a été réactivée", "La connexion d’une personne à votre Hinweiszentrale a été réactivée."],
    },
    permissions: {
      person: ["Vos autorisations ont été modifiées", "Vos autorisations dans la Hinweiszentrale ont été modifiées."],
      administrator: [
        "Des autorisations ont été modifiées",
        "Les autorisations d’une personne dans votre Hinweiszentrale ont été modifiées.",
      ],
    },
    "factor-removed": {
      person: [
        "Votre second facteur a été supprimé",
        "Votre second facteur et vos clés d’accès ont été supprimés. Veuillez le configurer de nouveau.",
      ],
      administrator: ["Un second facteur a été supprimé", "Le second facteur d’une personne dans votre Hinweiszentrale a été supprimé."],
    },
    "signed-out": {
      person: [
        "Vous avez été déconnecté partout",
        "Vous avez été déconnecté de la Hinweiszentrale de votre entreprise sur tous vos appareils.",
      ],
      administrator: [
        "Une personne a été déconnectée partout",
        "Une personne a été déconnectée de votre Hinweiszentrale sur tous ses appareils.",
      ],
    },
    owner: {
      person: [
        "La propriété du compte a été transférée",
        "La propriété du compte de votre entreprise a été transférée. Vous êtes concerné : comme ancien ou comme nouveau propriétaire.",
      ],
      administrator: [
        "La propriété du compte a été transférée",
        "La propriété du compte de votre entreprise a été transférée à une autre personne.",
      ],
    },
    next: {
      person: "Vous n’êtes pas au courant ? Parlez-en immédiatement à votre administration.",
      closed: "Vous n’êtes pas au courant ? Veuillez vous adresser à l’administration de votre entreprise.",
      administrator:
        "Ce n’était pas convenu ? Le journal d’audit indique qui l’a fait et qui est concerné. Désactivez alors ce compte si nécessaire.",
    },
    link: { person: "Ouvrir votre compte", administrator: "Ouvrir le journal d’audit" },
    reason: {
      person: "Vous recevez ce courriel afin qu’aucune modification de votre accès ne vous échappe.",
      administrator: "Vous recevez ce courriel parce que vous administrez la Hinweiszentrale de votre entreprise.",
    },
  },
};

/** Tells in their language, without names, what became of a person's access; without an address to whoever cannot sign in. */
export function peopleChanged(change: PeopleChange, reader: PeopleReader, language: string, address: string | null): Mail {
  const words = wordsIn(texts, language);
  const [subject, text] = words[change][reader];
  const next = words.next[address === null ? "closed" : reader];
  const link = address === null ? undefined : { label: words.link[reader], address };
  return layOut(subject, [text, next], link, { language, reason: words.reason[reader] });
}
