import { actionsOf, type AuditLine, auditRoutes } from "@hz/contract/account/audit";
import { paths } from "@hz/contract/paths";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answers, holdNext, offline, sentTo } from "../../testing/answers.ts";
import { DESKTOP, look, PHONE } from "../../testing/look.ts";
import { mount } from "../../testing/mount.tsx";
import { idOf, LONG_AGO } from "../../testing/office.ts";
import { saved } from "../../testing/saved.ts";
import { button, field, gone, said, seen } from "../../testing/see.ts";

test("the audit log while it loads, when it fails, and when nothing fits", async () => {
  answers(auditRoutes.names, { people: [], departments: [] });
  answers(auditRoutes.list, offline);
  const held = holdNext(auditRoutes.list);
  mount(`${paths.audit}?bis=2020-01-01`);
  await seen(button("Protokoll prüfen"));
  await expect.element(page.getByRole("status").filter({ hasText: "Wird geladen" }).first()).toBeInTheDocument();
  await look("audit-loading", { sizes: [PHONE] });
  held.letGo();
  await seen(page.getByRole("heading", { name: "Das Prüfprotokoll konnte nicht geladen werden" }));
  await look("audit-failed", { sizes: [DESKTOP] });
  answers(auditRoutes.list, { entries: [], nextCursor: null, newerCursor: null });
  await button("Erneut versuchen").first().click();
  await seen(page.getByRole("heading", { name: "Keine Einträge" }));
  await look("audit-empty", { sizes: [PHONE] });
});

/** Opens a log of two entries, of which the newer is about a report. */
function open(search = ""): void {
  const report = { id: idOf(50), kind: "report", label: "HZ-7" } as const;
  const anna = { id: idOf(1), name: "Anna Lindner" };
  const entries: AuditLine[] = [
    { seq: 2, at: LONG_AGO, actor: anna, action: "report.read", target: report, details: {} },
    { seq: 1, at: LONG_AGO, actor: anna, action: "session.started", target: null, details: {} },
  ];
  answers(auditRoutes.names, { people: [anna], departments: [] });
  answers(auditRoutes.list, ({ query: { group, target, to } }) => {
    const fits = ({ action, target: about }: AuditLine) =>
      (!group || actionsOf(group).some((one) => one === action)) && (!target || about?.id === target) && (!to || to > LONG_AGO);
    return { entries: entries.filter(fits), nextCursor: null, newerCursor: null };
  });
  mount(paths.audit + search);
}
const rows = page.getByRole("row");
const reading = rows.filter({ hasText: /Anna Lindner.*hat eine Meldung gelesen.*HZ-7/ });
const group = field("Vorgang");

test("filters stand in the address, survive a reload and the way back, and can be taken away", async () => {
  open();
  await seen(rows.filter({ hasText: "hat sich angemeldet" }));
  await seen(reading.getByRole("link", { name: "HZ-7" }));
  await group.selectOptions("Meldungen");
  await gone(rows.filter({ hasText: "hat sich angemeldet" }));
  await button("Nur Einträge zu HZ-7", reading).click();
  await expect.poll(() => location.search).toBe(`?vorgang=reports&ziel=${idOf(50)}`);
  open(location.search);
  await seen(reading);
  await expect.element(group).toHaveValue("reports");
  await look("audit-filtered");
  history.back();
  await expect.poll(() => location.search).toBe("?vorgang=reports");
  await field("Von").fill("2020-01-01");
  await field("Bis").fill("2020-12-31");
  await seen(page.getByRole("heading", { name: "Keine Einträge" }));
  await button("Filter zurücksetzen").click();
  await seen(reading);
});

test("the log leaves as CSV, and is read again with the entry that says so", async () => {
  answers(auditRoutes.export, new TextEncoder().encode("Nummer;Zeitpunkt"));
  open("?vorgang=reports");
  await seen(reading);
  const before = sentTo(auditRoutes.list).length;
  const file = await saved(() => button("Als CSV laden").click());
  expect(file.name).toMatch(/^Pruefprotokoll-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.text).toBe("Nummer;Zeitpunkt");
  expect(sentTo(auditRoutes.export)[0]!.query).toEqual({ group: "reports" });
  await said("Prüfprotokoll geladen");
  await expect.poll(() => sentTo(auditRoutes.list).length).toBeGreaterThan(before);
});

test("a check says that the log is whole, or from which entry on it is not", async () => {
  const found = { entries: 2, brokenAt: null, withheld: 0, lastHash: "a".repeat(64), checkedAt: LONG_AGO };
  answers(auditRoutes.check, found);
  open();
  await button("Protokoll prüfen").click();
  await seen(page.getByText("Die Kette ist lückenlos: 2 Einträge geprüft"));
  await seen(page.getByText(/zeigt erst der Vergleich mit einer CSV-Datei, die Sie aufbewahrt haben\. Prüfwert von Eintrag 2/));
  await look("audit");
  answers(auditRoutes.check, { ...found, brokenAt: 2 });
  await button("Protokoll prüfen").click();
  await seen(page.getByRole("alert").filter({ hasText: "Ab Eintrag 2 wurde etwas verändert oder entfernt." }));
  await look("audit-broken");
});

test("who may not read the log finds no way to it", async () => {
  mount(paths.audit, { permissions: ["Meldungen"], isAccountOwner: false });
  await seen(page.getByText("Diese Seite ist nicht für Sie freigegeben"));
  await seen(page.getByRole("link", { name: "Meldungen", exact: true }).first());
  await gone(page.getByRole("link", { name: "Prüfprotokoll" }));
});
