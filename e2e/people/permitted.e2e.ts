import type { Page, Request } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { type Permission, PERMISSIONS } from "@hz/contract/permissions";
import { withDatabase } from "../helpers/database.ts";
import { signIn } from "../helpers/by-contract.ts";
import { fillSignIn } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";

test.describe.configure({ mode: "parallel" });

const MALIK = { email: "malik.okafor@demo.example", password: DEMO.password };
const DENIED = "Diese Seite ist nicht für Sie freigegeben";

/** Whom each address is open to: everybody, whoever has one of these, or whoever has all of them. */
const OPEN: [path: string, to: "everybody" | "all" | readonly Permission[]][] = [
  [paths.dashboard, "everybody"],
  [paths.app, "everybody"],
  [paths.reports, ["Meldungen"]],
  [paths.retention, ["Meldungen"]],
  [paths.newEntry, ["Meldungen"]],
  [paths.report("{report}"), ["Meldungen"]],
  [paths.categories, ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"]],
  [paths.channels, ["Meldungen", "Statistiken", "Benutzer und Abteilungen", "Einstellungen"]],
  [paths.templates, ["Meldungen", "Einstellungen"]],
  [paths.emergencyKey, ["Sicherheitseinstellungen"]],
  [paths.archive, "all"],
  [paths.departments, ["Benutzer und Abteilungen"]],
  [paths.settings, ["Einstellungen", "Sicherheitseinstellungen"]],
  [paths.billing, ["Einstellungen"]],
  [paths.readiness, ["Meldungen", "Einstellungen"]],
  [paths.evaluations, ["Statistiken"]],
  [paths.audit, ["Sicherheitseinstellungen"]],
  [paths.account, "everybody"],
  [paths.users, ["Benutzer und Abteilungen"]],
  [paths.user("{user}"), ["Benutzer und Abteilungen"]],
  [paths.support, "everybody"],
  [paths.handbook("passwort-vergessen"), "everybody"],
];
const PRESETS: readonly (readonly Permission[])[] = [...PERMISSIONS.map((one) => [one]), []];

const permit = (product: Product, email: string, permissions: readonly Permission[]) =>
  withDatabase(product, (database) => database.query("update users set permissions = $2 where email = $1", [email, permissions]));

const idsOf = (product: Product) =>
  withDatabase(product, async (database) => {
    const one = async (sql: string) => (await database.query<{ id: string }>(sql)).rows[0]!.id;
    return {
      report: await one(
        "select r.id from reports r join users u on u.id = r.assigned_to where u.email = 'malik.okafor@demo.example' limit 1",
      ),
      user: await one("select id from users where email = 'anna.lindner@demo.example'"),
    };
  });

/** Follows what a page asks the server for: what is on its way, and what was refused. */
function watch(page: Page) {
  const open = new Set<Request>();
  const refused: string[] = [];
  const isOurs = (request: Request) => request.url().includes("/api/") && !request.url().endsWith("/events");
  page.on("request", (request) => isOurs(request) && open.add(request));
  page.on("requestfailed", (request) => open.delete(request));
  page.on("response", (answer) => {
    open.delete(answer.request());
    if (isOurs(answer.request()) && answer.status() >= 400) refused.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return { refused, isQuiet: () => open.size === 0 };
}

/** Figures that one may not see are absent, not zero. */
async function figuresAre(page: Page, permissions: readonly Permission[]): Promise<void> {
  const card = (name: string) => page.getByRole("main").getByText(name, { exact: true });
  for (const name of ["Neue Meldungen", "Offene Meldungen"])
    await expect(card(name)).toHaveCount(permissions.includes("Meldungen") ? 1 : 0);
  const seesChannels = permissions.some((one) => one !== "Sicherheitseinstellungen");
  await expect(card("Aktive Kanäle")).toHaveCount(seesChannels ? 1 : 0);
  const toFigures = page.getByRole("link", { name: "Zu den Auswertungen" });
  await expect(toFigures).toHaveCount(permissions.includes("Statistiken") ? 1 : 0);
}

/** Takes away that a colleague has released this person, with all that was granted to them, or gives it back. */
const release = (product: Product, isReleased: boolean) =>
  withDatabase(product, async (database) => {
    if (isReleased) {
      await database.query("update users u set member_signature = b.member_signature from released_before b where b.id = u.id");
      await database.query("insert into grants select * from granted_before");
      await database.query("drop table released_before, granted_before");
      return;
    }
    await database.query(`create table released_before as select id, member_signature from users where email = '${MALIK.email}'`);
    await database.query("create table granted_before as select * from grants where to_user_id = (select id from released_before)");
    await database.query("update users set member_signature = null where email = $1", [MALIK.email]);
    await database.query("delete from grants where to_user_id = (select id from released_before)");
  });

test.afterEach(({ product }) => permit(product, MALIK.email, ["Meldungen"]));

/** A third of the addresses, another one with each choice of permissions, and the first page with all; the nightly form takes each with each. */
const openedWith = (column: number) =>
  OPEN.filter(([path], row) => process.env["NIGHTLY"] !== undefined || path === paths.dashboard || (row + column) % 3 === 0);

for (const [column, permissions] of PRESETS.entries())
  test(`every address, opened with ${permissions.join(", ") || "no permission"}: the screen, or the one page, and nothing refused`, async ({
    person,
    product,
  }, info) => {
    const ids = await idsOf(product);
    await permit(product, MALIK.email, permissions);
    const { page } = await person();
    const asked = watch(page);
    await signIn(page, MALIK, null);
    for (const [pattern, to] of openedWith(column)) {
      const path = pattern.replace("{report}", ids.report).replace("{user}", ids.user);
      await page.goto(path);
      const isOpen = to === "everybody" || (to !== "all" && to.some((one) => permissions.includes(one)));
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1, name: DENIED }), path).toHaveCount(isOpen ? 0 : 1);
      await expect.poll(asked.isQuiet, { message: path }).toBe(true);
      expect(asked.refused, path).toEqual([]);
      await expect(page.getByRole("button", { name: /Erneut versuchen|Try again/ }), path).toHaveCount(0);
      if (!isOpen) await expect(page.getByRole("main").getByRole("button"), path).toHaveCount(0);
      if (path === paths.dashboard) await figuresAre(page, permissions);
    }
    if (permissions[0] !== "Statistiken") return;
    await page.goto(paths.users);
    await look(page, "denied", info);
  });

