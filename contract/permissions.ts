/** The five permissions, as the specification names them on the wire and on screen (section 6, decisions.md). */
export const PERMISSIONS = ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen", "Sicherheitseinstellungen"] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** Roles are named presets of permissions; what counts on the server is the list of permissions alone. */
export const ROLES = {
  Admin: PERMISSIONS,
  Fallbearbeitung: ["Meldungen"],
  Auswertung: ["Statistiken"],
  Verwaltung: ["Benutzer und Abteilungen", "Einstellungen"],
} as const satisfies Record<string, readonly Permission[]>;
export type Role = keyof typeof ROLES;

/** What stands in a role's place where the permissions are no preset's. */
export const OWN_CHOICE = "Individuell";

/** The role whose preset these permissions are. */
export function roleOf(permissions: readonly Permission[]): Role | typeof OWN_CHOICE {
  const chosen = new Set(permissions);
  const names = Object.keys(ROLES) as Role[];
  return names.find((name) => ROLES[name].length === chosen.size && ROLES[name].every((one) => chosen.has(one))) ?? OWN_CHOICE;
}

/** The permissions that come with the account's key: who manages people or channels vouches for them. */
export const ACCOUNT_KEY_PERMISSIONS = ["Benutzer und Abteilungen", "Einstellungen"] as const satisfies readonly Permission[];

/** Whether these permissions come with the account's key. */
export const needsAccountKey = (permissions: readonly Permission[]) => ACCOUNT_KEY_PERMISSIONS.some((one) => permissions.includes(one));

/** Whether these permissions come with the keys of the person's departments. */
export const readsReports = (permissions: readonly Permission[]) => permissions.includes("Meldungen");

/**
 * Whether a colleague has to vouch for whoever has these permissions, before they can be used: a link in a mail proves who
 * reads a mailbox, and that is too little for reports, people, channels and safety.
 */
export const needsVouching = (permissions: readonly Permission[]) =>
  needsAccountKey(permissions) || readsReports(permissions) || permissions.includes("Sicherheitseinstellungen");

/** Whether somebody with these permissions may do what needs this one, or one of these. */
export const mayDo = (permissions: readonly Permission[], needed: Permission | readonly Permission[] | undefined) =>
  needed === undefined || (typeof needed === "string" ? [needed] : needed).some((one) => permissions.includes(one));
