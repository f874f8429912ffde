import { wordsIn } from "../languages.ts";
import { layOut, type Mail } from "../layout.ts";

export const PEOPLE_CHANGES = ["removed", "deactivated", "permissions", "factor-removed", "owner"] as const;
export type PeopleChange = (typeof PEOPLE_CHANGES)[number];
/** The person whom it is about, or somebody who answers for the account. */
export const PEOPLE_READERS = ["person", "administrator"] as const;
export type PeopleReader = (typeof PEOPLE_READERS)[number];

type Text = { subject: string; text: string };
type Words = Record<PeopleChange, Record<PeopleReader, Text>> & { next: Record<PeopleReader | "closed", string> } & {
  link: Record<PeopleReader, string>;
  reason: Record<PeopleReader, string>;
};

const texts: Record<"Deutsch" | "English" | "Français", Words> = {
  Deutsch: {
    removed: {
      person: { subject: "Ihr Zugang wurde gelöscht", text: "Ihr Zugang zur Hinweiszentrale Ihres Unternehmens wurde gelöscht." },
      administrator: { subject: "Eine Person wurde gelöscht", text: "In Ihrer Hinweiszentrale wurde der Zugang einer Person gelöscht." },
    },
    deactivated: {
      person: { subject: "Ihr Zugang wurde deaktiviert", text: "Ihr Zugang zur Hinweiszentrale Ihres Unternehmens wurde deaktiviert." },
      administrator: {
        subject: "Eine Anmeldung wurde deaktiviert",
        text: "In Ihrer Hinweiszentrale wurde die Anmeldung einer Person deaktiviert.",
      },
    },
    permissions: {
      person: { subject: "Ihre Berechtigungen wurden geändert", text: "Ihre Berechtigungen in der Hinweiszentrale wurden geändert." },
      administrator: {
        subject: "Berechtigungen wurden geändert",
        text: "In Ihrer Hinweiszentrale wurden die Berechtigungen einer Person geändert.",
      },
    },
    "factor-removed": {
      person: {
        subject: "Ihr zweiter Faktor wurde entfernt",
        text: "Ihr zweiter Faktor und Ihre Passkeys wurden entfernt. Bitte richten Sie ihn neu ein.",
      },
      administrator: {
        subject: "Ein zweiter Faktor wurde entfernt",
        text: "In Ihrer Hinweiszentrale wurde der zweite Faktor einer Person entfernt.",
      },
    },
    owner: {
      person: {
        subject: "Die Inhaberschaft wurde übertragen",
        text: "Die Inhaberschaft des Kontos Ihres Unternehmens wurde übertragen. Sie sind daran beteiligt: als bisherige oder als neue Person.",
      },
      administrator: {
        subject: "Die Inhaberschaft wurde übertragen",
        text: "Die Inhaberschaft des Kontos Ihres Unternehmens wurde einer anderen Person übertragen.",
      },
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
      person: { subject: "Your access was deleted", text: "Your access to your company’s Hinweiszentrale was deleted." },
      administrator: { subject: "A person was deleted", text: "The access of a person to your Hinweiszentrale was deleted." },
    },
    deactivated: {
      person: { subject: "Your access was deactivated", text: "Your access to your company’s Hinweiszentrale was deactivated." },
      administrator: { subject: "A sign-in was deactivated", text: "The sign-in of a person to your Hinweiszentrale was deactivated." },
    },
    permissions: {
      person: { subject: "Your permissions were changed", text: "Your permissions in Hinweiszentrale were changed." },
      administrator: { subject: "Permissions were changed", text: "The permissions of a person in your Hinweiszentrale were changed." },
    },
    "factor-removed": {
      person: {
        subject: "Your second factor was removed",
        text: "Your second factor and your passkeys were removed. Please set it up again.",
      },
      administrator: {
        subject: "A second factor was removed",
        text: "The second factor of a person in your Hinweiszentrale was removed.",
      },
    },
    owner: {
      person: {
        subject: "The ownership was handed over",
        text: "The ownership of your company’s account was handed over. You are part of it: as the former or as the new owner.",
      },
      administrator: {
        subject: "The ownership was handed over",
        text: "The ownership of your company’s account was handed over to another person.",
      },
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
      person: { subject: "Votre accès a été supprimé", text: "Votre accès à la Hinweiszentrale de votre entreprise a été supprimé." },
      administrator: { subject: "Une personne a été supprimée", text: "L’accès d’une personne à votre Hinweiszentrale a été supprimé." },
    },
    deactivated: {
      person: { subject: "Votre accès a été désactivé", text: "Votre accès à la Hinweiszentrale de votre entreprise a été désactivé." },
      administrator: {
        subject: "Une connexion a été désactivée",
        text: "La connexion d’une personne à votre Hinweiszentrale a été désactivée.",
      },
    },
    permissions: {
      person: { subject: "Vos autorisations ont été modifiées", text: "Vos autorisations dans la Hinweiszentrale ont été modifiées." },
      administrator: {
        subject: "Des autorisations ont été modifiées",
        text: "Les autorisations d’une personne dans votre Hinweiszentrale ont été modifiées.",
      },
    },
    "factor-removed": {
      person: {
        subject: "Votre second facteur a été supprimé",
        text: "Votre second facteur et vos clés d’accès ont été supprimés. Veuillez le configurer de nouveau.",
      },
      administrator: {
        subject: "Un second facteur a été supprimé",
        text: "Le second facteur d’une personne dans votre Hinweiszentrale a été supprimé.",
      },
    },
    owner: {
      person: {
        subject: "La propriété du compte a été transférée",
        text: "La propriété du compte de votre entreprise a été transférée. Vous êtes concerné : comme ancien ou comme nouveau propriétaire.",
      },
      administrator: {
        subject: "La propriété du compte a été transférée",
        text: "La propriété du compte de votre entreprise a été transférée à une autre personne.",
      },
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
  const { subject, text } = words[change][reader];
  const next = words.next[address === null ? "closed" : reader];
  const link = address === null ? undefined : { label: words.link[reader], address };
  return layOut(subject, [text, next], link, { language, reason: words.reason[reader] });
}
