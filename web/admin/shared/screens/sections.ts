import type { CurrentUser } from "@hz/contract/people/users";
import { t } from "../texts/texts.ts";
import { SCREEN_NEEDS } from "./screen-needs.ts";

/** A part of a long page that can be gone to: its place in the address, its title, and what else people call it. */
export type Section = { page: "account" | "settings"; id: string; label: string; otherNames: string };

type Whose = Pick<CurrentUser, "permissions">;
const of = (page: Section["page"]) => (id: string, label: string, otherNames: string) => ({ page, id, label, otherNames });
const account = of("account");
const settings = of("settings");

const ACCOUNT = [
  account("profil", t("accountProfile"), t("sectionNamesProfile")),
  account("e-mail", t("changeEmailTitle"), t("sectionNamesEmail")),
  account("passwort", t("passwordTitle"), t("sectionNamesPassword")),
  account("zweiter-faktor", t("factorTitle"), t("sectionNamesFactor")),
  account("passkeys", t("passkeysTitle"), t("sectionNamesPasskeys")),
  account("sitzungen", t("sessionsTitle"), t("sectionNamesSessions")),
  account("wiederherstellungscode", t("recoveryCardTitle"), t("sectionNamesRecovery")),
  account("schluessel", t("keysTitle"), t("sectionNamesKeys")),
];
const OF_HANDLERS = [
  account("erinnerungen", t("reminderMailsTitle"), t("sectionNamesReminders")),
  account("kalender", t("calendarTitle"), t("sectionNamesCalendar")),
];

/** The sections of /konto that are somebody's, in their order. */
export const accountSections = ({ permissions }: Whose): Section[] => [
  ...ACCOUNT,
  ...(permissions.includes("Meldungen") ? OF_HANDLERS : []),
];

/** The sections of /einstellungen that are somebody's, in their order. */
export function settingsSections({ permissions }: Whose, isWaiting = false): Section[] {
  const mayCompany = permissions.includes("Einstellungen");
  const maySecurity = permissions.includes("Sicherheitseinstellungen") && !isWaiting;
  return [
    mayCompany && settings("firmendaten", t("company"), t("sectionNamesCompany")),
    mayCompany && !isWaiting && settings("vorlagen", t("templates"), ""),
    mayCompany && !isWaiting && settings("auftragsverarbeitung", t("processing"), t("paletteNamesProcessing")),
    maySecurity && settings("sicherheit", t("security"), t("sectionNamesSecurity")),
    maySecurity && settings("notfallschluessel", t("emergencyTitle"), t("sectionNamesEmergency")),
    mayCompany && !isWaiting && settings("schluesselverzeichnis", t("keyLog"), t("paletteNamesKeyLog")),
    (mayCompany || maySecurity) && settings("eigener-code", t("recoveryCardTitle"), t("sectionNamesRecovery")),
    !isWaiting &&
      SCREEN_NEEDS.archive.alsoNeeds.every((one) => permissions.includes(one)) &&
      mayCompany &&
      settings("gesamtarchiv", t("archiveCard"), t("sectionNamesArchive")),
  ].filter((one) => one !== false);
}
