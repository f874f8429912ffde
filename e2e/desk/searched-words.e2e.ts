import type { Page } from "@playwright/test";
import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { lineOf, openReport } from "../helpers/handler.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

/** A report of the demo that this journey opens and never changes, and a word of it that stands in no name of a page. */
const TITLE = "Rechnungen eines Lieferanten doppelt bezahlt";
const WORD = "doppelt";

/** Where a browser keeps something beyond the page that is on the screen. */
const keptIn = (page: Page) =>
  page.evaluate(() =>
    [
      location.href,
      document.title,
      ...[history.state, { ...localStorage }, { ...sessionStorage }].map((kept) => JSON.stringify(kept)),
    ].join("\n"),
  );

test("what handlers search for is in no address, history, storage or request; back from a report the list is as they left it", async ({
  person,
}) => {
  const { page } = await person();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await signIn(page, DEMO, paths.reports);
  const field = page.getByRole("searchbox");
  const lines = page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ });
  await expect(lines.nth(1)).toBeVisible();
  await field.fill(WORD);
  await expect(lines).toHaveCount(1);
  expect(await keptIn(page)).not.toContain(WORD);
  await openReport(page, TITLE);
  expect(await keptIn(page)).not.toContain(WORD);
  await page.goBack();
  await expect(field).toHaveValue(WORD);
  await expect(lines).toHaveCount(1);
  await expect(lineOf(page, TITLE)).toBeVisible();
  expect(await keptIn(page)).not.toContain(WORD);
  await page.reload();
  await expect(lines.nth(1)).toBeVisible();
  await expect(field).toHaveValue("");
  expect(sent.filter((one) => one.includes(WORD))).toEqual([]);

  await test.step("an old address, as a bookmark may hold it, is sent once and then clean", async () => {
    await page.goto(`${paths.reports}?suche=${WORD}&status=neu,in-bearbeitung,offen,geschlossen,geloest`);
    await expect(field).toHaveValue(WORD);
    await expect(lines).toHaveCount(1);
    expect(new URL(page.url()).search).toMatch(/^\?status=neu/);
    expect(await keptIn(page)).not.toContain(WORD);
    expect(sent.filter((one) => one.includes(WORD))).toHaveLength(1);
    await page.reload();
    await expect(lines.nth(1)).toBeVisible();
    await expect(field).toHaveValue("");
  });
});
