import { readFile } from "node:fs/promises";
import { paths } from "@hz/contract/paths";
import type { Locator, Page } from "@playwright/test";
import { signIn } from "./handler.ts";
import { look } from "./look.ts";
import { expect, test } from "./people.ts";
import { DEMO } from "./product.ts";

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const card = (page: Page, name: string) => page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Presses a button and gives what is saved. */
async function saved(page: Page, button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

async function openEvaluations(page: Page): Promise<void> {
  await signIn(page, DEMO);
  await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Auswertungen" }).click();
  await expect(page.getByRole("heading", { name: "Auswertungen", level: 1 })).toBeVisible();
}

test("figures of a period stand in charts and tables, and the choice in the address", async ({ person }, info) => {
  const { page } = await person();
  await openEvaluations(page);
  const chart = page.getByRole("img", { name: /^Anonym oder vertraulich: Anonym \d+, / });
  await expect(chart).toBeVisible();
  await look(page, "evaluations", info);

  const types = card(page, "Anonym oder vertraulich");
  await types.getByText("Als Tabelle").click();
  await expect(types.getByRole("table").getByRole("row", { name: /^Vertraulich \d+ \d+$/ })).toBeVisible();
  await types.getByText("Wie wird gezählt?").click();
  await expect(types.getByText(/wer nur gelesen hat, zählt nicht/)).toBeVisible();

  await page.getByLabel("Zeitraum", { exact: true }).selectOption("Dieser Monat");
  await expect.poll(() => searchOf(page)).toEqual({ zeitraum: "monat" });
  await page.getByLabel("Zeitraum", { exact: true }).selectOption("Eigener Zeitraum");
  await page.getByLabel("Erster Tag").fill("2001-01-01");
  await page.getByLabel("Letzter Tag").fill("2001-01-31");
  await expect.poll(() => searchOf(page)).toEqual({ zeitraum: "eigener", von: "2001-01-01", bis: "2001-01-31" });
  await expect(page.getByText("In diesem Zeitraum ist nichts eingegangen")).toBeVisible();
  await page.reload();
  await expect(page.getByText("1. Januar 2001 bis 31. Januar 2001")).toBeVisible();

  await page.getByLabel("Erster Tag").fill("2001-02-01");
  await expect(page.getByText("Der Zeitraum endet vor seinem Beginn. Bitte prüfen Sie die beiden Tage.")).toBeVisible();
  await look(page, "evaluations-refused", info);
  await page.getByLabel("Zeitraum", { exact: true }).selectOption("Dieses Jahr");
  await expect(chart).toBeVisible();
});

test("what leaves the office hides small counts: figures as CSV, and the yearly report with a preface of one's own", async ({
  person,
}, info) => {
  const { page } = await person();
  await openEvaluations(page);
  const csv = await saved(page, page.getByRole("button", { name: "Als CSV" }));
  expect(csv.name).toMatch(/^Auswertung-\d{4}-01-01-bis-\d{4}-12-31\.csv$/);
  const lines = csv.bytes.toString().trim().split("\r\n");
  expect(lines[0]).toMatch(/"Abschnitt";"Kennzahl";"1\. Januar \d{4} bis 31\. Dezember \d{4}"/);
  const counts = lines.slice(1).flatMap((line) => /;"(\d+)";"/.exec(line)?.[1] ?? []);
  expect(counts.length).toBeGreaterThan(5);
  expect(counts.filter((count) => Number(count) > 0 && Number(count) < 5)).toEqual([]);
  expect(lines.filter((line) => line.includes('"verborgen"')).length).toBeGreaterThan(5);

  await page.getByRole("button", { name: "Jahresbericht", exact: true }).click();
  const dialog = page.getByRole("dialog");
  const preface = dialog.getByLabel("Vorwort");
  const year = await dialog.getByLabel("Jahr").inputValue();
  await expect(preface).toHaveValue(new RegExp(`Meldestelle im Jahr ${year}`));
  await preface.fill("Wir haben zugehört.");
  await look(page, "evaluations-yearly", info);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Jahresbericht", exact: true }).click();
  await expect(preface).toHaveValue("Wir haben zugehört.");
  const report = await saved(page, dialog.getByRole("button", { name: "PDF erstellen" }));
  expect(report.name).toBe(`Jahresbericht-${year}.pdf`);
  expect(report.bytes.subarray(0, 8).toString()).toBe("%PDF-1.7");
  await expect(dialog).toBeHidden();

  await page.goto(paths.audit);
  await expect(page.getByText("hat Auswertungen exportiert").first()).toBeVisible();
  await expect(page.getByText(`Jahresbericht als PDF, ${year}-01-01 bis ${year}-12-31`)).toBeVisible();
});
