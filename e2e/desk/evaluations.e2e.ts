import { readFile } from "node:fs/promises";
import { paths } from "@hz/contract/paths";
import { DeletionGround } from "@hz/contract/procedure/retention";
import type { Locator, Page } from "@playwright/test";
import { whileChanged } from "../helpers/database.ts";
import { signIn } from "../helpers/by-contract.ts";
import { hold } from "../helpers/hold.ts";
import { look } from "../helpers/look.ts";
import { signOut } from "../helpers/own-account.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";
import { shownToast } from "../helpers/toast.ts";

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const card = (page: Page, name: string | RegExp) =>
  page.locator("section").filter({ has: page.getByRole("heading", { level: 2, name, exact: true }) });

/**
 * What stays of reports of the demo that came, ended and were deleted today: six on every ground, so that what another journey
 * deletes is no small count beside them.
 */
const DELETED = `insert into deleted_reports
    (account_id, channel_id, department_id, report_type, way, status, outcome, received_day, closed_day, deleted_day, ground)
  select c.account_id, c.id, c.department_id, 'anonymous', 'portal', 'closed', 'journey', today, today, today, ground
  from channels c cross join (select (now() at time zone 'Europe/Berlin')::date as today) cross join generate_series(1, 6)
    cross join unnest('{${DeletionGround.options.join(",")}}'::text[]) as ground
  where c.id = (select c.id from channels c join users u on u.account_id = c.account_id where u.email = '${DEMO.email}' order by c.id limit 1)`;
const FORGOTTEN = `delete from deleted_reports where outcome = 'journey'`;

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
  await expect(page.getByText(/^Die CSV-Datei umfasst ganze Quartale \(.+\), alle Meldekanäle und alle Abteilungen\./)).toBeVisible();
  await page.getByLabel("Zeitraum", { exact: true }).selectOption("Eigener Zeitraum");
  await page.getByLabel("Erster Tag").fill("2001-01-01");
  await expect.poll(() => searchOf(page).von).toBe("2001-01-01");
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

test("a file that fails is said beside its button, and as a toast to whoever has gone elsewhere meanwhile", async ({ person }) => {
  const { page, expectComplaint } = await person();
  expectComplaint(/ERR_FAILED/);
  await openEvaluations(page);
  const failure = /Der Export ist nicht gelungen\. Es wurde nichts gespeichert\. /;
  const fail = async (meanwhile: () => Promise<unknown>) => {
    const held = await hold(page, /\/api\/evaluations\/exports$/, "POST");
    await page.getByRole("button", { name: "Als CSV" }).click();
    await held.sent;
    await meanwhile();
    held.lose();
  };
  await fail(async () => undefined);
  await expect(page.getByRole("main").getByText(failure)).toBeVisible();
  await fail(async () => {
    await page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link", { name: "Meldungen" }).click();
    await expect(page.getByRole("heading", { name: "Meldungen", level: 1 })).toBeVisible();
  });
  await expect(shownToast(page, failure)).toBeVisible();
});

test("what leaves the office hides small counts: figures as CSV, and the yearly report with a preface of one's own", async ({
  person,
  product,
}, info) => {
  const { page } = await person();
  // Some figures are large enough to leave the office, whatever other journeys have made of the demo's.
  const csv = await whileChanged(product, DELETED, FORGOTTEN, async () => {
    await openEvaluations(page);
    return saved(page, page.getByRole("button", { name: "Als CSV" }));
  });
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
  // Whoever signs in next in this tab, at another company maybe, finds nothing of it.
  const kept = () => page.evaluate(() => Object.values(sessionStorage).filter((text) => text.includes("zugehört")).length);
  expect(await kept()).toBe(1);
  await signOut(page);
  expect(await kept()).toBe(0);
});

test("what was deleted is told as missing, on the page and in what leaves the office; what is held and how ready it is, as of today", async ({
  person,
  product,
}, info) => {
  const { page } = await person();
  await whileChanged(product, DELETED, FORGOTTEN, async () => {
    await openEvaluations(page);
    const missing = page.getByText(/^\d+ Meldungen dieses Zeitraums sind gelöscht und nicht mehr mitgezählt\./);
    await expect(missing).toBeVisible();
    const deletions = card(page, "Löschungen");
    await deletions.getByText("Als Tabelle").click();
    await expect(deletions.getByRole("table").getByRole("row", { name: /^Frist abgelaufen, von selbst gelöscht \d+ \d+$/ })).toBeVisible();
    const holds = card(page, /^Aufbewahrungssperren am /);
    await holds.getByText("Als Tabelle").click();
    await expect(holds.getByRole("table").getByRole("row", { name: /^Prüfung fällig \d+$/ })).toBeVisible();
    const readiness = card(page, /^Betriebsbereitschaft am /);
    await expect(readiness.getByText(/: letzte Probemeldung$/).first()).toBeVisible();
    await expect(readiness.getByText(/^(Bereit|Zu prüfen|Nicht bereit): /).first()).toBeVisible();
    await look(page, "evaluations-deletions", info);

    const csv = await saved(page, page.getByRole("button", { name: "Als CSV" }));
    const lines = csv.bytes.toString().split("\r\n");
    expect(lines.find((line) => line.includes('"Frist abgelaufen, von selbst gelöscht"'))).toMatch(/^"Löschungen";.*;"\d+";"/);
    expect(lines.filter((line) => line.startsWith('"Betriebsbereitschaft am ')).length).toBeGreaterThan(3);
  });

  await page.goto(`${paths.evaluations}?zeitraum=eigener&von=2001-01-01&bis=2001-01-31`);
  await expect(page.getByText("In diesem Zeitraum ist nichts eingegangen")).toBeVisible();
  await expect(page.getByText(/gelöscht und nicht mehr mitgezählt/)).toBeHidden();
  await expect(card(page, "Löschungen")).toBeHidden();
  await expect(card(page, /^Betriebsbereitschaft am /)).toBeVisible();
});
