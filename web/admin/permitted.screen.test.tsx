import { auditRoutes } from "@hz/contract/account/audit";
import { companyRoutes } from "@hz/contract/account/company";
import { evaluationRoutes } from "@hz/contract/account/evaluations";
import { readinessRoutes } from "@hz/contract/account/readiness";
import { supportRoutes } from "@hz/contract/account/support";
import { billingRoutes } from "@hz/contract/billing/billing";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelDutyRoutes } from "@hz/contract/channels/channel-duties";
import { channelRoutes } from "@hz/contract/channels/channels";
import { TREND_WEEKS } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { invitationRoutes } from "@hz/contract/people/invitations";
import { departmentRoutes } from "@hz/contract/people/departments";
import { peopleRoutes } from "@hz/contract/people/people";
import { userRoutes } from "@hz/contract/people/users";
import { mayDo, type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { procedureRoutes } from "@hz/contract/procedure/procedure";
import { reminderRoutes } from "@hz/contract/procedure/reminders";
import { retentionRoutes } from "@hz/contract/procedure/retention";
import { processingRoutes } from "@hz/contract/processing/processing";
import type { Route } from "@hz/contract/route";
import { deskRoutes } from "@hz/contract/reports/desk";
import { holderRoutes } from "@hz/contract/reports/report-holders";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { passkeyRoutes } from "@hz/contract/sign-in/passkeys";
import { secondFactorRoutes } from "@hz/contract/sign-in/second-factor";
import { sessionRoutes } from "@hz/contract/sign-in/sessions";
import { templateRoutes } from "@hz/contract/templates/templates";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answers, offline, refused, sentTo } from "../testing/answers.ts";
import { aCase } from "../testing/case.ts";
import { look } from "../testing/look.ts";
import { mount } from "../testing/mount.tsx";
import { idOf, LONG_AGO, somebody } from "../testing/office.ts";
import { aChannel, aDepartment, aPerson, noBilling, noDuties, noProcessing, noReadiness } from "../testing/samples.ts";
import { button, field, gone, said, seen } from "../testing/see.ts";
import { answerSettings } from "../testing/settings.ts";
import { sampleEvaluation } from "./evaluations/sample-evaluation.ts";
import { queryClient } from "./shared/queries/query-client.ts";

const DENIED = "Diese Seite ist nicht für Sie freigegeben";
const [REPORT, OWNER] = [idOf(50), aPerson({ id: idOf(2), fullName: "Olga Owner", isAccountOwner: true })];

