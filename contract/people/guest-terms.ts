/** What a guest is called in: neutral words, because the server reads them; why exactly stands in a sealed note. */
export const GUEST_ROLES = ["lawyer", "ombudsperson", "auditor", "expert", "other"] as const;
export type GuestRole = (typeof GUEST_ROLES)[number];

export const GUEST_ROLE_TEXTS: Record<GuestRole, string> = {
  lawyer: "Rechtsanwältin oder Rechtsanwalt",
  ombudsperson: "Externe Ombudsperson",
  auditor: "Wirtschaftsprüfung",
  expert: "Sachverständige Person",
  other: "Andere Funktion",
};

/** What a guest may do with internal notes; whoever writes them reads them. */
export const GUEST_NOTES = ["none", "read", "write"] as const;
export type GuestNotes = (typeof GUEST_NOTES)[number];

/** How many months ahead an access may reach; it can be prolonged. */
export const GUEST_MONTHS = 6;
