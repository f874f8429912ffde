import { auditDetails, type AuditNames } from "@hz/contract/account/audit-details";
import { type AuditLine, NOT_READ } from "@hz/contract/account/audit";
import { auditText, SERVICE_NAME } from "@hz/contract/account/audit-texts";
import type { namesOf } from "./store.ts";

/** What makes spreadsheets take a text for a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/** A line of CSV: every cell quoted, none of them a formula. */
export function csvLine(cells: string[]): string {
  const quoted = cells.map((cell) => `"${(FORMULA.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`);
  return `${quoted.join(";")}\r\n`;
}

/** UTF-8's mark, by which spreadsheets recognise umlauts, and the names of the columns. */
export const CSV_HEAD = `\uFEFF${csvLine(["Nummer", "Zeitpunkt (UTC)", "Person", "Vorgang", "Betrifft", "Angaben", "Kennung", "Prüfwert"])}`;

/** How lines call people and departments. */
export function csvNames({ people, departments }: Awaited<ReturnType<typeof namesOf>>): AuditNames {
  const byId = (list: typeof people) => new Map(list.map(({ id, name }) => [id, name]));
  const [persons, offices] = [byId(people), byId(departments)];
  return { person: (id) => persons.get(id) ?? "ehemalige Person", department: (id) => offices.get(id) ?? "gelöschte Abteilung" };
}

/** An entry as a line of CSV. */
export function csvOf({ seq, at, actor, action, target, details }: AuditLine, hash: Buffer, names: AuditNames): string {
  const about = target ? (target.label ?? (target.kind === "report" ? "eine Meldung" : "")) : "";
  const more = auditDetails({ action, details }, names) ?? "";
  const who = actor ? actor.name : action === NOT_READ ? "" : SERVICE_NAME;
  return csvLine([String(seq), at, who, auditText(action), about, more, target?.id ?? "", hash.toString("hex")]);
}

/** The last line: how far the chain goes and the hash at its end, which proves all that stands above. */
export const csvEnd = (seq: number, hash: Buffer) => csvLine([String(seq), "", "", "Ende der Kette", "", "", "", hash.toString("hex")]);