/** Whom each address is open to: everybody, whoever has one of these, or whoever has all of them. */
const OPEN: [path: string, to: "everybody" | "all" | readonly Permission[]][] = [
  [paths.dashboard, "everybody"],
  [paths.app, "everybody"],
  [paths.reports, ["Meldungen"]],
  [paths.retention, ["Meldungen"]],
  [paths.newEntry, ["Meldungen"]],
  [paths.report(REPORT), ["Meldungen"]],
  [paths.categories, ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"]],
  [paths.channels, ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"]],
  [paths.templates, ["Meldungen", "Einstellungen"]],
  [paths.emergencyKey, ["Sicherheitseinstellungen"]],
  [paths.archive, "all"],
  [paths.departments, ["Benutzer und Abteilungen"]],
  [paths.settings, ["Einstellungen", "Sicherheitseinstellungen"]],
  [paths.billing, ["Einstellungen"]],
  [paths.readiness, ["Meldungen", "Einstellungen"]],
  [paths.processing, ["Einstellungen"]],
  [paths.evaluations, ["Statistiken"]],
  [paths.audit, ["Sicherheitseinstellungen"]],
  [paths.keyLog, ["Benutzer und Abteilungen", "Einstellungen"]],
  [paths.account, "everybody"],
  [paths.users, ["Benutzer und Abteilungen"]],
  [paths.user(OWNER.id), ["Benutzer und Abteilungen"]],
  [paths.support, "everybody"],
  [paths.handbook("passwort-vergessen"), "everybody"],
];
const PRESETS: readonly (readonly Permission[])[] = [...PERMISSIONS.map((one) => [one]), []];

/** The department of both, out of which nobody takes the owner. */
const member = { isReader: true, isVouched: true, hasKeys: true, missing: [] };
const office = aDepartment({
  members: [
    { ...member, userId: OWNER.id, mayMove: false },
    { ...member, userId: idOf(1), mayMove: true },
  ],
});
/** A case whose department's key was never granted to its reader. */
const UNOPENED: Report = { ...(await aCase()).report, id: REPORT, sealedKey: null };

/** Answers whatever a screen may ask for; who may ask for what is held by the calls themselves. */
function answerOffice(permissions: readonly Permission[] = PERMISSIONS): void {
  answerSettings();
  const figures = { total: 3, new: 1, inProgress: 1, activeChannels: 1, at: LONG_AGO };
  answers(reportRoutes.trend, { weeks: Array.from({ length: TREND_WEEKS }, () => figures) });
  answers(reportRoutes.list, { rows: [], total: 0, nextCursor: null });
  answers(reportRoutes.get, UNOPENED);
  const nobody = { people: [], later: [], inactive: [], invitations: [] };
  answers(holderRoutes.holders, { isLost: false, ...nobody, hasEmergencyKey: false, hasGuest: false });
  answers(procedureRoutes.get, { receivedAt: LONG_AGO, acknowledged: null, feedback: null, steps: [], measures: [], closed: null });
  answers(authRoutes.keys, offline);
  answers(deskRoutes.apart, { rows: [] });
  answers(retentionRoutes.list, { needsConfirmation: false, lines: [], deleted: [] });
  answers(channelRoutes.list, [aChannel(), aChannel({ id: idOf(21), name: "Werk Nord", linkSuffix: "nord" })]);
  answers(channelDutyRoutes.get, noDuties());
  answers(categoryRoutes.list, ["Umwelt", "Geldwäsche"].map(aCategory));
  answers(categoryRoutes.update, aCategory("Umwelt", 0));
  answers(templateRoutes.list, { texts: [], own: [], receiptUnsigned: [] });
  answers(departmentRoutes.list, mayDo(permissions, ["Meldungen", "Benutzer und Abteilungen"]) ? [office] : []);
  answers(departmentRoutes.people, { people: [], emergencyKey: null });
  answers(departmentRoutes.nobodyElse, { since: null });
  answers(peopleRoutes.list, [aPerson(), OWNER]);
  answers(peopleRoutes.get, OWNER);
  answers(peopleRoutes.departments, []);
  answers(billingRoutes.get, noBilling());
  answers(readinessRoutes.get, noReadiness());
  answers(readinessRoutes.keys, { seesAll: false, hasEmergencyKey: false, keys: [], people: [] });
  answers(processingRoutes.get, noProcessing());
  answers(evaluationRoutes.get, sampleEvaluation());
  answers(auditRoutes.list, { entries: [], nextCursor: null, newerCursor: null });
  answers(auditRoutes.names, { people: [], departments: [] });
  answers(reminderRoutes.choice, { early: true, calendarSince: null });
  answers(passkeyRoutes.list, []);
  answers(secondFactorRoutes.get, { since: null, codesLeft: 0, hasRemover: false });
  answers(sessionRoutes.list, []);
  answers(supportRoutes.get, { email: "betrieb@demo.example", phone: null, hours: null, bookingUrl: null });
}
const aCategory = (name: string, at: number) =>
  ({
    id: idOf(60 + at),
    name,
    description: "",
    translations: {},
    isActive: true,
    legalArea: null,
    departmentId: null,
    createdAt: LONG_AGO,
  }) as const;

const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const quiet = async (path: string) => await expect.poll(() => queryClient.isFetching(), { message: path }).toBe(0);
const notAnyMore = "Diese Seite ist nicht mehr für Sie freigegeben.";

/** Figures that one may not see are absent, not zero. */
async function figuresAre(permissions: readonly Permission[]): Promise<void> {
  const main = page.getByRole("main");
  const card = (name: string) => main.getByText(name, { exact: true });
  const count = permissions.includes("Meldungen") ? 1 : 0;
  for (const name of ["Neue Meldungen", "Offene Meldungen"]) await expect.element(card(name)).toHaveLength(count);
  await expect.element(card("Aktive Kanäle")).toHaveLength(permissions.some((one) => one !== "Sicherheitseinstellungen") ? 1 : 0);
  const toFigures = page.getByRole("link", { name: "Zu den Auswertungen" });
  await expect.element(toFigures).toHaveLength(permissions.includes("Statistiken") ? 1 : 0);
}

for (const permissions of PRESETS)
  test(`every address, opened with ${permissions.join(", ") || "no permission"}: the screen, or the one page, and nothing refused`, async () => {
    answerOffice(permissions);
    for (const [path, to] of OPEN) {
      mount(path, { permissions: [...permissions], isAccountOwner: false });
      const isOpen = to === "everybody" || (to !== "all" && to.some((one) => permissions.includes(one)));
      await expect.element(page.getByRole("heading", { level: 1 }), { message: path }).toHaveLength(1);
      await quiet(path);
      await expect.element(heading(DENIED), { message: path }).toHaveLength(isOpen ? 0 : 1);
      expect(button(/Erneut versuchen|Try again/).elements(), path).toEqual([]);
      if (!isOpen) expect(page.getByRole("main").getByRole("button").elements(), path).toEqual([]);
      if (path === paths.dashboard) await figuresAre(permissions);
    }
    if (permissions[0] !== "Statistiken") return;
    mount(paths.users, { permissions: [...permissions], isAccountOwner: false });
    await seen(page.getByRole("heading", { level: 1, name: DENIED }));
    await look("denied");
  });

const TWO = ["Benutzer und Abteilungen", "Einstellungen"] as const satisfies readonly Permission[];
/** Takes all permissions away while the screen stands: the server refuses the next call that this person makes. */
function take(route: Route): void {
  answers(userRoutes.current, somebody({ permissions: [], isAccountOwner: false }));
  answers(route, refused("FORBIDDEN"));
}

test("a permission that is taken while the screen is open ends in the same page", async () => {
  answerOffice(TWO);
  mount(paths.categories, { permissions: [...TWO], isAccountOwner: false });
  await button("Neue hinzufügen").click();
  await userEvent.keyboard("{Escape}");
  take(categoryRoutes.update);
  await page
    .getByRole("switch", { name: /anbieten/ })
    .first()
    .click();
  await seen(heading(DENIED));
  expect(page.getByRole("main").getByRole("button").elements()).toEqual([]);
});

test("what is typed on a screen whose permission is taken can still be copied", async () => {
  answerOffice(TWO);
  mount(paths.settings, { permissions: [...TWO], isAccountOwner: false });
  await field("Website").fill("https://halb.example");
  take(companyRoutes.saveOwn);
  await button("Speichern").click();
  await seen(page.getByText(notAnyMore));
  await expect.element(field("Website")).toHaveValue("https://halb.example");
  await look("denied-typed");
});

test("a permission that is taken while a dialog is filled in is said in the dialog, which covers the page", async () => {
  answerOffice(TWO);
  mount(paths.users, { permissions: [...TWO], isAccountOwner: false });
  await button("Neue hinzufügen").first().click();
  const dialog = page.getByRole("dialog");
  await field("Vorname", dialog).fill("Nora");
  await field("Nachname", dialog).fill("Neu");
  await dialog.getByLabelText("E-Mail").fill("nora.neu@demo.example");
  await button("Weiter", dialog).click();
  take(invitationRoutes.invite);
  await button("Erstellen", dialog).click();
  await seen(dialog.getByText(notAnyMore));
  await look("denied-dialog");
});

test("who may not take everybody out of a department cannot delete it", async () => {
  answerOffice(TWO);
  mount(paths.departments, { permissions: [...TWO], isAccountOwner: false });
  await button("Aktionen für Interne Meldestelle").click();
  await expect
    .poll(() =>
      page
        .getByRole("menuitem")
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(["Umbenennen"]);
});

test("whoever waits for a release is let into what no key depends on, by their permissions, and nowhere else", async () => {
  const permissions: Permission[] = ["Einstellungen", "Sicherheitseinstellungen", "Benutzer und Abteilungen"];
  const open = (path: string) => mount(path, { permissions, isAccountOwner: false }, { waits: true });
  const waiting = heading("Freigabe ausstehend");
  answerOffice([]);
  open(paths.dashboard);
  await seen(waiting);
  open(paths.settings);
  await seen(field("Firmenname"));
  for (const name of ["Sicherheit", "Textvorlagen", "Notfallschlüssel", "Gesamtarchiv"])
    await gone(page.getByRole("heading", { level: 2, name, exact: true }));
  await field("Branche").fill("Handel");
  await button("Speichern").click();
  await said("Firmendaten gespeichert");
  await look("waiting-settings");
  open(paths.billing);
  await seen(page.getByRole("heading", { level: 2, name: "Current Plan" }));
  open(paths.categories);
  await page.getByRole("switch").nth(1).click();
  await expect.poll(() => sentTo(categoryRoutes.update).length).toBe(1);
  for (const path of [paths.users, paths.departments, paths.channels, paths.audit, paths.emergencyKey, paths.templates, paths.readiness]) {
    open(path);
    await expect.element(waiting, { message: path }).toBeVisible();
    await quiet(path);
  }
  open(paths.reports);
  await seen(heading(DENIED));
});
