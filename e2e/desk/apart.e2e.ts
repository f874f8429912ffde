import { deskRoutes } from "@hz/contract/reports/desk";
import { eventRoutes } from "@hz/contract/events";
import { paths } from "@hz/contract/paths";
import { portalApi } from "@hz/contract/portal-paths";
import { reportRoutes } from "@hz/contract/reports/reports";
import type { Page, Route } from "@playwright/test";
import { channelOf, draftReport, sealedReport } from "../../scripts/bench/reporters.ts";
import { signIn } from "../helpers/by-contract.ts";
import { lineOf } from "../helpers/handler.ts";
import { LABELS } from "../helpers/labels.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { openCase } from "../helpers/reporter.ts";
import { DEMO, type Product, startProduct } from "../helpers/product.ts";

const JUNK = 13;

/** The demo of this file alone: it counts what stands in the list. */
let own: Product;
test.beforeAll(async () => {
  own = await startProduct();
});
test.afterAll(() => own.stop());

/** Submits reports of the right form whose keys are sealed to nobody. */
async function submitJunk(count: number): Promise<void> {
  const channel = await channelOf(own.url);
  for (let n = 0; n < count; n++) {
    const report = await sealedReport(channel, 200);
    const key = report.sealedKey;
    const body = JSON.stringify({ ...report, sealedKey: key.slice(0, -24) + "A".repeat(20) + key.slice(-4) });
    const reply = await fetch(own.url + portalApi.submit, { method: "POST", headers: { "content-type": "application/json" }, body });
    expect(reply.status).toBe(200);
  }
}

/** Submits a report of which nothing but the key came whole, and gives what its reporter comes back with. */
async function submitDamaged(): Promise<{ password: string; caseNumber: string }> {
  const channel = await channelOf(own.url);
  const draft = await draftReport(channel.accountId, channel.department);
  const report = await sealedReport(channel, 200, [], draft);
  const damaged = (box: string) => box.slice(0, -24) + "A".repeat(20) + box.slice(-4);
  const body = JSON.stringify({ ...report, title: damaged(report.title), body: damaged(report.body) });
  const reply = await fetch(own.url + portalApi.submit, { method: "POST", headers: { "content-type": "application/json" }, body });
  return { password: draft.password, caseNumber: ((await reply.json()) as { caseNumber: string }).caseNumber };
}

const shown = (page: Page) => page.getByText(/Zeigt 1 bis \d+ von \d+ Ergebnisse/);
/** What the dashboard counts, and what is due next. */
async function figures(page: Page): Promise<string[]> {
  await page.goto(paths.dashboard);
  await expect(page.getByText("Rechnungen eines Lieferanten").first()).toBeVisible();
  const due = page.getByRole("link", { name: /überfällig|Alle .*Fristen/ });
  return [await page.locator("[data-tutorial=overview]").innerText(), ...(await due.allInnerTexts())];
}

test("what nobody can open stands apart: it counts nowhere, one comes back by hand, the others go together", async ({ person }, info) => {
  test.slow();
  const { page } = await person({ baseURL: own.url });
  await signIn(page, DEMO, null);
  const before = await figures(page);
  await page.goto(paths.reports);
  await expect(shown(page)).toBeVisible();
  const listed = await shown(page).innerText();

  await submitJunk(JUNK);
  await test.step("below the list, none of it in the list or in a figure", async () => {
    await expect(page.getByRole("heading", { name: `Nicht lesbare Einsendungen (${JUNK})` })).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(listed)).toBeVisible();
    await expect(page.getByText(`und ${JUNK - 10} weitere`)).toBeVisible();
    await look(page, "apart", info);
    expect(await figures(page)).toEqual(before);
  });

  await test.step("one is shown all the same, and stays in the list", async () => {
    await page.goto(paths.reports);
    await expect(page.getByRole("heading", { name: `Nicht lesbare Einsendungen (${JUNK})` })).toBeVisible();
    await page
      .getByRole("button", { name: /doch anzeigen$/ })
      .first()
      .click();
    await expect(page.getByText("Die Einsendung steht wieder in der Liste").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: `Nicht lesbare Einsendungen (${JUNK - 1})` })).toBeVisible();
    await expect(lineOf(page, "Nicht lesbar")).toHaveCount(1);
    await page.reload();
    await expect(page.getByRole("heading", { name: `Nicht lesbare Einsendungen (${JUNK - 1})` })).toBeVisible();
    await expect(lineOf(page, "Nicht lesbar")).toHaveCount(1);
  });

  await test.step("the others go together, after a question", async () => {
    await page.getByRole("button", { name: "Alle entfernen" }).click();
    const dialog = page.getByRole("alertdialog", { name: `${JUNK - 1} nicht lesbare Einsendungen entfernen?` });
    await expect(dialog).toBeVisible();
    await look(page, "apart-remove", info);
    await dialog.getByRole("button", { name: "Alle entfernen" }).click();
    await expect(page.getByText(`${JUNK - 1} Einsendungen entfernt`).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Nicht lesbare Einsendungen/ })).toHaveCount(0);
    await page.reload();
    await expect(shown(page)).toBeVisible();
    await expect(lineOf(page, "Nicht lesbar")).toHaveCount(1);
    await expect(page.getByRole("heading", { name: /^Nicht lesbare Einsendungen/ })).toHaveCount(0);
  });

  await test.step("a damaged one comes back as soon as its reporter writes something that opens", async () => {
    const { password, caseNumber } = await submitDamaged();
    const heading = page.getByRole("heading", { name: "Nicht lesbare Einsendungen (1)" });
    await expect(heading).toBeVisible({ timeout: 30_000 });
    const reporter = await person({ baseURL: own.url });
    await reporter.page.goto(paths.portal("demo-company"));
    await openCase(reporter.page, password, caseNumber);
    await reporter.page.getByLabel(LABELS.de.message).fill("Kommt meine Meldung an?");
    await reporter.page.getByRole("button", { name: LABELS.de.send }).click();
    await expect(heading).toHaveCount(0, { timeout: 30_000 });
    await expect(lineOf(page, "Nicht lesbar")).toHaveCount(2);
  });

  await test.step("what a colleague sets apart while the page is being read is not missed", async () => {
    const beside = await person({ baseURL: own.url });
    await signIn(beside.page, DEMO, paths.reports);
    await expect(shown(beside.page)).toBeVisible();
    const read = Promise.withResolvers<void>();
    const setApart = Promise.withResolvers<void>();
    const seen = Promise.withResolvers<void>();
    const hold = (route: Route) => setApart.promise.then(() => route.continue());
    await page.route(`**${eventRoutes.account.path}`, hold);
    await page.route(`**${reportRoutes.list.path}?*`, hold);
    await page.route(
      `**${deskRoutes.apart.path}`,
      async (route) => {
        const response = await route.fetch();
        read.resolve();
        await seen.promise;
        await route.fulfill({ response });
      },
      { times: 1 },
    );
    const stream = page.waitForResponse(`**${eventRoutes.account.path}`);
    await page.goto(paths.reports);
    await read.promise;
    await submitJunk(1);
    const one = { name: "Nicht lesbare Einsendungen (1)" };
    await expect(beside.page.getByRole("heading", one)).toBeVisible({ timeout: 30_000 });
    setApart.resolve();
    await stream;
    await expect(shown(page)).toBeVisible();
    seen.resolve();
    await expect(page.getByRole("heading", one)).toBeVisible();
  });
});
