import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { LABELS } from "../helpers/labels.ts";
import { expect, test } from "../helpers/people.ts";
import { fillForm, finish, openCase, openForm, send } from "../helpers/reporter.ts";

const START = paths.portal(DEMO_LINK_SUFFIX);
const PROGRAM = /\/assets\/portal-[\w-]{6}\.js$/;
const SHARED_PART = /\/assets\/drawn-[\w-]{6}\.js$/;
const ELSEWHERE = "https://wetter.example/";
const submit = (page: Page) => page.getByRole("button", { name: LABELS.de.submit });
const place = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

const NO_WAY_BACK = "Playwright does not hear in Debian's Firefox that going back has ended";

/** Goes back as far as it goes and gives the titles of what stands there; a browser may begin with an empty page. */
async function wayBack(page: Page): Promise<string[]> {
  const titles: string[] = [];
  while ((await page.goBack()) !== null) if (page.url() !== "about:blank") titles.push(await page.title());
  return titles;
}

test("start, form, password and case leave one address behind, and the way out a single entry", async ({
  person,
  product,
  browserName,
}) => {
  test.skip(browserName === "firefox", NO_WAY_BACK);
  const { page } = await person();
  await page.route("https://www.dwd.de/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>Wetter</title>Regen" }));
  await page.route(ELSEWHERE, (route) => route.fulfill({ contentType: "text/html", body: "<title>Zuvor</title>Sonne" }));
  await page.goto(ELSEWHERE);
  await openForm(page, START);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeFocused();
  await fillForm(page, { title: "Ein Ort", description: "Mehr als eine Adresse verriete zu viel." });
  const { caseNumber, password } = await send(page);
  await finish(page);
  await openCase(page, password, caseNumber);
  const ours = await page.evaluate(() => navigation.entries().map(({ url }) => url));
  expect([new Set(ours), await page.title()]).toEqual([new Set([product.url + START]), "Portal"]);
  await page.getByRole("link", { name: "Seite schnell verlassen" }).click();
  await expect(page.getByText("Regen")).toBeVisible();
  expect(await wayBack(page)).toEqual(["Portal", "Zuvor"]);
});

test("where a part of the program did not come at first, the form takes the start page's place all the same", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED/);
  for (const part of [PROGRAM, SHARED_PART]) {
    const failed = page.waitForEvent("requestfailed", (request) => part.test(request.url()));
    await page.route(part, (route) => route.abort(), { times: 1 });
    await page.goto(START);
    await failed;
    await page.getByRole("link", { name: "Neue Meldung" }).click();
    await expect(submit(page)).toBeEnabled();
    expect(place(page)).toBe(START);
  }
});

test("without a connection the start page stays, says so at its address, and goes on once it is back", async ({ person }) => {
  const { page, context, expectComplaint } = await person();
  expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(START);
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(loaded).toContainEqual(expect.stringMatching(PROGRAM));
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  const toForm = page.getByRole("link", { name: "Neue Meldung" });
  await toForm.click();
  const said = page.getByRole("alert").filter({ hasText: "Es gibt gerade keine Verbindung." });
  await expect(said).toBeFocused();
  expect(place(page)).toBe(START);
  await context.setOffline(false);
  await toForm.click();
  await expect(submit(page)).toBeEnabled();
  await expect(said).toHaveCount(0);
  expect(place(page)).toBe(START);
});

test("whoever leaves the form at once leaves no entry of the portal", async ({ person, browserName }) => {
  test.skip(browserName === "firefox", NO_WAY_BACK);
  const { page } = await person();
  await page.route("https://www.dwd.de/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>Wetter</title>Regen" }));
  await openForm(page, START);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Regen")).toBeVisible();
  expect(await wayBack(page)).toEqual([]);
});

