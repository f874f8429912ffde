/** Where each read stands in the cache; what lies below a key is read again with it. */
export const queryKeys = {
  counts: ["counts"],
  /** Below the figures: whatever changes those may change what stands apart. */
  apart: ["counts", "apart"],
  /** Read again with the figures. */
  trend: ["counts", "trend"],
  /** What waits for this person; read again with the figures. */
  reminders: ["counts", "reminders"],
  status: ["status"],
  billing: ["billing"],
  support: ["support"],
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
  templates: ["templates"],
  failedMails: ["failed-mails"],
  emailLink: (token: string) => ["email-link", token],
  emergency: ["emergency"],
  departments: ["departments"],
  departmentNames: ["departments", "names"],
  /** Which ones the own person was taken out of. */
  left: ["departments", "left"],
  nobodyElse: ["departments", "nobody-else"],
  departmentPeople: ["departments", "people"],
  passkeys: ["passkeys"],
  waysToConfirm: ["ways-to-confirm"],
  sessions: ["sessions"],
  reminderChoice: ["reminder-choice"],
  secondFactor: ["second-factor"],
  fingerprints: ["fingerprints"],
  linkFragment: ["link-fragment"],
  channelDuties: (id: string) => ["channels", "duties", id],
  channelAddresses: ["channels", "addresses"],
  channelDomains: (id: string) => ["channels", "domains", id],
  channelQuestions: (id: string) => ["channels", "questions", id],
  entryChannel: (linkSuffix: string) => ["channels", "portal", linkSuffix],
  anyReport: ["report"],
  /** A report with its thread and notes. */
  report: (id: string) => ["report", id],
  reportItself: (id: string) => ["report", id, "itself"],
  /** Who could still open it. */
  holders: (id: string) => ["report", id, "holders"],
  messages: (id: string) => ["report", id, "messages"],
  history: (id: string) => ["report", id, "history"],
  disclosures: (id: string) => ["report", id, "disclosures"],
  handover: (id: string) => ["report", id, "handover"],
  notes: (id: string) => ["report", id, "notes"],
  retentionOf: (id: string) => ["report", id, "retention"],
  guests: (id: string) => ["report", id, "guests"],
  /** The own cases of a guest. */
  guestCases: ["guest-cases"],
  /** The list before deletion. */
  retention: ["retention"],
  /** How ready the channels are. */
  readiness: ["readiness"],
  /** The agreement on processing with the documents beside it. */
  processing: ["processing"],
  /** Who can bring back whom; read again with readiness. */
  keyDrill: ["readiness", "keys"],
  procedure: (id: string) => ["report", id, "procedure"],
} as const;
