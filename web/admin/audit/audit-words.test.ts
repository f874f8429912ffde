import { AUDIT_ACTIONS, type AuditLine } from "@hz/contract/audit";
import { expect, test } from "vitest";
import { detailsOf, targetOf, whatOf, whoOf } from "./audit-words.ts";

const line = (action: string, details: AuditLine["details"] = {}, more: Partial<AuditLine> = {}): AuditLine => ({
  seq: 1,
  at: "2026-11-21T08:00:00.000Z",
  actor: { id: "a", name: "Anna Lindner" },
  action,
  target: null,
  details,
  ...more,
});
const names = new Map([["b", "Bert Vogt"]]);

test("every action has a sentence; an unknown one stays visible", () => {
  for (const action of AUDIT_ACTIONS) expect(whatOf(action)).toMatch(/^hat /);
  expect(whatOf("toString")).toBe("toString");
});

test.each<[string, AuditLine["details"], string | null]>([
  ["report.changed", { from: "new", to: "in_progress" }, "Neu → In Bearbeitung"],
  ["report.assigned", { from: null, to: "b" }, "an Bert Vogt"],
  ["report.assigned", { from: "b", to: null }, "an niemanden"],
  ["report.deleted", { reason: "spam", requestedBy: "b" }, "Grund: Testmeldung oder Spam, beantragt von Bert Vogt"],
  ["report.answered", { files: 0 }, null],
  ["report.answered", { files: 2 }, "mit 2 Dateien"],
  ["company.changed", { fields: ["companyName", "taxId"] }, "Firmenname, Steuer- oder USt-IdNr."],
  ["security.changed", { field: "twoPersonDeletion", from: false, to: true }, "Löschen nur zu zweit: aus → an"],
  ["security.changed", { field: "sessionHours", from: 12, to: 8 }, "Sitzungsdauer in Stunden: 12 → 8"],
  ["audit.checked", { entries: 5, brokenAt: null }, "lückenlos"],
  ["audit.checked", { entries: 5, brokenAt: 3 }, "gebrochen ab Eintrag 3"],
  ["session.started", { method: "totp" }, "mit Passwort und App"],
  ["session.started", {}, null],
  ["user.permissions-changed", { before: ["Meldungen"], after: [] }, "vorher: Meldungen; nachher: keine"],
  ["department.member-removed", { user: "b" }, "Bert Vogt"],
  ["user.changed", {}, null],
  ["nie.gehoert", { from: 1 }, null],
])("%s with %j says %j", (action, details, text) => {
  expect(detailsOf(line(action, details), names)).toBe(text);
});

test("a report that the reader may not see is a report; the service has a name", () => {
  expect(targetOf(line("report.read", {}, { target: { id: "r", kind: "report", label: null } }))).toBe("eine Meldung");
  expect(targetOf(line("report.read", {}, { target: { id: "r", kind: "report", label: "HZ-12" } }))).toBe("HZ-12");
  expect(whoOf(line("report.read", {}, { actor: null }))).toBe("Hinweiszentrale");
});
