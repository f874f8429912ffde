import { paths } from "@hz/contract/paths";
import type { CurrentUser } from "@hz/contract/people/users";
import {
  Archive,
  ArchiveX,
  ChartColumn,
  CreditCard,
  FileText,
  Handshake,
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
import { t } from "../shared/texts/texts.ts";
import { mayOpen, SCREEN_NEEDS, type ScreenName } from "../shared/screens/screen-needs.ts";

/** A screen that can be gone to by name. */
export type Screen = {
  name: ScreenName | "recovery";
  to: string;
  label: string;
  icon: LucideIcon;
  /** The key that leads there after `g`. */
  key?: string;
  inSidebar?: true;
};

type Named = { label: string; icon: LucideIcon; key?: string; inSidebar?: true };

/** What can be gone to by name, in the order of sidebar and palette; to whom it is open stands in screen-needs.ts. */
const NAMED: readonly [ScreenName, Named][] = [
  ["dashboard", { label: t("dashboard"), icon: LayoutDashboard, key: "d", inSidebar: true }],
  ["reports", { label: t("reports"), icon: FileText, key: "m", inSidebar: true }],
  ["retention", { label: t("retention"), icon: ArchiveX, key: "u", inSidebar: true }],
  ["entry", { label: t("entryTitle"), icon: PhoneIncoming }],
  ["evaluations", { label: t("evaluations"), icon: ChartColumn, key: "w", inSidebar: true }],
  ["readiness", { label: t("readiness"), icon: ShieldCheck, key: "r", inSidebar: true }],
  ["users", { label: t("users"), icon: Users, key: "b", inSidebar: true }],
  ["departments", { label: t("departments"), icon: Network, key: "a", inSidebar: true }],
  ["categories", { label: t("categories"), icon: Tags, key: "k", inSidebar: true }],
  ["channels", { label: t("channels"), icon: Megaphone, key: "l", inSidebar: true }],
  ["audit", { label: t("audit"), icon: ScrollText, key: "p", inSidebar: true }],
  ["keyLog", { label: t("keyLog"), icon: KeyRound }],
  ["settings", { label: t("settings"), icon: Settings, key: "e" }],
  ["templates", { label: t("templates"), icon: TextQuote, key: "v" }],
  ["processing", { label: t("processing"), icon: Handshake }],
  ["billing", { label: t("billing"), icon: CreditCard }],
  ["emergency", { label: t("emergencyTitle"), icon: LockKeyhole }],
  ["archive", { label: t("archiveCard"), icon: Archive }],
  ["account", { label: t("account"), icon: UserRound, key: "o" }],
  ["support", { label: t("support"), icon: LifeBuoy, key: "s" }],
];

/** Everybody's, and outside of the shell. */
const RECOVERY: Screen = { name: "recovery", to: paths.recoveryCode, label: t("recoveryScreen"), icon: KeyRound };

/** The screens that somebody may open. */
export const screensFor = (user: Pick<CurrentUser, "permissions" | "isAccountOwner">): Screen[] => [
  ...NAMED.filter(([name]) => mayOpen(user, name)).map(([name, named]) => ({ name, to: SCREEN_NEEDS[name].path, ...named })),
  RECOVERY,
];
