import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PART_BYTES } from "@hz/contract/limits";
import { paths, portalApi } from "@hz/contract/paths";
import { whileChanged } from "../helpers/database.ts";
import { signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { openLine } from "../helpers/line.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { downloaded, fillForm, openForm, readReceipt, send } from "../helpers/reporter.ts";

const CHANNEL = paths.portal("demo-company");
/** A slow machine seals and sends 20 MB first. */
const UNTIL_CUT_MS = 60_000;
const submissions = (page: Page, seen: string[] = []) => {
  page.on("request", (request) => request.url().endsWith(portalApi.submit) && seen.push(request.postData() ?? ""));
  return seen;
};

/** Signs a handler in and waits for the whole list, so that counting lines means something. */
async function listOf({ page }: Person) {
  await signIn(page, DEMO, paths.reports);
  await expect(page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/)).toBeVisible();
}

test("an upload of 40 MB goes on where it was after the connection was cut in the middle", async ({ person, product }, info) => {
  const bytes = randomBytes(40 * 1024 * 1024);
  const path = info.outputPath("Aufnahme vom 3. Mai.mp4");
  await writeFile(path, bytes);
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
  await expect(page.getByRole("listitem").filter({ hasText: "41,9 MB" })).toBeVisible();
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
  expect(parts.size).toBe(6);
  expect(attempts.length).toBeGreaterThan(parts.size);

  const handler = await person();
  await listOf(handler);
  await openReport(handler.page, title);
  const start = () => handler.page.getByRole("button", { name: "Aufnahme vom 3. Mai.mp4 herunterladen" }).click();
  expect((await downloaded(handler.page, start)).bytes.equals(bytes)).toBe(true);
});

test("a double click sends one report", async ({ person }) => {
  const handler = await person();
  await listOf(handler);
  const { page } = await person();
  const sent = submissions(page);
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Zweimal geklickt", description: "Aus Versehen." });
  await page.getByRole("button", { name: "Meldung absenden" }).dblclick();
  await readReceipt(page);
  expect(sent).toHaveLength(1);
  await expect(lineOf(handler.page, "Zweimal geklickt")).toHaveCount(1);
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

test("a report whose answer was lost is sent again with the same bytes and stays one report", async ({ person }) => {
  const handler = await person();
  await listOf(handler);
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_CONNECTION_RESET.*submit/);
  const sent = submissions(page);
  const answers: string[] = [];
  await page.route(`**${portalApi.submit}`, async (route) => {
    const answer = await route.fetch();
    const { caseNumber } = (await answer.json()) as { caseNumber: string };
    answers.push(caseNumber);
    if (answers.length > 1) return route.fulfill({ response: answer });
    return route.abort("connectionreset");
  });
  await openForm(page, CHANNEL);
  await fillForm(page, { title: "Die Antwort ging verloren", description: "Nur die Antwort." });
  const { caseNumber } = await send(page);
  expect(answers).toEqual([caseNumber, caseNumber]);
  expect(sent[0]).toBe(sent[1]);
  await expect(lineOf(handler.page, "Die Antwort ging verloren")).toHaveCount(1);
});

test("after a failed submission everything typed and attached is still there, and trying again makes one report", async ({
  person,
  product,
}) => {
  const handler = await person();
  await listOf(handler);
  const { page, expectComplaint } = await person();
  expectComplaint(/500.*\/api\/portal\/submit/);
  const puts: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && puts.push(request.url()));
  const title = "Erst beim zweiten Versuch";
  await openForm(page, CHANNEL);
  await fillForm(page, {
    title,
    description: "Der Server war gestört.",
    category: "Geldwäsche",
    contact: { name: "Ida Kern", email: "ida@kern.example" },
    files: [{ name: "Beleg.txt", mimeType: "text/plain", buffer: Buffer.from("Beleg") }],
  });
  await whileChanged(
    product,
    "alter table reports add constraint out_of_order check (false) not valid",
    "alter table reports drop constraint out_of_order",
    async () => {
      await page.getByRole("button", { name: "Meldung absenden" }).click();
      await expect(page.getByRole("alert")).toContainText("Die Meldung wurde noch nicht gesendet");
      await expect(page.getByRole("alert")).toContainText("Ihre Angaben sind noch da.");
      // The button that was pressed is off while it sends: without this the keyboard would begin at the top again.
      await expect(page.getByRole("alert")).toBeFocused();
    },
  );
  await expect(page.getByLabel("Titel", { exact: true })).toHaveValue(title);
  await expect(page.getByLabel("Beschreibung", { exact: true })).toHaveValue("Der Server war gestört.");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Ida Kern");
  await expect(page.getByLabel("Kategorie").locator("option:checked")).toHaveText("Geldwäsche");
  await expect(page.getByRole("list", { name: "Ausgewählte Dateien" })).toContainText("Beleg.txt");
  await send(page);
  expect(puts).toHaveLength(1);
  await expect(lineOf(handler.page, title)).toHaveCount(1);
  await openReport(handler.page, title);
  await handler.page.getByRole("button", { name: "Identität anzeigen" }).click();
  await expect(handler.page.getByText("ida@kern.example")).toBeVisible();
});
