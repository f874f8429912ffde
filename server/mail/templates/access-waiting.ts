import { layOut, type Mail } from "../layout.ts";

const texts = {
  Deutsch: {
    subject: "Eine Person wartet auf Freigabe",
    text: "In Ihrer Hinweiszentrale wartet eine Person darauf, dass ihr jemand Schlüssel freigibt. Bitte vergleichen Sie mit ihr den Fingerabdruck und geben Sie sie dann frei.",
    link: "Zu den Benutzern",
  },
  English: {
    subject: "Somebody is waiting for access",
    text: "Somebody in your Hinweiszentrale is waiting to be given keys. Please compare the fingerprint with this person and then grant access.",
    link: "Open the users page",
  },
  Français: {
    subject: "Une personne attend son accès",
    text: "Une personne de votre Hinweiszentrale attend que quelqu’un lui accorde des clés. Veuillez comparer l’empreinte avec elle, puis lui donner accès.",
    link: "Voir les utilisateurs",
  },
} as const;

/** Tells a colleague who can grant access that somebody waits for it; never who. */
export function accessWaiting(language: string, address: string): Mail {
  const words = texts[language as keyof typeof texts] ?? texts.Deutsch;
  return layOut(words.subject, [words.text], { label: words.link, address });
}
