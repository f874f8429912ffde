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
};

const KEEPERS = ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"] as const;
const PEOPLE = "Benutzer und Abteilungen";

/**
 * Every screen behind the sign-in with what it needs. Sidebar, palette, keys, links and the page for whoever may not open it
 * read this and nothing else.
 */
export const SCREEN_NEEDS = {
  dashboard: { path: paths.dashboard },
  app: { path: paths.app },
  reports: { path: paths.reports, permission: "Meldungen" },
  retention: { path: paths.retention, permission: "Meldungen" },
  entry: { path: paths.newEntry, permission: "Meldungen" },
  report: { path: paths.report(":id"), permission: "Meldungen" },
  categories: { path: paths.categories, permission: KEEPERS },
  channels: { path: paths.channels, permission: KEEPERS },
  templates: { path: paths.templates, permission: ["Meldungen", "Einstellungen"] },
  emergency: { path: paths.emergencyKey, permission: "Sicherheitseinstellungen" },
  archive: { path: paths.archive, permission: "Einstellungen", alsoNeeds: ["Meldungen", PEOPLE, "Sicherheitseinstellungen"] },
  departments: { path: paths.departments, permission: PEOPLE },
  settings: { path: paths.settings, permission: ["Einstellungen", "Sicherheitseinstellungen"] },
  billing: { path: paths.billing, permission: "Einstellungen", orOwner: true },
  readiness: { path: paths.readiness, permission: ["Meldungen", "Einstellungen"] },
  evaluations: { path: paths.evaluations, permission: "Statistiken" },
  audit: { path: paths.audit, permission: "Sicherheitseinstellungen" },
  account: { path: paths.account },
  users: { path: paths.users, permission: PEOPLE },
  user: { path: paths.user(":id"), permission: PEOPLE },
  support: { path: paths.support },
  article: { path: paths.handbook(":slug") },
} as const satisfies Record<string, Needs>;
export type ScreenName = keyof typeof SCREEN_NEEDS;

type Somebody = { permissions: readonly Permission[]; isAccountOwner: boolean };

/** Takes somebody and a screen and tells whether they may open it. */
export function mayOpen({ permissions, isAccountOwner }: Somebody, name: ScreenName): boolean {
  const { permission, alsoNeeds = [], orOwner }: Needs = SCREEN_NEEDS[name];
  return (orOwner === true && isAccountOwner) || (mayDo(permissions, permission) && alsoNeeds.every((one) => permissions.includes(one)));
}
