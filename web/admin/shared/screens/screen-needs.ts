import { paths } from "@hz/contract/paths";
import { mayDo, type Permission } from "@hz/contract/permissions";

/** What a screen asks of whoever opens it, in the words of a route of the contract; without any it is everybody's. */
export type Needs = {
  path: string;
  /** This permission, or one of these. */
  permission?: Permission | readonly Permission[];
  /** And each of these besides. */
  alsoNeeds?: readonly Permission[];
  /** Whether the account's owner may open it without. */
  orOwner?: true;
  /** Whether it is open before a colleague has released one's access, or to whom of those it is open to: no key depends on it. */
  whileWaiting?: true | Permission;
  /** Whether it says nothing to somebody who is released and holds no key yet. */
  needsKeys?: true;
};

const KEEPERS = ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"] as const;
const PEOPLE = "Benutzer und Abteilungen";

/**
 * Every screen behind the sign-in with what it needs. Sidebar, palette, keys, links and the page for whoever may not open it
 * read this and nothing else.
 */
export const SCREEN_NEEDS = {
  dashboard: { path: paths.dashboard, needsKeys: true },
  app: { path: paths.app, needsKeys: true },
  reports: { path: paths.reports, permission: "Meldungen", needsKeys: true },
  retention: { path: paths.retention, permission: "Meldungen" },
  entry: { path: paths.newEntry, permission: "Meldungen", needsKeys: true },
  report: { path: paths.report(":id"), permission: "Meldungen", needsKeys: true },
  categories: { path: paths.categories, permission: KEEPERS, whileWaiting: true },
  channels: { path: paths.channels, permission: KEEPERS },
  templates: { path: paths.templates, permission: ["Meldungen", "Einstellungen"] },
  emergency: { path: paths.emergencyKey, permission: "Sicherheitseinstellungen" },
  archive: { path: paths.archive, permission: "Einstellungen", alsoNeeds: ["Meldungen", PEOPLE, "Sicherheitseinstellungen"] },
  departments: { path: paths.departments, permission: PEOPLE },
  settings: { path: paths.settings, permission: ["Einstellungen", "Sicherheitseinstellungen"], whileWaiting: "Einstellungen" },
  billing: { path: paths.billing, permission: "Einstellungen", orOwner: true, whileWaiting: true },
  readiness: { path: paths.readiness, permission: ["Meldungen", "Einstellungen"] },
  processing: { path: paths.processing, permission: "Einstellungen" },
  evaluations: { path: paths.evaluations, permission: "Statistiken", whileWaiting: true },
  audit: { path: paths.audit, permission: "Sicherheitseinstellungen" },
  keyLog: { path: paths.keyLog, permission: [PEOPLE, "Einstellungen"] },
  account: { path: paths.account, whileWaiting: true },
  users: { path: paths.users, permission: PEOPLE },
  user: { path: paths.user(":id"), permission: PEOPLE },
  support: { path: paths.support, whileWaiting: true },
  article: { path: paths.handbook(":slug"), whileWaiting: true },
} as const satisfies Record<string, Needs>;
export type ScreenName = keyof typeof SCREEN_NEEDS;

type Somebody = { permissions: readonly Permission[]; isAccountOwner: boolean };

/** Whether somebody may open a screen. */
export function mayOpen({ permissions, isAccountOwner }: Somebody, name: ScreenName): boolean {
  const { permission, alsoNeeds = [], orOwner }: Needs = SCREEN_NEEDS[name];
  return (orOwner === true && isAccountOwner) || (mayDo(permissions, permission) && alsoNeeds.every((one) => permissions.includes(one)));
}

/** The same for somebody whose access nobody has released yet. */
export function mayOpenWaiting(user: Somebody, name: ScreenName): boolean {
  const { whileWaiting }: Needs = SCREEN_NEEDS[name];
  return mayOpen(user, name) && (whileWaiting === true || (whileWaiting !== undefined && mayDo(user.permissions, whileWaiting)));
}
