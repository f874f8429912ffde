import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { channelOf, sealedReport, sendReport } from "../../scripts/bench/reporters.ts";
import { channelAddress, newOffice, signIn } from "../helpers/by-contract.ts";
import { fillSignIn, lineOf, openReport } from "../helpers/handler.ts";
import { expect, type Person, PHONE, test } from "../helpers/people.ts";
import { DEMO, type Product } from "../helpers/product.ts";

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

const openNotes = (page: Page) => page.getByRole("tab", { name: /Interne Notizen/ }).click();

/** Waits until so many drafts of this tab are kept, each sealed: nothing of the texts stands in the browser. */
async function waitForDrafts(page: Page, number: number, texts: string[]): Promise<void> {
  const kept = () => page.evaluate(() => Object.entries(sessionStorage).filter(([name]) => name.startsWith("hz.draft.")));
  await expect.poll(async () => (await kept()).length).toBe(number);
  for (const text of texts) expect(JSON.stringify(await kept())).not.toContain(text);
}

test("drafts of an answer and a note: asked about on leaving, kept over a reload, and over a session that ended elsewhere", async ({
  person,
}) => {
  const { page, context, expectComplaint } = await person();
  await signIn(page, DEMO);
  await openDemoReport(page);
  const [answer, note] = [`Antwort ${randomUUID()}`, `Notiz ${randomUUID()}`];
  const question = page.getByRole("alertdialog", { name: "Entwurf verwerfen?" });
  const write = async () => {
    await page.getByLabel(ANSWER).fill(answer);
    await openNotes(page);
    await page.getByLabel(NOTE).fill(note);
  };
  const expectBoth = async () => {
    await expect(heading(page, DEMO_TITLE)).toBeVisible();
    await expect(page.getByLabel(NOTE)).toHaveValue(note);
    await page.getByRole("tab", { name: /^Nachrichten/ }).click();
    await expect(page.getByLabel(ANSWER)).toHaveValue(answer);
  };

  await test.step("a look at the other tab loses nothing; leaving asks, staying keeps, discarding forgets", async () => {
    await write();
    await page.getByRole("tab", { name: /^Nachrichten/ }).click();
    await page.getByRole("link", { name: "Meldungen" }).first().click();
    await question.getByRole("button", { name: "Hier bleiben" }).click();
    await openNotes(page);
    await expectBoth();
    await page.goBack();
    await question.getByRole("button", { name: "Entwurf verwerfen" }).click();
    await expect(heading(page, "Meldungen")).toBeVisible();
    await openReport(page, DEMO_TITLE);
    await expect(page.getByLabel(ANSWER)).toHaveValue("");
    await openNotes(page);
    await expect(page.getByLabel(NOTE)).toHaveValue("");
    await waitForDrafts(page, 0, []);
  });

  await test.step("a reload asks too, and brings both back", async () => {
    await page.getByRole("tab", { name: /^Nachrichten/ }).click();
    await write();
    await waitForDrafts(page, 2, [answer, note]);
    const asked = page.waitForEvent("dialog");
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.accept();
    await reloaded;
    await expectBoth();
  });

  await test.step("the session ends elsewhere: the texts stay, can be copied, and are there again after signing in", async () => {
    expectComplaint(/401/);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const elsewhere = await person();
    await signIn(elsewhere.page, DEMO, paths.account);
    await elsewhere.page.getByRole("button", { name: "Alle anderen abmelden" }).click();
    await elsewhere.page.getByRole("alertdialog").getByRole("button", { name: "Alle anderen abmelden" }).click();
    await expect(page.getByText("Ihre Sitzung ist beendet", { exact: true })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByLabel(ANSWER)).toHaveValue(answer);
    await page.getByRole("button", { name: "Text kopieren" }).click();
    await expect(page.getByRole("button", { name: "Kopiert" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    for (const text of [answer, note]) expect(copied).toContain(text);
    await expect(page.getByRole("link", { name: "In neuem Tab anmelden" })).toHaveAttribute("href", paths.signIn);
    // What is typed on is neither left out of the copy nor lost without a question.
    await page.getByLabel(ANSWER).fill(`${answer} Nachtrag`);
    const leave = page.getByRole("button", { name: "Zur Anmeldung" });
    await leave.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hier bleiben" }).click();
    await page.getByRole("button", { name: /^(Text kopieren|Kopiert)$/ }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${answer} Nachtrag`);
    await leave.click();
    await fillSignIn(page, DEMO);
    await openNotes(page);
    await expectBoth();
  });

  await test.step("what was emptied again is no draft", async () => {
    await page.getByLabel(ANSWER).fill("");
    await openNotes(page);
    await page.getByLabel(NOTE).fill("");
    await page.getByRole("link", { name: "Meldekanäle", exact: true }).click();
    await expect(heading(page, "Meldekanäle")).toBeVisible();
  });
});

/** Sends reports of these titles to a channel, one after the other, sealed as the portal seals them. */
async function sendReports(product: Product, address: string, titles: string[]): Promise<void> {
  const channel = await channelOf(product.url, /portal\/([^#]+)/.exec(address)![1]!);
  const reports = await Promise.all(titles.map((title) => sealedReport(channel, 100, [], undefined, title)));
  const agent = new Agent({ keepAlive: true });
  for (const report of reports) expect((await sendReport(agent, product.url, report)).status).toBe(200);
  agent.destroy();
}

test("more reports than a page holds: the footer tells the truth, and address, reload and the back button keep the page", async ({
  person,
  product,
}) => {
  const owner = await person();
  const { page, expectComplaint } = owner;
  const id = randomUUID().slice(0, 8);
  await newOffice(
    page,
    { email: `seiten-${id}@werk.example`, password: "Neun Reiher am Fluss", fullName: "Paula Seite" },
    { isCodeLeft: true },
  );
  const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);
  await sendReports(product, await channelAddress(owner.page), [...numbered("Werkstor", 52), ...numbered("Kantine", 3)]);

  const footer = page.getByRole("navigation", { name: "Seiten der Liste" });
  const [previous, next] = [footer.getByRole("button", { name: "Zurück" }), footer.getByRole("button", { name: "Weiter" })];
  const expectPage = async (search: Record<string, string>, from: number, to: number, total: number) => {
    await expect(footer).toContainText(`Zeigt ${from} bis ${to} von ${total} Ergebnisse`);
    await expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual(search);
    await expect(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ })).toHaveCount(to - from + 1);
    await expect(previous).toBeEnabled({ enabled: from > 1 });
    await expect(next).toBeEnabled({ enabled: to < total });
  };
  const opened = (title: string) => expect(lineOf(page, title)).toBeVisible();

  await test.step("turning, reloading, opening and coming back", async () => {
    await page.goto(paths.reports);
    await expectPage({}, 1, 50, 55);
    await opened("Kantine 3");
    await next.focus();
    await page.keyboard.press("Enter");
    await expectPage({ seite: "2" }, 51, 55, 55);
    await opened("Werkstor 5");
    // The button pressed has nothing more to do, and the keyboard still stands on it, not at the top of the page.
    await expect(next).toBeFocused();
    await page.reload();
    await expectPage({ seite: "2" }, 51, 55, 55);
    await openReport(page, "Werkstor 4");
    await page.goBack();
    await expectPage({ seite: "2" }, 51, 55, 55);
    await page.goBack();
    await expectPage({}, 1, 50, 55);
    await page.goForward();
    await expectPage({ seite: "2" }, 51, 55, 55);
  });

  await test.step("what came of the list stays when the rest does not, is said to be part of it, and the rest can be fetched", async () => {
    expectComplaint(/ERR_FAILED/);
    const rest = /\/api\/reports\?.*cursor=/;
    const failedAgain = () => page.waitForEvent("requestfailed", (request) => rest.test(request.url()));
    await page.route(rest, (route) => route.abort());
    await page.reload();
    const said = page.getByRole("alert").filter({ hasText: "Nicht alle Meldungen konnten geladen werden" });
    await expect(said).toBeVisible();
    await previous.click();
    await opened("Kantine 3");
    // Each screen that shows the list tries by itself once; only when that has failed, too, is there somebody needed.
    await Promise.all([failedAgain(), page.getByRole("link", { name: "Dashboard", exact: true }).click()]);
    await expect(said).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
    await said.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect(said).toHaveCount(0);
    await page.getByRole("link", { name: "Zur Meldungen-Verwaltung" }).click();
    await expectPage({}, 1, 50, 55);
    await next.click();
    await expectPage({ seite: "2" }, 51, 55, 55);
    await page.goBack();
  });

  await test.step("a search begins on its first page and has pages of its own", async () => {
    await page.getByRole("searchbox").fill("werkstor");
    await expectPage({ suche: "werkstor" }, 1, 50, 52);
    await next.click();
    await expectPage({ suche: "werkstor", seite: "2" }, 51, 52, 52);
    await opened("Werkstor 1");
    await page.reload();
    await expectPage({ suche: "werkstor", seite: "2" }, 51, 52, 52);
    await page.goBack();
    await expectPage({ suche: "werkstor" }, 1, 50, 52);
    await page.getByRole("searchbox").press("Escape");
    await expectPage({}, 1, 50, 55);
  });

  await test.step("an address that names no page leads to the nearest; on a phone too, from its top", async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${paths.reports}?seite=99`);
    await expectPage({ seite: "99" }, 51, 55, 55);
    await expect(page.getByRole("searchbox")).toHaveAttribute("placeholder", "In Meldungen suchen");
    await previous.click();
    await expectPage({}, 1, 50, 55);
    await expect(heading(page, "Meldungen")).toBeInViewport();
    await page.goto(`${paths.reports}?seite=viele`);
    await expectPage({ seite: "viele" }, 1, 50, 55);
  });
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
