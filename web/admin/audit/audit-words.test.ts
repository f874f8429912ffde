import { AUDIT_ACTIONS, type AuditLine, NOT_READ } from "@hz/contract/account/audit";
import { auditDetails, auditWord } from "@hz/contract/account/audit-details";
import { auditText } from "@hz/contract/account/audit-texts";
import { Company } from "@hz/contract/account/company";
import { DELETION_REASONS } from "@hz/contract/reports/report-deletion";
import { REPORT_STATUSES } from "@hz/contract/reports/reports";
import { SecuritySettings } from "@hz/contract/account/security";
import { expect, test } from "vitest";
import * as z from "zod";
import { adminDe } from "../../i18n/admin-de.ts";
import { namesFrom, targetOf, whoOf } from "./audit-words.ts";

const line = (action: string, details: AuditLine["details"] = {}, more: Partial<AuditLine> = {}): AuditLine => ({
  seq: 1,
  at: "2026-11-21T08:00:00.000Z",
  actor: { id: "a", name: "Anna Lindner" },
  action,
  target: null,
  details,
  ...more,
});
const known = {
  people: new Map([["b", "Bert Vogt"]]),
  departments: new Map([
    ["x", "Ombudsstelle"],
    ["y", "Revision"],
  ]),
  state: "there",
} as const;
const names = namesFrom(known);

test("every action has a sentence; an unknown one stays visible", () => {
  for (const action of AUDIT_ACTIONS) expect(auditText(action)).toMatch(/^hat /);
  expect(auditText("toString")).toBe("toString");
});

test.each<[string, AuditLine["details"], string | null]>([
  ["report.changed", { from: "new", to: "in_progress" }, "Neu → In Bearbeitung"],
  ["report.assigned", { from: null, to: "b" }, "an Bert Vogt"],
  ["report.assigned", { from: "b", to: null }, "an niemanden"],
  ["report.deleted", { reason: "spam", requestedBy: "b" }, "Grund: Testmeldung oder Spam, beantragt von Bert Vogt"],
  ["report.answered", { files: 0 }, null],
  ["report.answered", { files: 2 }, "mit 2 Dateien"],
  ["report.measure-changed", { measure: "investigation", state: "taken" }, "Interne Untersuchung durchführen: ergriffen"],
  [
    "report.measure-changed",
    { measure: "investigation", measureId: "0a1b2c3d-0000-4000-8000-000000000001", state: "planned", day: "2026-12-24", user: "b" },
    "Interne Untersuchung durchführen: geplant, jetzt für den 24.12.2026, jetzt zuständig: Bert Vogt, Kennung 0a1b2c3d",
  ],
  ["company.changed", { fields: ["companyName", "taxId"] }, "Firmenname, Steuernummer oder Umsatzsteuer-ID"],
  ["security.changed", { field: "twoPersonDeletion", from: false, to: true }, "Löschen nur zu zweit: aus → an"],
  ["security.changed", { field: "sessionHours", from: 12, to: 8 }, "Sitzungsdauer in Stunden: 12 → 8"],
  ["audit.checked", { entries: 5, brokenAt: null }, "lückenlos"],
  ["audit.checked", { entries: 5, brokenAt: 3 }, "gebrochen ab Eintrag 3"],
  ["billing.month-granted", { months: 1, until: "2026-12-31T23:30:00.000Z" }, "1 Monat, bis 01.01.2027"],
  ["billing.month-granted", { months: 2, credit: 30702 }, "2 Monate, Guthaben 307,02\u00A0€"],
  ["account.deletion-planned", { due: "2026-12-22T04:00:00.000Z" }, "zum 22.12.2026"],
  ["session.started", { method: "totp" }, "mit Passwort und App"],
  ["session.started", {}, null],
  ["department.renamed", { from: "Revision", to: "Innenrevision" }, "„Revision“ → „Innenrevision“"],
  ["department.renamed", {}, null],
  ["user.permissions-changed", { before: ["Meldungen"], after: [] }, "vorher: Meldungen; nachher: keine"],
  ["department.member-removed", { user: "b" }, "Bert Vogt"],
  ["report.assigned", { from: null, to: "weg" }, "an ehemalige Person"],
  [
    "channel.delivery-changed",
    { departmentBefore: "x", department: "y", conflictBefore: null, conflict: null },
    "Meldungen gehen an: „Ombudsstelle“ → „Revision“",
  ],
  [
    "channel.delivery-changed",
    { departmentBefore: "x", department: "x", conflictBefore: null, conflict: "y" },
    "bei Betroffenheit der Abteilung selbst: keine andere Abteilung → „Revision“",
  ],
  [
    "category.delivery-changed",
    { departmentBefore: null, department: "x" },
    "Meldungen gehen an: die Abteilung des Meldekanals → „Ombudsstelle“",
  ],
  ["category.delivery-changed", { department: "weg" }, "Meldungen gehen an: „gelöschte Abteilung“"],
  ["user.changed", {}, null],
  ["nie.gehoert", { from: 1 }, null],
])("%s with %j says %j", (action, details, text) => {
  expect(auditDetails(line(action, details), names)).toBe(text);
});

test("a report that the reader may not see is a report; the service has a name", () => {
  expect(targetOf(line("report.read", {}, { target: { id: "r", kind: "report", label: null } }))).toBe("eine Meldung");
  expect(targetOf(line("report.read", {}, { target: { id: "r", kind: "report", label: "HZ-12" } }))).toBe("HZ-12");
  expect(whoOf(line("report.read", {}, { actor: null }))).toBe("Hinweiszentrale");
});

test("an entry about a report that the reader does not read names nobody, not even the service", () => {
  const hidden = line(NOT_READ, {}, { actor: null });
  expect([whoOf(hidden), targetOf(hidden), auditDetails(hidden, names)]).toEqual(["", null, null]);
  expect(auditText(NOT_READ)).toBe("Eintrag zu einer Meldung, die Sie nicht lesen");
});

test("nobody is a former person while names are loading, or could not be read", () => {
  const nothing = { people: new Map(), departments: new Map() };
  const assigned = line("report.assigned", { from: null, to: "b" });
  expect(auditDetails(assigned, namesFrom({ ...nothing, state: "loading" }))).toBe("an …");
  expect(auditDetails(assigned, namesFrom({ ...nothing, state: "failed" }))).toBe("an Name nicht geladen");
});

test("the log's words are the screens' own", () => {
  const texts: Record<string, unknown> = adminDe;
  for (const status of REPORT_STATUSES) expect(auditWord("status", status)).toBe(texts[`status_${status}`]);
  for (const reason of DELETION_REASONS) expect(auditWord("reason", reason)).toBe(texts[`deletionReason_${reason}`]);
  const fields = { ...z.toJSONSchema(Company).properties, ...z.toJSONSchema(SecuritySettings).properties, fullName: 0 };
  const elsewhere: Record<string, string> = { companyWebsite: "companySiteLabel" };
  for (const field of Object.keys(fields)) expect(auditWord("field", field)).toBe(texts[elsewhere[field] ?? field]);
});
