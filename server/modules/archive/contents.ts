import type { ArchiveTable, CaseTable } from "@hz/contract/account/archive";
import type { TenantTable } from "../operator/index.ts";

/** Tables that no archive holds, and why. A new table does not compile until it is here or in the contract's lists. */
export const NOT_KEPT: Record<Exclude<TenantTable, ArchiveTable | CaseTable>, string> = {
  key_log_notes: "was die Browser von Personen vom Schlüsselverzeichnis gesehen haben; nur ihre früheren Schlüssel öffnen es",
  sessions: "laufende Anmeldungen enden mit der alten Installation",
  invitations: "offene Einladungen; wer fehlt, wird neu eingeladen",
  emergency_keys: "der Notfallschlüssel; er wird neu erzeugt",
  second_factor_codes: "Ersatzcodes; sie werden neu erzeugt",
  passkeys: "Passkeys; sie gelten nur unter der alten Adresse",
  department_leavings: "wer zuletzt ausgeschieden ist; von den Personen meldet sich nur die Inhaberin wieder an",
  grants: "Freigaben für Personen; an ihrer Stelle steht schluessel.json",
  file_parts: "versiegelte Teile; sie entstehen beim Einlesen neu aus den lesbaren Dateien",
  channel_domains: "eigene Domains; ihre Einträge im DNS führen zur alten Installation, an der neuen werden sie neu bestätigt",
  live_cursor: "Zähler für offene Browser",
  live_events: "Ereignisse für offene Browser",
  failed_mails: "nicht zugestellte E-Mails",
  news_mails: "gesammelte Benachrichtigungen",
  billing_customers: "Stand beim Zahlungsanbieter; die neue Installation hat ihren eigenen",
  invoices: "Rechnungen; sie bleiben beim Zahlungsanbieter abrufbar",
  audit_heads: "letzter Prüfwert; er folgt aus dem letzten Eintrag",
};

/** Columns that no archive holds: what only the old installation or one browser can use. */
export const COLUMNS_LEFT_OUT: Partial<Record<ArchiveTable | CaseTable, readonly string[]>> = {
  users: [
    "kdf_salt",
    "auth_hash",
    "user_key_wrap",
    "recovery_auth_hash",
    "recovery_wrap",
    "recovery_confirmed_at",
    "totp_secret",
    "totp_confirmed_at",
    "totp_last_step",
    "pending_email",
    // Who was not told may be kept out of the report that waited.
    "unheard_told_on",
  ],
  reports: ["submit_hash", "notification_address"],
  files: ["uploader_hash"],
};
