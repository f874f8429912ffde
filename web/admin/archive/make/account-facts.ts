import { ArchiveRow } from "@hz/contract/account/archive";

type Row = ArchiveRow["row"];

/** What of a row is for people: everything but keys, signatures, hashes and pictures. */
const SHOWN: Partial<Record<ArchiveRow["table"], { as: string; columns: readonly string[] | null }>> = {
  accounts: { as: "unternehmen", columns: null },
  departments: { as: "abteilungen", columns: ["id", "name", "created_at"] },
  channels: { as: "meldekanaele", columns: null },
  channel_duties: { as: "pflichtangaben", columns: null },
  categories: { as: "kategorien", columns: null },
  templates: { as: "textvorlagen", columns: null },
  own_templates: { as: "eigene_textvorlagen", columns: null },
  users: {
    as: "personen",
    columns: ["id", "full_name", "email", "role", "permissions", "is_account_owner", "is_active", "is_guest", "created_at", "deleted_at"],
  },
  trainings: { as: "schulungen", columns: null },
  readiness_reviews: { as: "durchsichten", columns: null },
  drills: { as: "uebungen", columns: null },
};
const NEVER = ["account_id", "public_key"];

/** Gathers, from the rows of an archive as they pass, what konto.json says of the account. */
export function accountFacts() {
  const facts: Record<string, Row[]> = { unternehmen: [] };
  return {
    add(line: string): void {
      const { table, row } = ArchiveRow.parse(JSON.parse(line));
      const shown = SHOWN[table];
      if (!shown) return;
      const kept = Object.entries(row).filter(([name]) => (shown.columns?.includes(name) ?? true) && !NEVER.includes(name));
      (facts[shown.as] ??= []).push(Object.fromEntries(kept));
    },
    whole: () => ({ format: "hinweiszentrale-konto", version: 1, ...facts, unternehmen: facts["unternehmen"]![0] ?? null }),
  };
}
