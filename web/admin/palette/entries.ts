import type { CurrentUser } from "@hz/contract/users";
import { GraduationCap, Keyboard, LogOut, type LucideIcon } from "lucide-react";
import { chooseTheme, type Theme } from "../../ui/theme.ts";
import { openOverlay } from "../shell/open-overlay.ts";
import { screensFor } from "../shell/screens.ts";
import { signOutHere } from "../shell/sign-out-here.ts";
import { THEMES } from "../shell/theme-switch.tsx";
import { t } from "../texts.ts";

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

const OTHER_NAMES: Record<string, string> = {
  dashboard: t("paletteNamesDashboard"),
  reports: t("paletteNamesReports"),
  entry: t("paletteNamesEntry"),
  users: t("paletteNamesUsers"),
  channels: t("paletteNamesChannels"),
  audit: t("paletteNamesAudit"),
  settings: t("paletteNamesSettings"),
  templates: t("paletteNamesTemplates"),
  account: t("paletteNamesAccount"),
  support: t("paletteNamesSupport"),
};

/** Takes somebody and how to go somewhere and gives the screens that are open to them. */
export const screenEntries = (user: CurrentUser, go: Go): Entry[] =>
  screensFor(user).map(({ name, label, icon, to, key }) => ({
    id: `screen-${name}`,
    label,
    icon,
    otherNames: OTHER_NAMES[name] ?? "",
    ...(key && { keys: ["g", key] }),
    run: () => go(to),
  }));

/** Takes the colour scheme that is shown and gives what can be done from anywhere. */
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
