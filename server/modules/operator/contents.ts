import type { Tables } from "../../db/tables.ts";

/** A table that carries an account. */
export type TenantTable = Exclude<
  keyof Tables,
  `directory_${string}` | `service_${string}` | "payment_simulator" | "contact_inquiries" | "installation"
>;

/** What stands in each table of an account, for whoever reads an export. A new table does not compile until it is described. */
export const CONTENTS: Record<TenantTable, string> = {
  accounts: "das Unternehmen: Firmendaten, Einstellungen, Plan, öffentlicher Schlüssel, seit wann frühere Links nicht mehr gehen",
  users:
    "Personen mit ihren öffentlichen Schlüsseln und, für den Wiederherstellungscode verschlossen, ihrem privaten; wann sie zuletzt von einer Abteilung erfuhren, die niemand liest",
  former_account_keys: "frühere öffentliche Kontoschlüssel",
  successions: "was ein früherer Kontoschlüssel unterschrieben hat: welcher auf ihn folgt, und wer das übermittelt hat",
  key_log: "das Schlüsselverzeichnis: was der Kontoschlüssel über Schlüssel und Personen unterschrieben hat, Eintrag für Eintrag",
  key_log_notes: "wie viel vom Schlüsselverzeichnis der Browser einer Person gesehen hat, für sie allein verschlossen",
  sessions: "laufende Anmeldungen: Gerät und Zeiten, auch wann die Person sich zuletzt ausgewiesen hat",
  former_keys: "frühere öffentliche Schlüssel von Personen",
  invitations: "offene Einladungen",
  emergency_keys: "der Notfallschlüssel, verschlossen; wann sein Code zuletzt benutzt wurde",
  second_factor_codes: "welche Ersatzcodes benutzt sind, ohne die Codes",
  passkeys: "Passkeys (öffentlicher Teil)",
  departments: "Abteilungen, und ob je ein Meldekanal Meldungen über die Meldestelle selbst dorthin gab",
  department_keys: "öffentliche Schlüssel der Abteilungen, mit dem unterschriebenen Zweck der Abteilung",
  department_members: "wer zu welcher Abteilung gehört, seit wann und durch wen",
  department_leavings: "wer zuletzt aus welcher Abteilung ausgeschieden ist: wann, durch wen",
  grants: "Freigaben: Schlüssel, verschlossen für je eine Person, auch solche eines früheren Kontoschlüssels",
  categories: "Kategorien",
  templates: "Textvorlagen, so weit sie von denen des Hauses abweichen",
  own_templates: "eigene Textvorlagen: Titel und Verwendung",
  receipt_signatures: "wer aus der Meldestelle den Text der automatischen Eingangsbestätigung unterschrieben hat, und wann",
  confirmation_texts: "was Meldekanäle von selbst als Eingangsbestätigung schrieben: jede Fassung mit ihrem Tag",
  channels: "Meldekanäle mit ihren Einstellungen und Seiten, und wer wann die Erneuerung ihrer Links bestätigt hat",
  channel_duties: "Pflichtangaben der Meldekanäle",
  channel_domains: "eigene Domains der Meldekanäle: seit wann eingetragen und bestätigt, der Wert ihres Eintrags im DNS",
  channel_logos: "Logos der Meldekanäle",
  report_counters: "Zähler der Meldungen",
  reports:
    "Meldungen: Nummer, Zeiten, Status, welche Abteilungen sie betrifft, ob sie als unlesbar beiseite liegt; Titel und Text versiegelt",
  report_reads: "wer welche Meldung wann gelesen hat",
  report_deletions: "Löschanträge, die auf eine zweite Person warten",
  status_changes: "Änderungen des Status",
  assignment_changes: "Änderungen der Zuweisung",
  messages: "Nachrichten zwischen hinweisgebender Person und Meldestelle, versiegelt",
  notes: "interne Notizen, versiegelt",
  procedure_steps: "Schritte des Verfahrens: was geprüft, bestätigt, rückgemeldet und abgeschlossen wurde, wann und von wem",
  measures: "Folgemaßnahmen: Art, Stand, Tag, wer dafür zuständig ist",
  disclosures: "Weitergaben der Identität: Rechtsgrund, Tag, wer sie eingetragen hat",
  retention_announcements: "Löschliste: seit wann eine Meldung darauf steht und wer der Löschung zugestimmt hat",
  retention_holds: "Aufbewahrungssperren: zuständige Person, Tag der Prüfung, wer sie gesetzt und aufgehoben hat; der Grund ist versiegelt",
  retention_notices: "E-Mails zur Löschliste: wer wann wovon erfahren hat",
  deletion_records:
    "Löschnachweise: wann und warum eine Meldung gelöscht wurde und von wem, in welcher Abteilung, und ob jemand ausgeschlossen war",
  deleted_reports:
    "je gelöschter Meldung eine anonyme Zeile für die Statistik: Kanal, Abteilung, Kategorie, Art, Eingangsweg, Ergebnis, Löschgrund, Tage und ob jemand ausgeschlossen war",
  reminders: "Erinnerungen an Fristen: wer wann woran per E-Mail erinnert wurde",
  destroyed_recordings: "vernichtete Tonaufzeichnungen: wer, wann",
  transfers: "Abgaben von Fällen an andere Abteilungen: von wo, wohin, Grund, wann und von wem",
  recusals: "wer von welchem Fall ausgeschlossen ist oder war: seit wann, durch wen, wann und warum aufgehoben",
  guest_accesses: "Gäste einzelner Fälle: Name, Funktion, Rechte, bis wann, durch wen eingeladen und beendet",
  stand_in_guests: "welche Gäste zu einem Fall einer Abteilung eingeladen wurden, die für die Meldestelle einspringt",
  exports: "Exporte von Fällen: Prüfsumme und Größe der Datei, wer, wann; nicht, von welcher Meldung",
  report_evidence:
    "Meldenachweise: an welchem Tag welche Meldung eingegangen ist, mit Prüfsummen; wer das unterschrieben hat, und an welchem Tag",
  redactions: "Schwärzungen: wer, wann, wie viele Stellen",
  files: "Dateien: Größe, wozu sie gehören, ob es eine Tonaufzeichnung ist und wann eingewilligt wurde",
  file_parts: "Teile der Dateien mit ihrem SHA-256; die Bytes liegen im Ordner dateien",
  processing_agreements: "geschlossene Verträge zur Auftragsverarbeitung: Text, Fassung, Tag, wer sie geschlossen hat",
  trainings: "Schulungen der Bearbeitenden: Person, Tag, Titel, wer sie eingetragen hat",
  readiness_reviews: "was für die Betriebsbereitschaft geprüft wurde (externe Meldestellen, Testmail), wann und von wem",
  drills: "Probemeldungen: Kanal, wer sie wann begonnen hat, wann sie ankamen, gelesen, bestätigt und beantwortet wurden",
  live_cursor: "Zähler der Ereignisse, die offene Browser auffrischen",
  live_events: "Ereignisse der letzten Tage: dass sich etwas geändert hat, nicht was",
  failed_mails: "E-Mails, die nicht zugestellt werden konnten",
  news_mails: "wem wozu schon eine E-Mail geschickt wurde",
  billing_customers: "Stand beim Zahlungsanbieter",
  invoices: "Rechnungen",
  audit_heads: "letzter Prüfwert des Prüfprotokolls",
  audit_entries: "das Prüfprotokoll mit seiner Kette von Prüfwerten",
};

