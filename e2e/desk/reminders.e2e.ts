import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Agent } from "node:http";
import { addDays, berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelOf, sealedReport, sendReport } from "../../scripts/bench/reporters.ts";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { openMail } from "../helpers/mailbox.ts";
import { expect, type Person, test } from "../helpers/people.ts";
import type { Product } from "../helpers/product.ts";

const TITLES = ["Kasse", "Fuhrpark", "Lager", "Archiv"] as const;
const SUBJECT = "Erinnerung an Fristen";
/** Noon in Berlin, so many days ago. */
const daysAgo = (days: number) => new Date(startOfDay(addDays(berlinDay(new Date()), -days)).getTime() + 12 * 3_600_000);
const bell = (page: Page) => page.getByRole("button", { name: /Erinnerung/ });
const lines = (page: Page) => page.getByRole("menu").getByRole("menuitem");

/** Has today's reminders sent, also where the hour's own run was faster; resolves when that and the mails are done. */
const remind = (product: Product) =>
  withDatabase(product, async (database) => {
    await database.query("update accounts set reminded_on = null");
    await database.query("insert into pgboss.job (name, data) values ('remind-of-deadlines', '{}')");
    const open = "select 1 from pgboss.job where name in ('remind-of-deadlines', 'mail-reminders') and state < 'completed'";
    await expect.poll(async () => (await database.query(open)).rowCount, { timeout: 30_000 }).toBe(0);
  });
/** Moves a report's beginning so many days back. */
const received = (product: Product, id: string, days: number, more: string) =>
  withDatabase(product, (database) =>
    database.query(`update reports set received_at = $2, ${more} where id = $1 and $2::timestamptz is not null`, [id, daysAgo(days)]),
  );

/** A new company; gives its owner's address. */
async function aCompany({ page }: Person): Promise<string> {
  const email = `erinnerung-${randomUUID().slice(0, 8)}@werk.example`;
  await newOffice(page, { email, password: "Neun Reiher am Fluss", fullName: "Frida Frist" }, { isCodeLeft: true });
  return email;
}

