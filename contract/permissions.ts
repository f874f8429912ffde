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
