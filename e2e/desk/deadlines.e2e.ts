import { PORTAL_LANGUAGES, type PortalLanguage } from "@hz/contract/languages";
import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { addDays, berlinDay, feedbackDue, startOfDay } from "@hz/contract/procedure/deadlines";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { channelOf, sealedReport, sendReport } from "../../scripts/bench/reporters.ts";
import { withDatabase } from "../helpers/database.ts";
import { channelAddress, newOffice } from "../helpers/by-contract.ts";
import { lineOf } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, test } from "../helpers/people.ts";
import type { Product } from "../helpers/product.ts";
import { fillForm, finish, LABELS, openCase, openForm, send } from "../helpers/reporter.ts";

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const titles = (page: Page) => page.getByRole("row").getByRole("link").filter({ hasNotText: "Anzeigen" });
const cardOf = (page: Page) => page.locator("section").filter({ has: page.getByRole("heading", { name: "Nächste Fristen" }) });

/** Noon in Berlin, so many days ago. */
const daysAgo = (days: number) => new Date(startOfDay(addDays(berlinDay(new Date()), -days)).getTime() + 12 * 3_600_000);
const received = (product: Product, id: string, days: number, more: string) =>
  withDatabase(product, (database) =>
    database.query(`update reports set received_at = $2, ${more} where id = $1 and $2::timestamptz is not null`, [id, daysAgo(days)]),
  );
const written = (day: Date, language: PortalLanguage, more: Intl.DateTimeFormatOptions = { month: "long", year: "numeric" }) =>
  day.toLocaleDateString(PORTAL_LANGUAGES[language].locale, { day: "numeric", ...more, timeZone: "Europe/Berlin" });
const feedbackDay = (from: Date, language: PortalLanguage) => written(new Date(feedbackDue(from, from).endsAt.getTime() - 1), language);