/** Four reports: one late, one at its last call, one silent for long, one closed. */
async function withDeadlines(owner: Person, product: Product): Promise<void> {
  const address = await channelAddress(owner.page);
  const channel = await channelOf(product.url, /portal\/([^#]+)/.exec(address)![1]!);
  const agent = new Agent({ keepAlive: true });
  const ids = new Map<string, string>();
  for (const title of TITLES) {
    const report = await sealedReport(channel, 100, [], undefined, title);
    expect((await sendReport(agent, product.url, report)).status).toBe(200);
    ids.set(title, report.reportId);
  }
  agent.destroy();
  await received(product, ids.get("Kasse")!, 9, "acknowledged_at = null");
  await received(product, ids.get("Fuhrpark")!, 6, "acknowledged_at = null");
  await received(product, ids.get("Lager")!, 40, "acknowledged_at = $2");
  await received(product, ids.get("Archiv")!, 400, "acknowledged_at = null, status = 'closed', closed_at = now()");
}

test("nobody misses a deadline: the bell, one mail a day without content, the case's history", async ({ person, product }, info) => {
  const owner = await person();
  const { page } = owner;
  const email = await aCompany(owner);

  await test.step("the bell says that nothing waits", async () => {
    const open = async () => {
      if (!(await page.getByRole("menu").isVisible())) await bell(page).click();
      await expect(page.getByText("Für Sie ist nichts fällig.")).toBeVisible();
    };
    await look(page, "reminders-none", info, { enter: open, withoutRules: ["region"] });
    await page.keyboard.press("Escape");
  });

  await withDeadlines(owner, product);

  await test.step("the bell counts what waits, and leads there by keyboard", async () => {
    await page.goto(paths.dashboard);
    await expect(bell(page)).toHaveAccessibleName("3 Erinnerungen für Sie");
    const open = async () => {
      if (!(await page.getByRole("menu").isVisible())) await bell(page).click();
      await expect(lines(page)).toHaveCount(4);
    };
    await look(page, "reminders-bell", info, { enter: open, withoutRules: ["region"] });
    await page.keyboard.press("Escape");
    await bell(page).focus();
    await page.keyboard.press("Enter");
    await expect(lines(page)).toHaveText([
      /Eingangsbestätigung · HZ-1.*überfällig seit 2 Tagen/,
      /Eingangsbestätigung · HZ-2.*noch 1 Tag/,
      /Kein Kontakt · HZ-3.*30 Tage erreicht am/,
      "Alle Fristen zeigen",
    ]);
    await expect(lines(page).first()).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Kasse" })).toBeVisible();
  });

  await test.step("one mail says how much, and nothing else; the next run of the day says nothing", async () => {
    await remind(product);
    const mail = await openMail(owner, email, SUBJECT);
    const text = await mail.frameLocator("iframe").locator("body").innerText();
    expect(text).toContain("1 Eingangsbestätigung ist überfällig.");
    expect(text).toContain("1 Meldung wartet auf die Eingangsbestätigung, bis zum");
    expect(text).toContain("Zu 1 Meldung gab es seit mindestens 30 Tagen keinen Kontakt");
    for (const secret of [...TITLES, "HZ-"]) expect(text).not.toContain(secret);
    await mail.close();
    await remind(product);
    const mailbox = await owner.newTab();
    await mailbox.goto(product.mailbox());
    await expect(mailbox.getByRole("article").filter({ hasText: email }).filter({ hasText: SUBJECT })).toHaveCount(1);
    await mailbox.close();
  });

  await test.step("the case's history says who was reminded", async () => {
    await page.reload();
    await expect(page.getByText(/^Erinnerung an Frida Frist gesendet: Eingangsbestätigung bis \d/)).toBeVisible();
  });
});

test("everybody chooses how early mails come, and has a calendar of deadlines without content", async ({ person, product }, info) => {
  const owner = await person();
  const { page } = owner;
  await aCompany(owner);
  await withDeadlines(owner, product);

  await test.step("early mails can be switched off, and stay so", async () => {
    await page.goto(paths.account);
    const early = page.getByRole("switch", { name: "Auch früh erinnern" });
    await expect(early).toBeChecked();
    await early.click();
    await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();
    await page.reload();
    await expect(early).not.toBeChecked();
  });

  await test.step("a calendar address is shown once, can be renewed, and ends when it is revoked", async () => {
    const shown = page.locator("figure").filter({ hasText: "Ihre Kalenderadresse" }).getByRole("code");
    const read = async (url: string) => {
      // As a calendar program: without cookies or anything else.
      const answer = await fetch(url.replace(/^https?:\/\/[^/]+/, product.url));
      return { status: answer.status, type: answer.headers.get("content-type"), text: await answer.text() };
    };
    await page.getByRole("button", { name: "Kalenderadresse erzeugen" }).click();
    const first = await shown.innerText();
    await look(page, "reminders-account", info);
    const { type, text } = await read(first);
    expect(type).toBe("text/calendar; charset=utf-8");
    const day = (days: number) => addDays(berlinDay(daysAgo(days)), 7).replaceAll("-", "");
    expect(text).toContain(`DTSTART;VALUE=DATE:${day(9)}\r\n`);
    expect(text).toContain(`DTSTART;VALUE=DATE:${day(6)}\r\n`);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(3);
    // An entry's name is a hash, in which any letters may come.
    const told = text.replaceAll("\r\n ", "").replace(/^UID:.*$/gm, "");
    for (const secret of [...TITLES, "HZ-"]) expect(told).not.toContain(secret);

    await page.reload();
    await expect(page.getByText(/^Kalenderadresse erzeugt am/)).toBeVisible();
    await expect(shown).toHaveCount(0);
    await page.getByRole("button", { name: "Adresse erneuern" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Adresse erneuern" }).click();
    const second = await shown.innerText();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Als Datei laden" }).click()]);
    expect(download.suggestedFilename()).toBe("Fristen.ics");
    expect((await readFile(await download.path(), "utf8")).match(/BEGIN:VEVENT/g)).toHaveLength(3);

    await page.getByRole("button", { name: "Adresse widerrufen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Adresse widerrufen" }).click();
    await expect(page.getByText("Noch keine Kalenderadresse")).toBeVisible();
    expect((await read(second)).status).toBe(404);
  });

  await test.step("the log of the account knows of the address", async () => {
    await page.goto(paths.audit);
    for (const what of ["erzeugt", "erneuert", "widerrufen"])
      await expect(
        page.getByText(`hat die Kalenderadresse für Fristen ${what}`).or(page.getByText(`hat eine Kalenderadresse für Fristen ${what}`)),
      ).toBeVisible();
  });
});