/**
 * Columns that no export holds: secrets between the server and a browser, and what the server keeps under a key of its own.
 * Everything else in these tables is there. A test asks for a decision about each new column of bytes.
 */
export const LEFT_OUT: Partial<Record<TenantTable, Record<string, string>>> = {
  users: {
    auth_hash: "Prüfwert des Passworts",
    user_key_wrap: "der Schlüssel der Person, mit dem Passwort verschlossen: an ihm ließe sich das Passwort erraten",
    recovery_auth_hash: "Prüfwert des Wiederherstellungscodes",
    totp_secret: "Geheimnis der Code-App",
    totp_last_step: "zuletzt benutzter Code",
  },
  sessions: {
    bearer_hash: "Prüfwert der Anmeldung",
    session_key: "Schlüssel der Anmeldung",
    challenge: "was ein Passkey für die erneute Bestätigung unterschreiben soll",
  },
  invitations: { code_hash: "Prüfwert des Einladungscodes" },
  emergency_keys: { auth_hash: "Prüfwert des Notfallschlüssels" },
  passkeys: { user_key_wrap: "der Schlüssel der Person, für den Passkey verschlossen; er gilt nur unter der alten Adresse" },
  second_factor_codes: { code_hash: "Prüfwert des Ersatzcodes" },
  reports: {
    token_hash: "Prüfwert des Fallpassworts",
    submit_hash: "Prüfwert der Absendung",
    notification_address: "E-Mail-Adresse der hinweisgebenden Person, die das Unternehmen nie erfährt",
  },
  files: { uploader_hash: "Prüfwert des Hochladens" },
};
