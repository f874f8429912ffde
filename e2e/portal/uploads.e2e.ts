import { randomBytes } from "node:crypto";
import { PART_BYTES } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { openReport } from "../helpers/handler.ts";
import { hold } from "../helpers/hold.ts";
import { openLine } from "../helpers/line.ts";
import { LABELS } from "../helpers/labels.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded, fillForm, finish, layFile, openForm, readReceipt, send } from "../helpers/reporter.ts";

const CHANNEL = paths.portal("demo-company");
/** A slow machine seals and sends 20 MB first. */
const UNTIL_CUT_MS = 60_000;

test("an upload of 27 MB goes on where it was after the connection was cut in the middle", async ({ person, product }, info) => {
  const bytes = randomBytes(27 * 1024 ** 2);
  const path = await layFile(info, "Aufnahme vom 3. Mai.mp4", bytes);
  const title = "Die Leitung reißt mitten in der Aufnahme";
  const line = await openLine(product.url);
  const reporter = await person({ baseURL: line.url });
  reporter.expectComplaint(/ERR_(CONNECTION_(RESET|REFUSED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/);
  const { page } = reporter;
  const partOf = (url: string) => /\/files\/[^/]+\/parts\/(\d+)$/.exec(url)?.[1];
  const attempts: string[] = [];
  const arrived = new Set<string>();
  page.on("request", (request) => {
    const part = partOf(request.url());
    if (part === undefined) return;
    expect(arrived.has(part), `part ${part} had arrived and was sent again`).toBe(false);
    attempts.push(part);
  });
  page.on("response", (response) => {
    const part = partOf(response.url());
    if (part !== undefined && response.ok()) arrived.add(part);
  });

  await openForm(page, CHANNEL);
  await fillForm(page, { title, description: "Siehe Aufnahme.", files: [path] });
  await expect(page.getByRole("listitem").filter({ hasText: "27 MB" })).toBeVisible();
  line.cutAfter(2.5 * PART_BYTES);
  // While it seals, a slow machine answers the click late.
  await page.getByRole("button", { name: "Meldung absenden" }).click({ timeout: UNTIL_CUT_MS });
  await expect(page.getByRole("status").filter({ hasText: "Die Verbindung ist unterbrochen. Es geht von selbst weiter" })).toBeVisible({
    timeout: UNTIL_CUT_MS,
  });
  expect(line.isCut()).toBe(true);
  line.mend();
  // The longer it was away, the longer the next try waits.
  await readReceipt(page, "de", 120_000);
  await line.close();
  const parts = new Set(attempts);
  expect(parts.size).toBe(4);
  expect(attempts.length).toBeGreaterThan(parts.size);

  const handler = await person();
  await signIn(handler.page, DEMO, paths.reports);
  await openReport(handler.page, title);
  const start = () => handler.page.getByRole("button", { name: "Aufnahme vom 3. Mai.mp4 herunterladen" }).click();
  expect((await downloaded(handler.page, start)).bytes.equals(bytes)).toBe(true);
});

test("whoever only looks at the form loads nothing that sends; where that does not come, what is typed stays, and it is fetched anew", async ({
  person,
}) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED.*\/assets\/sending-/);
  let tries = 0;
  await page.route("**/assets/sending-*.js", (route) => {
    tries++;
    return route.abort();
  });
  await openForm(page, CHANNEL);
  await page.getByRole("heading", { level: 1 }).click();
  expect(tries).toBe(0);
  await page.getByLabel("Titel", { exact: true }).focus();
  await expect.poll(() => tries).toBeGreaterThanOrEqual(1);
  await fillForm(page, { title: "Ohne den Rest", description: "Die Leitung riss in dem Augenblick ab." });
  // At the first touch, and because somebody writes.
  await expect.poll(() => tries).toBeGreaterThanOrEqual(2);
  const before = tries;
  await page.getByRole("button", { name: "Meldung absenden" }).click();
  await expect(
    page.getByText("Die Verbindung ist unterbrochen. Es geht von selbst weiter").filter({ visible: true }).first(),
  ).toBeVisible();
  expect(tries).toBeGreaterThan(before);
  await expect(page.getByLabel("Beschreibung", { exact: true })).toHaveValue("Die Leitung riss in dem Augenblick ab.");
  await page.unrouteAll({ behavior: "wait" });
  await readReceipt(page);
});

test("what comes while somebody writes moves no button from under a finger", async ({ person }) => {
  const { page } = await person();
  const sending = await hold(page, "**/assets/sending-*.js", "GET");
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Schnell getippt", description: "Und gleich gesendet." });
  const button = page.getByRole("button", { name: "Meldung absenden" });
  await button.hover();
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top);
  const pressedAt = await top();
  await page.mouse.down();
  const come = page.waitForResponse(/\/assets\/sending-/);
  sending.letGo();
  await (await come).finished();
  await button.evaluate(async () => {
    for (let frames = 0; frames < 60; frames++) await new Promise(requestAnimationFrame);
  });
  expect(await top()).toBe(pressedAt);
  await page.mouse.up();
  await readReceipt(page);
});

test("what opens a case comes once the password is asked for; where it does not come, that is said, and the next try finds it", async ({
  person,
}) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED|404/);
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Mit Rückweg", description: "Der Fall soll sich später öffnen lassen." });
  const { caseNumber, password } = await send(page);
  await finish(page);
  let tries = 0;
  let how: "cut" | "gone" = "cut";
  await page.route("**/assets/opening-*.js", (route) => {
    tries++;
    return how === "cut" ? route.abort() : route.fulfill({ status: 404, body: "" });
  });
  await page.getByRole("link", { name: LABELS.de.toCase }).click();
  const open = page.getByRole("button", { name: LABELS.de.open });
  await expect(open).toBeEnabled();
  expect(tries).toBe(0);
  const typed = page.getByLabel(LABELS.de.password, { exact: true });
  await typed.fill(password);
  await expect.poll(() => tries).toBeGreaterThanOrEqual(1);
  await open.click();
  await expect(page.getByRole("alert")).toContainText("Es gibt gerade keine Verbindung.");
  how = "gone";
  await open.click();
  await expect(page.getByRole("alert")).toContainText("Bitte laden Sie die Seite neu");
  await expect(typed).toHaveValue(password);
  await page.unrouteAll({ behavior: "wait" });
  await open.click();
  await expect(page.getByRole("heading", { level: 1, name: `Fall ${caseNumber}` })).toBeVisible();
});
