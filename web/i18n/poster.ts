import type { PortalLanguage } from "@hz/contract/languages";

/** What a printed poster says, in the languages of the portal. */
export type PosterTexts = typeof de;

const de = {
  language: "de-DE",
  title: "Missstände melden –",
  subtitle: "vertraulich oder anonym",
  lead: "Sie haben etwas beobachtet, das nicht in Ordnung ist? Melden Sie es unserer internen Meldestelle. Sie brauchen dafür kein Konto.",
  steps: [
    { name: "Seite öffnen", text: "QR-Code mit dem Handy scannen oder die Adresse eingeben." },
    { name: "Vorfall schildern", text: "Auf Wunsch ohne Ihren Namen. Dateien können Sie beifügen." },
    { name: "Passwort aufbewahren", text: "Damit lesen Sie unsere Antwort und schreiben uns weiter." },
  ],
  qr: "QR-Code mit der Adresse der Meldestelle",
  address: "Adresse zum Eintippen",
  sealed: "Ihre Meldung wird auf Ihrem Gerät verschlüsselt. Nur die Meldestelle kann sie lesen.",
  device: "Nutzen Sie am besten ein eigenes Gerät und nicht das Netz der Firma.",
  fingerprint: "Fingerabdruck des Schlüssels",
  fingerprintMeans: "Dieselben Zeichen zeigt das Portal, bevor Sie etwas senden. Sind es andere, senden Sie nichts.",
  documentTitle: "{company}: Missstände melden",
};

const en: PosterTexts = {
  language: "en-GB",
  title: "Report wrongdoing –",
  subtitle: "confidentially or anonymously",
  lead: "Have you noticed something that is not right? Report it to our internal reporting office. You do not need an account.",
  steps: [
    { name: "Open the page", text: "Scan the QR code with your phone or type the address." },
    { name: "Describe what happened", text: "Without your name if you like. You can add files." },
    { name: "Keep the password", text: "With it you read our answer and keep writing to us." },
  ],
  qr: "QR code with the address of the reporting office",
  address: "Address to type",
  sealed: "Your report is encrypted on your device. Only the reporting office can read it.",
  device: "Preferably use a device of your own and another network than the company’s.",
  fingerprint: "Fingerprint of the key",
  fingerprintMeans: "The portal shows the same characters before you send anything. If they differ, do not send anything.",
  documentTitle: "{company}: Report wrongdoing",
};

export const posterTexts: Record<PortalLanguage, PosterTexts> = { de, en };
