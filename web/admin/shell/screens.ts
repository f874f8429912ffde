import { paths } from "@hz/contract/paths";
import { mayDo, type Permission } from "@hz/contract/permissions";
import {
  Archive,
  ArchiveX,
  ChartColumn,
  CreditCard,
  FileText,
  KeyRound,
  LayoutDashboard,
  LifeBuoy,
  LockKeyhole,
  type LucideIcon,
  Megaphone,
  Network,
  PhoneIncoming,
  ScrollText,
  Settings,
  ShieldCheck,
  Tags,
  TextQuote,
  UserRound,
  Users,
} from "lucide-react";
import { t } from "../texts.ts";

/** A screen that can be gone to by name. */
export type Screen = {
  name: string;
  to: string;
  label: string;
  icon: LucideIcon;
  /** Whose screen it is; without it everybody's. */
  permission?: Permission | readonly Permission[];
  /** The key that leads there after `g`. */
  key?: string;
  inSidebar?: true;
};

const SETTERS = ["Einstellungen", "Sicherheitseinstellungen"] as const;
const KEEPERS = ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"] as const;
const WRITERS = ["Meldungen", "Einstellungen"] as const;
const PEOPLE = "Benutzer und Abteilungen";

const SCREENS: readonly Screen[] = [
  { name: "dashboard", to: paths.dashboard, label: t("dashboard"), icon: LayoutDashboard, key: "d", inSidebar: true },
  { name: "reports", to: paths.reports, label: t("reports"), icon: FileText, permission: "Meldungen", key: "m", inSidebar: true },
  { name: "retention", to: paths.retention, label: t("retention"), icon: ArchiveX, permission: "Meldungen", key: "u", inSidebar: true },
  { name: "entry", to: paths.newEntry, label: t("entryTitle"), icon: PhoneIncoming, permission: "Meldungen" },
  {
    name: "evaluations",
    to: paths.evaluations,
    label: t("evaluations"),
    icon: ChartColumn,
    permission: "Statistiken",
    key: "w",
    inSidebar: true,
  },
  {
    name: "readiness",
    to: paths.readiness,
    label: t("readiness"),
    icon: ShieldCheck,
    permission: WRITERS,
    key: "r",
    inSidebar: true,
  },
  { name: "users", to: paths.users, label: t("users"), icon: Users, permission: PEOPLE, key: "b", inSidebar: true },
  { name: "departments", to: paths.departments, label: t("departments"), icon: Network, permission: PEOPLE, key: "a", inSidebar: true },
  { name: "categories", to: paths.categories, label: t("categories"), icon: Tags, permission: KEEPERS, key: "k", inSidebar: true },
  { name: "channels", to: paths.channels, label: t("channels"), icon: Megaphone, permission: KEEPERS, key: "l", inSidebar: true },
  {
    name: "audit",
    to: paths.audit,
    label: t("audit"),
    icon: ScrollText,
    permission: "Sicherheitseinstellungen",
    key: "p",
    inSidebar: true,
  },
  { name: "settings", to: paths.settings, label: t("settings"), icon: Settings, permission: SETTERS, key: "e" },
  { name: "templates", to: paths.templates, label: t("templates"), icon: TextQuote, permission: WRITERS, key: "v" },
  { name: "billing", to: paths.billing, label: t("billing"), icon: CreditCard, permission: "Einstellungen" },
  { name: "emergency", to: paths.emergencyKey, label: t("emergencyTitle"), icon: LockKeyhole, permission: "Sicherheitseinstellungen" },
  { name: "archive", to: paths.archive, label: t("archiveCard"), icon: Archive, permission: "Einstellungen" },
  { name: "account", to: paths.account, label: t("account"), icon: UserRound, key: "o" },
  { name: "recovery", to: paths.recoveryCode, label: t("recoveryScreen"), icon: KeyRound },
  { name: "support", to: paths.support, label: t("support"), icon: LifeBuoy, key: "s" },
];

/** Takes permissions and gives the screens they open. */
export const screensFor = (permissions: readonly Permission[]): Screen[] =>
  SCREENS.filter(({ permission }) => mayDo(permissions, permission));
