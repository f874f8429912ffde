import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { fillSignIn, openReport } from "../helpers/handler.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

/** A report of the demo that these journeys open and never change. */
const DEMO_TITLE = "Rechnungen eines Lieferanten doppelt bezahlt";
const ANSWER = "Nachricht an die hinweisgebende Person";
const NOTE = "Neue interne Notiz";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** Opens the demo's report from the list. */
async function openDemoReport(page: Page): Promise<void> {
  await page.goto(paths.reports);
  await openReport(page, DEMO_TITLE);
}

test("drafts of an answer and a note: asked about on a reload and kept over it, and over a session that ended elsewhere", async ({
  person,
}) => {
  const { page, expectComplaint } = await person();
  await signIn(page, DEMO);
  await openDemoReport(page);
  const [answer, note] = [`Antwort ${randomUUID()}`, `Notiz ${randomUUID()}`];
  const expectBoth = async () => {
    await expect(heading(page, DEMO_TITLE)).toBeVisible();
    await expect(page.getByLabel(NOTE)).toHaveValue(note);
    await page.getByRole("tab", { name: /^Nachrichten/ }).click();
    await expect(page.getByLabel(ANSWER)).toHaveValue(answer);
  };
  await page.getByLabel(ANSWER).fill(answer);
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await page.getByLabel(NOTE).fill(note);
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("hz.draft.")).length);
  await expect.poll(kept).toBe(2);
  const asked = page.waitForEvent("dialog");
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
  await reloaded;
  await expectBoth();

  expectComplaint(/401/);
  const elsewhere = await person();
  await signIn(elsewhere.page, DEMO, paths.account);
  await elsewhere.page.getByRole("button", { name: "Alle anderen abmelden" }).click();
  await elsewhere.page.getByRole("alertdialog").getByRole("button", { name: "Alle anderen abmelden" }).click();
  await expect(page.getByText("Ihre Sitzung ist beendet", { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByLabel(ANSWER)).toHaveValue(answer);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Text kopieren" }).click();
  await page.getByRole("button", { name: "Zur Anmeldung" }).click();
  await fillSignIn(page, DEMO);
  await page.getByRole("tab", { name: /Interne Notizen/ }).click();
  await expectBoth();
});

const CANVAS = { light: "rgb(246, 245, 241)", dark: "rgb(15, 21, 19)" };

/** Loads a page without its program, which is what is painted first, and tells the colour of its ground. */
async function firstGround({ newTab, expectComplaint }: Person, path: string): Promise<string> {
  expectComplaint(/ERR_FAILED|ERR_BLOCKED_BY_CLIENT/);
  const tab = await newTab();
  await tab.route(/\/assets\/admin-(?!style|theme)[^/]*\.js$/, (route) => route.abort());
  await tab.goto(path);
  await expect(tab.getByRole("heading")).toHaveCount(0);
  const ground = await tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await tab.close();
  return ground;
}

test("the colour scheme that was chosen is there from the first paint, on every page of the application", async ({ person }) => {
  const desk = await person({ colorScheme: "light" });
  const { page, expectComplaint } = desk;
  const ground = (colour: string) => expect(page.locator("html")).toHaveCSS("background-color", colour);
  const choose = async (from: string, to: string) => {
    await page.getByRole("button", { name: `Darstellung: ${from}` }).click();
    await page.getByRole("menuitem", { name: to }).click();
    await expect(page.getByRole("button", { name: `Darstellung: ${to}` })).toBeVisible();
  };
  await signIn(page, DEMO);
  await ground(CANVAS.light);
  await choose("Wie das Gerät", "Dunkel");
  await ground(CANVAS.dark);
  await page.reload();
  await expect(page.getByRole("button", { name: "Darstellung: Dunkel" })).toBeVisible();
  await ground(CANVAS.dark);
  expect(await firstGround(desk, paths.dashboard)).toBe(CANVAS.dark);

  // Signed out at once: what was still being read is refused.
  expectComplaint(/401/);
  await page.getByRole("button", { name: /^Benutzermenü/ }).click();
  await page.getByRole("menuitem", { name: "Abmelden" }).click();
  await expect(heading(page, "Anmelden")).toBeVisible();
  await ground(CANVAS.dark);
  expect(await firstGround(desk, paths.signIn)).toBe(CANVAS.dark);

  await fillSignIn(page, DEMO);
  await expect(heading(page, "Dashboard")).toBeVisible();
  await page.emulateMedia({ colorScheme: "dark" });
  await choose("Dunkel", "Hell");
  await ground(CANVAS.light);
  await choose("Hell", "Wie das Gerät");
  await ground(CANVAS.dark);
});

test("an address that leads nowhere, a report and a person that are not there: each says so and leads back", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/404|422|400/);
  const nobody = randomUUID();
  await test.step("signed out, an unknown report asks for the sign-in first", async () => {
    await page.goto(paths.report(nobody));
    await fillSignIn(page, DEMO);
    await expect(heading(page, "Meldung nicht gefunden")).toBeVisible();
    await page.getByRole("link", { name: "Zu den Meldungen" }).click();
    await expect(heading(page, "Meldungen")).toBeVisible();
  });
  await test.step("what is no number of a report at all", async () => {
    await page.goto(paths.report("99999"));
    await expect(heading(page, "Meldung nicht gefunden")).toBeVisible();
  });
  await test.step("an unknown person", async () => {
    await page.goto(paths.user(nobody));
    await expect(page.getByRole("heading", { name: "Benutzer nicht gefunden" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Alle Benutzer" }).last().click();
    await expect(heading(page, "Benutzer")).toBeVisible();
  });
  await test.step("inside the application the frame stays, and the way back leads to the dashboard", async () => {
    await page.goto(`${paths.signIn}?weiter=/gibt-es-nicht`);
    await expect(heading(page, "Seite nicht gefunden")).toBeVisible();
    await expect(page).toHaveTitle(/^Seite nicht gefunden/);
    await page.getByRole("link", { name: "Zum Dashboard" }).click();
    await expect(heading(page, "Dashboard")).toBeVisible();
  });
  await test.step("typed into the address bar it is the public page, from which the sign-in leads straight on", async () => {
    expect((await page.goto("/gibt-es-nicht"))?.status()).toBe(404);
    await page.getByRole("link", { name: "Anmelden" }).first().click();
    await expect(heading(page, "Dashboard")).toBeVisible();
  });
});