test("what is due stands in the list, which is sorted and filtered by it, and on the dashboard", async ({ person, product }, info) => {
  const owner = await person();
  const { page } = owner;
  await newOffice(
    page,
    {
      email: `fristen-${randomUUID().slice(0, 8)}@werk.example`,
      password: "Neun Reiher am Fluss",
      fullName: "Frida Frist",
    },
    { isCodeLeft: true },
  );
  const card = cardOf(page);
  await expect(card).toContainText("Keine offenen Fristen");
  await look(page, "deadlines-none", info);

  const address = await channelAddress(owner.page);
  const channel = await channelOf(product.url, /portal\/([^#]+)/.exec(address)![1]!);
  const agent = new Agent({ keepAlive: true });
  const ids = new Map<string, string>();
  for (const title of ["Kasse", "Archiv", "Fuhrpark", "Lager"]) {
    const report = await sealedReport(channel, 100, [], undefined, title);
    expect((await sendReport(agent, product.url, report)).status).toBe(200);
    ids.set(title, report.reportId);
  }
  agent.destroy();
  await received(product, ids.get("Kasse")!, 9, "acknowledged_at = null");
  await received(product, ids.get("Fuhrpark")!, 4, "acknowledged_at = null");
  await received(product, ids.get("Archiv")!, 400, "acknowledged_at = null, status = 'closed', closed_at = now()");

  await page.goto(paths.reports);
  await expect(lineOf(page, "Kasse")).toContainText("überfällig seit 2 Tagen");
  await expect(lineOf(page, "Fuhrpark")).toContainText(
    `Bestätigung bis ${written(daysAgo(-3), "de", { month: "2-digit" }).padStart(6, "0")}`,
  );
  await expect(lineOf(page, "Fuhrpark")).toContainText("noch 3 Tage");
  await expect(lineOf(page, "Lager")).toContainText("Rückmeldung bis");
  await expect(lineOf(page, "Archiv")).not.toContainText(/bis|überfällig/);

  await test.step("the soonest first, the latest first; what has no deadline stands last, either way", async () => {
    await page.getByRole("button", { name: "Frist", exact: true }).click();
    await expect(titles(page)).toHaveText(["Kasse", "Fuhrpark", "Lager", "Archiv"]);
    await look(page, "deadlines-list", info);
    await page.getByRole("button", { name: "Frist aufsteigend sortiert" }).click();
    await expect(titles(page)).toHaveText(["Lager", "Fuhrpark", "Kasse", "Archiv"]);
    expect(searchOf(page)).toEqual({ sortierung: "-frist" });
  });

  await test.step("the filter stands in the address and survives a reload", async () => {
    await page
      .getByRole("button", { name: /^Filter/ })
      .first()
      .click();
    const field = page.getByLabel("Frist", { exact: true });
    await field.selectOption("In 7 Tagen");
    await expect(titles(page)).toHaveText(["Fuhrpark"]);
    await field.selectOption("Überfällig");
    await expect(titles(page)).toHaveText(["Kasse"]);
    await expect.poll(() => searchOf(page)).toEqual({ sortierung: "-frist", frist: "ueberfaellig" });
    await page.reload();
    await expect(titles(page)).toHaveText(["Kasse"]);
    await page.getByRole("button", { name: "Filter „Frist: Überfällig“ entfernen" }).click();
    await expect(titles(page)).toHaveCount(4);
  });

  await test.step("the dashboard names what is most urgent, and leads to the report and to all that is overdue", async () => {
    await page.goto(paths.dashboard);
    await expect(card.getByRole("listitem")).toHaveText([
      /Kasse.*überfällig seit 2 Tagen/,
      /Fuhrpark.*noch 3 Tage/,
      /Lager.*Rückmeldung bis/,
    ]);
    await look(page, "deadlines-dashboard", info);
    await card.getByRole("link", { name: "1 überfällig" }).click();
    await expect(titles(page)).toHaveText(["Kasse"]);
    await page.goBack();
    await card.getByRole("link", { name: "Fuhrpark" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Fuhrpark" })).toBeVisible();
  });
});

const SAYS = {
  de: {
    confirmed: "Eingang bestätigt am",
    automatic: "(automatisch)",
    byPerson: "(von einer Person)",
    until: "Rückmeldung spätestens am",
    feedback: "Rückmeldung erhalten am",
    confirmation: "Eingangsbestätigung",
    confirmUntil: "Bestätigung spätestens am",
    arrived: "Der Eingang ist damit bestätigt.",
  },
  en: {
    confirmed: "Receipt confirmed on",
    automatic: "(automatically)",
    byPerson: "(by a person)",
    until: "Feedback by",
    feedback: "Feedback received on",
    confirmation: "Confirmation of receipt",
    confirmUntil: "Confirmation by",
    arrived: "This also confirms that it was received.",
  },
} satisfies Partial<Record<PortalLanguage, object>>;

for (const language of ["de", "en"] as const) {
  test(`reporters read what is confirmed and when they hear of it (${language})`, async ({ person, product }, info) => {
    const { page } = await person({ locale: PORTAL_LANGUAGES[language].locale });
    const says = SAYS[language];
    const address = `${product.url}${paths.portal(DEMO_LINK_SUFFIX)}?lang=${language}`;
    await openForm(page, address, language);
    await fillForm(page, { title: "Fristen", description: "Wann höre ich davon?" }, language);
    const { caseNumber, password } = await send(page, language);
    const now = new Date();
    await expect(page.getByText(says.arrived)).toContainText(feedbackDay(now, language));
    await look(page, `deadlines-success-${language}`, info, { sizes: [DESKTOP] });
    await finish(page, language);
    const open = async () => {
      await page.goto(address);
      await openCase(page, password, caseNumber, language);
    };
    const fact = (name: string) =>
      page
        .locator("dl > div")
        .filter({ has: page.getByText(name, { exact: true }) })
        .getByRole("definition");
    const first = page.getByRole("listitem").first();

    await open();
    await expect(fact(says.confirmed)).toHaveText(`${written(now, language)} ${says.automatic}`);
    await expect(fact(says.until)).toHaveText(feedbackDay(now, language));
    await expect(first).toContainText(says.confirmation);
    await expect(first).toContainText(feedbackDay(now, language));
    await page.getByLabel(LABELS[language].message).fill("…");
    await page.getByRole("button", { name: LABELS[language].send }).click();
    await expect(page.getByRole("listitem")).toHaveCount(2);
    await expect(first).toContainText(says.confirmation);
    await look(page, `deadlines-case-${language}`, info);

    const set = (change: string) =>
      withDatabase(product, (database) => database.query(`update reports set ${change} where case_number = $1`, [caseNumber]));
    await set("acknowledged_at = null, confirmation = null");
    await open();
    await expect(fact(says.confirmUntil)).toHaveText(written(daysAgo(-7), language));
    await expect(page.getByRole("listitem")).toHaveCount(1);
    await set("acknowledged_at = now(), acknowledged_by = gen_random_uuid(), feedback_at = now(), feedback_by = gen_random_uuid()");
    await open();
    await expect(fact(says.confirmed)).toHaveText(`${written(now, language)} ${says.byPerson}`);
    await expect(fact(says.feedback)).toHaveText(written(now, language));
    await expect(fact(says.until)).toHaveCount(0);
    await expect(page.getByRole("listitem")).toHaveCount(1);
  });
}
