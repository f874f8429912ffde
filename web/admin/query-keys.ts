/** Where each read stands in the cache; what lies below a key is read again with it. */
export const queryKeys = {
  counts: ["counts"],
  /** Read again with the figures. */
  trend: ["counts", "trend"],
  status: ["status"],
  categories: ["categories"],
  users: ["users"],
  /** Everything about people and their access. */
  people: ["people"],
  peopleList: ["people", "list"],
  person: (id: string) => ["people", "one", id],
  inviteDepartments: ["people", "departments"],
  waiting: ["people", "waiting"],
  access: ["people", "access"],
  accountKey: ["people", "account-key"],
  channels: ["channels"],
  failedMails: ["failed-mails"],
  emailLink: (token: string) => ["email-link", token],
  emergency: ["emergency"],
  departments: ["departments"],
  departmentPeople: ["departments", "people"],
  passkeys: ["passkeys"],
  sessions: ["sessions"],
  secondFactor: ["second-factor"],
  fingerprints: ["fingerprints"],
  linkFragment: ["link-fragment"],
  anyReport: ["report"],
  /** A report with its thread and notes. */
  report: (id: string) => ["report", id],
  reportItself: (id: string) => ["report", id, "itself"],
  messages: (id: string) => ["report", id, "messages"],
  notes: (id: string) => ["report", id, "notes"],
} as const;