test("a reload shows the page that stood there: form, login, and the login for the password's page; the name of the company leads back to the start", async ({
  person,
}) => {
  const { page } = await person();
  page.on("dialog", (dialog) => void dialog.accept());
  await openForm(page, START);
  await page.reload();
  await expect(submit(page)).toBeEnabled();
  await fillForm(page, { title: "Neu geladen", description: "x" });
  await send(page);
  const sent = await page.evaluate(() => history.state as unknown);
  await page.reload();
  await expect(page.getByRole("button", { name: LABELS.de.open })).toBeEnabled();
  // Nothing that the browser keeps of the tab tells the two apart.
  expect(await page.evaluate(() => history.state as unknown)).toBe(sent);
  await page.reload();
  await expect(page.getByRole("button", { name: LABELS.de.open })).toBeEnabled();
  await page.goto(START);
  await expect(page.getByRole("link", { name: LABELS.de.newReport })).toBeVisible();
  await page.getByRole("link", { name: LABELS.de.toCase }).click();
  await expect(page.getByRole("button", { name: LABELS.de.open })).toBeEnabled();
  await page.getByRole("banner").getByRole("link", { name: "Muster AG" }).click();
  await expect(page.getByRole("link", { name: LABELS.de.newReport })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: LABELS.de.newReport })).toBeVisible();
  expect(place(page)).toBe(START);
  // The start page begins at its top, however far down the form was read.
  await page.getByRole("link", { name: LABELS.de.newReport }).click();
  await expect(submit(page)).toBeEnabled();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole("banner").getByRole("link", { name: "Muster AG" }).dispatchEvent("click");
  await expect(page.getByRole("link", { name: LABELS.de.newReport })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("going back from the password asks: no stays with it, yes ends at the start page", async ({ person }) => {
  const { page } = await person();
  await openForm(page, START);
  await fillForm(page, { title: "Zurück", description: "x" });
  const { password } = await send(page);
  const asked = async () => {
    const question = page.waitForEvent("dialog");
    await page.evaluate(() => history.back());
    return question;
  };
  await (await asked()).dismiss();
  await expect(page.getByText(password).first()).toBeVisible();
  await (await asked()).accept();
  await expect(page.getByRole("link", { name: LABELS.de.newReport })).toBeVisible();
  expect(place(page)).toBe(START);
});

test("where the program or the page does not come, form and case are gone to at their own address", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED|500/);
  await page.route(/\/assets\/portal-[\w-]{6}\.js$/, (route) => route.abort());
  await page.goto(START);
  await page.getByRole("link", { name: LABELS.de.newReport }).click();
  await expect.poll(() => place(page)).toBe(`${START}?neu=1`);
  await page.unroute(/\/assets\/portal-[\w-]{6}\.js$/);

  const asked: string[] = [];
  await page.route(`**${paths.portalCase(DEMO_LINK_SUFFIX)}`, (route) => {
    asked.push(route.request().resourceType());
    return asked.length === 1 ? route.fulfill({ status: 404, body: "" }) : route.continue();
  });
  expectComplaint(/404/);
  await page.goto(START);
  await page.getByRole("link", { name: LABELS.de.toCase }).click();
  await expect(page.getByRole("button", { name: LABELS.de.open })).toBeEnabled();
  expect(asked).toEqual(["fetch", "document"]);
  expect(place(page)).toBe(paths.portalCase(DEMO_LINK_SUFFIX));
});

test("in a tab of its own a page stands at its own address", async ({ person }) => {
  const { page, context } = await person();
  await page.goto(START);
  const opened = context.waitForEvent("page");
  await page.getByRole("link", { name: LABELS.de.newReport }).click({ modifiers: ["Control"] });
  const tab = await opened;
  await expect(submit(tab)).toBeEnabled();
  expect(place(tab)).toBe(`${START}?neu=1`);
  expect(place(page)).toBe(START);
});

test("while a page is on its way Escape still leads out; a page that was opened by its own address leads to the one address", async ({
  person,
}) => {
  const { page } = await person();
  await page.route("https://www.dwd.de/**", (route) => route.fulfill({ contentType: "text/html", body: "<title>Wetter</title>Regen" }));
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/case-page-/, async (route) => {
    await arrived.promise;
    await route.abort();
  });
  await page.goto(START);
  const asked = page.waitForRequest(/\/assets\/case-page-/);
  await page.getByRole("link", { name: LABELS.de.toCase }).click();
  await asked;
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(page.getByText("Regen")).toBeVisible();
  arrived.resolve();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  await page.goto(paths.portalSuccess(DEMO_LINK_SUFFIX));
  await page.getByRole("link", { name: "Zum bestehenden Fall" }).click();
  await expect(page.getByRole("button", { name: LABELS.de.open })).toBeEnabled();
  expect(place(page)).toBe(START);
  await page.goto(paths.portalCase(DEMO_LINK_SUFFIX));
  await expect(page.getByRole("button", { name: LABELS.de.open })).toBeEnabled();
  await page.getByRole("banner").getByRole("link", { name: "Muster AG" }).click();
  await expect(page.getByRole("link", { name: LABELS.de.newReport })).toBeVisible();
  expect(place(page)).toBe(START);
});
