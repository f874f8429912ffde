import { randomUUID } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { authRoutes } from "@hz/contract/sign-in/auth";
import { paths } from "@hz/contract/paths";
import { newOffice, signIn } from "../helpers/by-contract.ts";
import { fillSignIn } from "../helpers/handler.ts";
import { signOut } from "../helpers/own-account.ts";
import { expect, test } from "../helpers/people.ts";

/** Ends the session on the server as another device would; this page does not know of it. */
const endSession = (page: Page) =>
  page.evaluate(async (path) => {
    await fetch(path, { method: "POST", headers: { authorization: `Bearer ${localStorage.getItem("authToken")}` } });
  }, authRoutes.signOut.path);

test("a session that ends under a form loses nothing: signed in again in another tab, it is saved where it was typed", async ({
  person,
}) => {
  const { page, context, newTab, expectComplaint } = await person();
  expectComplaint(/401|ERR_FAILED/);
  const account = { email: `sitzung-${randomUUID().slice(0, 8)}@muster.example`, password: "Neun Reiher am Fluss" };
  await newOffice(page, { ...account, fullName: "Sina Sitzung", companyName: "Sitzung AG" }, { isCodeLeft: true });
  const notice = page.getByText("Ihre Sitzung ist beendet", { exact: true });

  await test.step("company data; afterwards the page follows the account again", async () => {
    await page.goto(paths.settings);
    await page.getByLabel("Rechtsform").fill("Genossenschaft");
    await endSession(page);
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(notice).toBeVisible();
    const way = page.getByRole("link", { name: "In neuem Tab anmelden" });
    const [tab] = await Promise.all([context.waitForEvent("page"), way.press("Enter")]);
    await fillSignIn(tab, account);
    await expect(page.getByText("Sie sind wieder angemeldet", { exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
    await tab.close();
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText("Firmendaten gespeichert", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Kategorien" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Kategorien" })).toBeVisible();
  });

  await test.step("another tab learns of it first", async () => {
    await page.goto(paths.settings);
    const form = page.getByLabel("Rechtsform");
    await form.fill("Stiftung");
    const tab = await newTab();
    await tab.goto(paths.dashboard);
    await expect(tab.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
    await endSession(tab);
    await expect(tab.getByRole("heading", { level: 1, name: "Anmelden" })).toBeVisible();
    await expect(notice).toBeVisible();
    await expect(form).toHaveValue("Stiftung");
    await signIn(tab, account, null);
    await expect(page.getByText("Sie sind wieder angemeldet", { exact: true })).toBeVisible();
    await expect(notice).toBeHidden();
    await tab.close();
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(page.getByText("Firmendaten gespeichert", { exact: true })).toBeVisible();
  });

  await test.step("somebody else who signs in there saves nothing of it", async () => {
    const other = { email: `andere-${randomUUID().slice(0, 8)}@muster.example`, password: "Neun Reiher am Fluss" };
    const elsewhere = await person();
    await newOffice(elsewhere.page, { ...other, fullName: "Anja Andere", companyName: "Andere AG" }, { isCodeLeft: true });
    await page.goto(paths.settings);
    await page.getByLabel("Rechtsform").fill("Verein");
    await endSession(page);
    await page.getByRole("button", { name: "Speichern" }).click();
    await expect(notice).toBeVisible();
    // As long as it is not known whose the new session is, nothing is saved by it.
    const block = (route: Route) => route.abort();
    const tab = await newTab();
    await page.route(authRoutes.session.path, block);
    await signIn(tab, other, null);
    const refused = page.waitForResponse((answer) => answer.request().method() !== "GET" && answer.status() === 401);
    await page.getByRole("button", { name: "Speichern" }).click();
    await refused;
    await expect(page.getByLabel("Rechtsform")).toHaveValue("Verein");
    await page.unroute(authRoutes.session.path, block);
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect(page.getByLabel("Firmenname")).toHaveValue("Andere AG");
    await expect(page.getByLabel("Rechtsform")).toHaveValue("");
  });
});

test("where nothing is typed the sign-in page follows and leads back; a form that is left leaves nothing, nor does who signs out", async ({
  person,
}) => {
  const { page, newTab, expectComplaint } = await person();
  expectComplaint(/401/);
  const account = { email: `verlassen-${randomUUID().slice(0, 8)}@muster.example`, password: "Neun Reiher am Fluss" };
  await newOffice(page, { ...account, fullName: "Vera Verlassen" }, { isCodeLeft: true });
  const form = page.getByLabel("Rechtsform");
  const signInPage = page.getByRole("heading", { level: 1, name: "Anmelden" });

  await test.step("nothing is typed", async () => {
    await page.goto(paths.settings);
    await expect(form).toBeVisible();
    // Its stream of events ends with the session: nobody has to press anything to learn of it.
    await endSession(page);
    await expect(signInPage).toBeVisible();
    await signIn(page, account, new URL(page.url()).searchParams.get("weiter"));
    await expect(form).toBeVisible();
  });

  await test.step("a form that is left under a lost session leaves nothing to whoever signs in next", async () => {
    await form.fill("Verein");
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await endSession(page);
    await page.getByRole("button", { name: "Speichern" }).click();
    const notice = page.getByText("Ihre Sitzung ist beendet", { exact: true });
    await expect(notice).toBeVisible();
    await page.getByRole("link", { name: "Kategorien" }).click();
    await page.getByRole("button", { name: "Änderungen verwerfen" }).click();
    await expect(signInPage).toBeVisible();
    // Loaded anew: nothing is left in its memory.
    expect(await page.evaluate(() => "isOldPage" in window)).toBe(false);
    await signIn(page, account, new URL(page.url()).searchParams.get("weiter"));
    await expect(page.getByRole("heading", { level: 1, name: "Kategorien" })).toBeVisible();
    await expect(notice).toBeHidden();
  });

  await test.step("who signs out by wish leaves nothing on the screen of another tab, unsaved or not", async () => {
    await page.goto(paths.settings);
    await form.fill("Verein");
    const tab = await newTab();
    await tab.goto(paths.dashboard);
    await signOut(tab);
    await expect(signInPage).toBeVisible();
  });
});
