import type { CurrentUser } from "@hz/contract/people/users";
import { paths } from "@hz/contract/paths";
import type { ManagedUser } from "@hz/contract/people/people";
import { BookOpen, GraduationCap, Keyboard, LogOut, type LucideIcon, Settings, UserRound } from "lucide-react";
import { chooseTheme, type Theme } from "../../../ui/theme.ts";
import type { Found } from "../../handbook/index.ts";
import { accountSections, settingsSections } from "../../shared/screens/sections.ts";
import { openOverlay } from "../../shared/overlay/overlay.ts";
import { mayOpen, SCREEN_NEEDS } from "../../shared/screens/screen-needs.ts";
import { type Screen, screensFor } from "../screens.ts";
import { signOutHere } from "../sign-out-here.ts";
import { THEMES } from "../header/theme-switch.tsx";
import { t } from "../../shared/texts/texts.ts";

/** One line of the palette. */
export type Entry = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** What else people call it. */
  otherNames?: string;
  /** A second, quieter line. */
  detail?: string;
  /** The keys that do the same. */
  keys?: readonly string[];
  run: () => void;
};

type Go = (to: string) => void;
/** More of them would hide what is found besides. */
const ARTICLES = 5;
/** The same of people. */
export const PEOPLE = 8;

const OTHER_NAMES: Partial<Record<Screen["name"], string>> = {
  dashboard: t("paletteNamesDashboard"),
  reports: t("paletteNamesReports"),
  entry: t("paletteNamesEntry"),
  users: t("paletteNamesUsers"),
  channels: t("paletteNamesChannels"),
  audit: t("paletteNamesAudit"),
  keyLog: t("paletteNamesKeyLog"),
  settings: t("paletteNamesSettings"),
  templates: t("paletteNamesTemplates"),
  processing: t("paletteNamesProcessing"),
  account: t("paletteNamesAccount"),
  support: t("paletteNamesSupport"),
};

/** The screens that are open to somebody. */
export const screenEntries = (user: CurrentUser, go: Go): Entry[] =>
  screensFor(user).map(({ name, label, icon, to, key }) => ({
    id: `screen-${name}`,
    label,
    icon,
    otherNames: OTHER_NAMES[name] ?? "",
    ...(key && { keys: ["g", key] }),
    run: () => go(to),
  }));

/** The sections of somebody's account and of the settings. */
export const sectionEntries = (user: CurrentUser, go: Go): Entry[] =>
  [...accountSections(user), ...(mayOpen(user, "settings") ? settingsSections(user) : [])].map(({ page, id, label, otherNames }) => ({
    id: `section-${id}`,
    label,
    icon: page === "account" ? UserRound : Settings,
    otherNames: `${otherNames} ${t(page === "account" ? "account" : "settings")}`,
    detail: t(page === "account" ? "account" : "settings"),
    run: () => go(`${SCREEN_NEEDS[page].path}#${id}`),
  }));

export const personEntries = (people: readonly ManagedUser[], go: Go): Entry[] =>
  people.map(({ id, fullName, email, role }) => ({
    id: `person-${id}`,
    label: fullName,
    icon: UserRound,
    otherNames: email,
    detail: `${role} · ${email}`,
    run: () => go(paths.user(id)),
  }));

/** The best of the articles found. */
export const articleEntries = (found: readonly Found[], go: Go): Entry[] =>
  found.slice(0, ARTICLES).map(({ article, group }) => ({
    id: `article-${article.slug}`,
    label: article.title,
    icon: BookOpen,
    detail: group,
    run: () => go(paths.handbook(article.slug)),
  }));

/** What can be done from anywhere; `shown` is the present colour scheme. */
export const actionEntries = (shown: Theme): Entry[] => [
  ...THEMES.filter(({ theme }) => theme !== shown).map(({ theme, icon, label }) => ({
    id: `theme-${theme}`,
    label: t("paletteTheme", { name: label }),
    icon,
    otherNames: t("paletteNamesTheme"),
    run: () => chooseTheme(theme),
  })),
  {
    id: "tutorial",
    label: t("tutorialStart"),
    icon: GraduationCap,
    otherNames: t("paletteNamesTutorial"),
    run: () => void openOverlay("tutorial"),
  },
  { id: "shortcuts", label: t("shortcutsShow"), icon: Keyboard, keys: ["?"], run: () => void openOverlay("shortcuts") },
  {
    id: "sign-out",
    label: t("signOut"),
    icon: LogOut,
    otherNames: t("paletteNamesSignOut"),
    run: signOutHere,
  },
];