test("a permission that is taken while the screen is open ends in the same page; what is typed there can still be copied", async ({
  person,
  product,
}, info) => {
  await permit(product, MALIK.email, ["Einstellungen", "Meldungen"]);
  const { page, newTab, expectComplaint } = await person();
  expectComplaint(/403/);
  await signIn(page, MALIK, null);
  const typing = await newTab();
  await typing.goto(paths.settings);
  await typing.getByLabel("Website").fill("https://halb.example");
  await page.goto(paths.categories);
  await page.getByRole("button", { name: "Neue hinzufügen" }).click();
  await page.keyboard.press("Escape");
  await permit(product, MALIK.email, []);
  // Whatever is read in between may have told it already: then there is no switch any more.
  await page
    .getByRole("switch", { name: /anbieten/ })
    .first()
    .click({ timeout: 5_000 })
    .catch(() => undefined);
  await expect(page.getByRole("heading", { level: 1, name: DENIED })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);

  await typing.getByRole("button", { name: "Speichern" }).click();
  await expect(typing.getByText("Diese Seite ist nicht mehr für Sie freigegeben.")).toBeVisible();
  await look(typing, "denied-typed", info);
});

test("a permission that is taken while a dialog is filled in is said in the dialog, which covers the page", async ({
  person,
  product,
}, info) => {
  await permit(product, MALIK.email, ["Benutzer und Abteilungen", "Meldungen"]);
  const { page, expectComplaint } = await person();
  expectComplaint(/403/);
  await signIn(page, MALIK, null);
  // Deleting a department takes everybody out of it, and the owner stands in this one.
  await page.goto(paths.departments);
  await page.getByRole("button", { name: "Aktionen für Interne Meldestelle" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["Umbenennen"]);
  await page.keyboard.press("Escape");
  await page.goto(paths.users);
  await page.getByRole("button", { name: "Neue hinzufügen" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Vorname").fill("Nora");
  await dialog.getByLabel("Nachname").fill("Neu");
  await dialog.getByLabel("E-Mail").fill("nora.neu@demo.example");
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await permit(product, MALIK.email, []);
  await dialog.getByRole("button", { name: "Erstellen" }).click();
  await expect(dialog.getByText("Diese Seite ist nicht mehr für Sie freigegeben.")).toBeVisible();
  await look(page, "denied-dialog", info);
});

test("whoever waits for a release is let into what no key depends on, by their permissions, and nowhere else", async ({
  person,
  product,
}, info) => {
  await permit(product, MALIK.email, ["Einstellungen", "Sicherheitseinstellungen", "Benutzer und Abteilungen"]);
  await release(product, false);
  const { page } = await person();
  const asked = watch(page);
  await page.goto(paths.signIn);
  await fillSignIn(page, MALIK);
  await expect(page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" })).toBeVisible();
  const card = (name: string) => page.getByRole("heading", { level: 2, name, exact: true });
  await page.goto(paths.settings);
  await expect(page.getByLabel("Firmenname")).toBeVisible();
  for (const name of ["Sicherheit", "Textvorlagen", "Notfallschlüssel", "Gesamtarchiv"]) await expect(card(name)).toHaveCount(0);
  await page.getByLabel("Branche").fill("Handel");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Firmendaten gespeichert").first()).toBeVisible();
  await look(page, "waiting-settings", info);
  await page.goto(paths.billing);
  await expect(page.getByRole("heading", { level: 2, name: "Current Plan" })).toBeVisible();
  await page.goto(paths.categories);
  await page.getByRole("switch").nth(1).click();
  await expect.poll(asked.isQuiet).toBe(true);
  for (const path of [paths.users, paths.departments, paths.channels, paths.audit, paths.emergencyKey, paths.templates, paths.readiness]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Freigabe ausstehend" }), path).toBeVisible();
    await expect.poll(asked.isQuiet, { message: path }).toBe(true);
  }
  await page.goto(paths.reports);
  await expect(page.getByRole("heading", { level: 1, name: DENIED })).toBeVisible();
  expect(asked.refused).toEqual([]);
  await release(product, true);
});
