import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "../helpers/people.ts";

const FRAME = "**/kartenfeld";
const START = "7-tägige kostenlose Testphase starten";
const HEADERS = {
  "content-type": "text/html",
  "cross-origin-embedder-policy": "require-corp",
  "cross-origin-resource-policy": "cross-origin",
};

async function fillTrial(page: Page): Promise<void> {
  await page.goto(paths.trial);
  await page.getByLabel("Vorname").fill("Olga");
  await page.getByLabel("Nachname").fill("Ordner");
  await page.getByLabel("E-Mail-Adresse").fill(`rahmen-${randomUUID().slice(0, 8)}@werk.example`);
  for (const label of ["Passwort", "Passwort bestätigen"]) await page.getByLabel(label, { exact: true }).fill("Neun Reiher am Fluss");
}

/** A card field's frame that says what it is told to: on its line, to each question. */
const frameThat = (answers: string) => `<!doctype html><p>Feld</p><script>
  const hello = { cardFrame: "hello", nonce: location.hash.slice(1) };
  addEventListener("message", ({ data, ports: [port] }) => {
    if (data.cardFrame !== "begin") return;
    const tell = (word) => port.postMessage(word);
    port.onmessage = ({ data: { type, asked } }) => { if (type === "make") { ${answers} } };
    tell({ type: "height", px: 60 });
    tell({ type: "ready" });
    Object.assign(window, { tell });
  });
  parent.postMessage({ ...hello, nonce: "another" }, "*");
  parent.postMessage(hello, "*");
</script>`;

test("a frame that does not answer is said to be out of reach; what was typed stays, and the next try finds it", async ({ person }) => {
  const { page } = await person();
  await page.route(FRAME, (route) => route.fulfill({ headers: HEADERS, body: "<!doctype html><p>Nichts" }));
  await fillTrial(page);
  const trouble = page.getByRole("alert").filter({ hasText: "Der Zahlungsanbieter ist nicht erreichbar" });
  await expect(trouble).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("button", { name: START })).toBeDisabled();
  await page.unroute(FRAME);
  await trouble.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.frameLocator("iframe[title=Kreditkarte]").getByLabel("Testkarte")).toBeVisible();
  await expect(trouble).toBeHidden();
  await expect(page.getByLabel("Vorname")).toHaveValue("Olga");
  await expect(page.getByRole("button", { name: START })).toBeEnabled();
});

test("a frame that answers with something else is cut off: nothing is sent, and the form stays", async ({ person }) => {
  const { page } = await person();
  await page.route(FRAME, (route) =>
    route.fulfill({ headers: HEADERS, body: frameThat(`tell({ type: "made", asked, paymentMethodId: "<b>pm</b>" })`) }),
  );
  const sent: string[] = [];
  page.on("request", (request) => void (request.url().endsWith("/api/signup-with-trial") && sent.push(request.url())));
  await fillTrial(page);
  await page.getByRole("button", { name: START }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "Das Kartenfeld antwortet nicht. Es wurde nichts abgebucht" }).first(),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Erneut versuchen" })).toBeVisible();
  await expect(page.getByLabel("Nachname")).toHaveValue("Ordner");
  expect(sent).toEqual([]);
});

/** Says nothing to the first question, and to the second what answers both. */
const ONLY_THE_SECOND = `
  if (!window.wasAsked) { window.wasAsked = asked; return; }
  tell({ type: "made", asked: window.wasAsked, paymentMethodId: "pm_first" });
  tell({ type: "made", asked, paymentMethodId: "pm_second" });`;

test("a frame that is ready and never answers the question is given up: nothing is sent, what was typed stays, the next try works", async ({
  person,
}) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/402 \(Payment Required\)/);
  await page.clock.install();
  await page.route(FRAME, (route) => route.fulfill({ headers: HEADERS, body: frameThat(ONLY_THE_SECOND) }));
  const sent: string[] = [];
  await page.route("**/api/signup-with-trial", (route) => {
    sent.push(route.request().postDataJSON().paymentMethodId);
    return route.continue();
  });
  await fillTrial(page);
  await page.getByRole("button", { name: START }).click();
  await page
    .frames()
    .find((one) => one.url().includes("/kartenfeld"))!
    .waitForFunction(() => "wasAsked" in globalThis);
  const silence = page.getByRole("alert").filter({ hasText: "Das Kartenfeld antwortet nicht. Es wurde nichts abgebucht" }).first();
  await page.clock.fastForward(30_000);
  await expect(silence, "a slow provider is waited for").toBeHidden();
  await page.clock.fastForward(15_000);
  await expect(silence).toBeVisible();
  await expect(page.getByLabel("Nachname")).toHaveValue("Ordner");
  expect(sent).toEqual([]);

  // An answer to what was asked first comes too late and finds nobody.
  await page.getByRole("button", { name: START }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Ihre Karte wurde abgelehnt" }).first()).toBeVisible();
  expect(sent).toEqual(["pm_second"]);
});

test("a frame that answers twice, and enter pressed again while it is sent, make one sign-up", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/402 \(Payment Required\)/);
  const twice = `for (const id of ["pm_once", "pm_twice"]) tell({ type: "made", asked, paymentMethodId: id }); tell({ type: "enter" })`;
  await page.route(FRAME, (route) => route.fulfill({ headers: HEADERS, body: frameThat(twice) }));
  const sent: string[] = [];
  await page.route("**/api/signup-with-trial", (route) => {
    sent.push(route.request().postDataJSON().paymentMethodId);
    return route.continue();
  });
  await fillTrial(page);
  await expect(page.getByRole("button", { name: START })).toBeEnabled();
  const frame = page.frames().find((one) => one.url().includes("/kartenfeld"))!;
  await frame.evaluate(() => {
    const { tell } = globalThis as unknown as { tell: (word: object) => void };
    tell({ type: "enter" });
    tell({ type: "enter" });
  });
  // No such card is known to the provider, which says so to the one call.
  await expect(page.getByRole("alert").filter({ hasText: "Ihre Karte wurde abgelehnt" }).first()).toBeVisible();
  expect(sent).toEqual(["pm_once"]);
});
