import { readinessRoutes } from "@hz/contract/account/readiness";
import { TREND_WEEKS } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { departmentRoutes } from "@hz/contract/people/departments";
import { addDays, berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import { type Report, reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerCase } from "../../testing/answer-case.ts";
import { answers } from "../../testing/answers.ts";
import { aCase } from "../../testing/case.ts";
import { mountWithKeys } from "../../testing/keys.ts";
import { look } from "../../testing/look.ts";
import { LONG_AGO } from "../../testing/office.ts";
import { noReadiness } from "../../testing/samples.ts";
import { button, field, seen } from "../../testing/see.ts";

const line = (title: string) => page.getByRole("row").filter({ hasText: title });
const card = page.getByCss("section").filter({ has: page.getByRole("heading", { name: "Nächste Fristen" }) });
const address = () => Object.fromEntries(new URLSearchParams(location.search));
/** Noon in Berlin, so many days ago. */
const daysAgo = (days: number) => new Date(startOfDay(addDays(berlinDay(new Date()), -days)).getTime() + 12 * 3_600_000).toISOString();

/** Expects the list to show these, in this order. */
const areListed = async (...titles: string[]) =>
  await expect
    .poll(() =>
      page
        .getByRole("row")
        .getByRole("link")
        .elements()
        .map(({ textContent }) => textContent)
        .filter((text) => text !== "Anzeigen"),
    )
    .toEqual(titles);

/** Answers as an office that has received these reports. */
async function answerReceived(...given: (Partial<Report> & { title: string })[]): Promise<void> {
  const rows: Report[] = [];
  for (const { title, ...facts } of given) rows.push({ ...(await aCase({ title })).report, number: rows.length + 1, ...facts });
  const last = await aCase({ title: given.at(-1)?.title ?? "" });
  answerCase(last);
  answers(reportRoutes.get, ({ params }) => rows.find(({ id }) => id === params.id)!);
  answers(reportRoutes.list, { rows: [...rows].reverse(), total: rows.length, nextCursor: null });
  const figures = { total: rows.length, new: 0, inProgress: 0, activeChannels: 1, at: LONG_AGO };
  answers(reportRoutes.trend, { weeks: Array.from({ length: TREND_WEEKS }, () => figures) });
  answers(readinessRoutes.get, noReadiness());
  answers(departmentRoutes.nobodyElse, { since: null });
}

test("what is due stands in the list, which is sorted and filtered by it, and on the dashboard", async () => {
  await answerReceived(
    { title: "Kasse", receivedAt: daysAgo(9), acknowledgedAt: null },
    { title: "Archiv", receivedAt: daysAgo(400), acknowledgedAt: null, status: "closed", closedAt: LONG_AGO },
    { title: "Fuhrpark", receivedAt: daysAgo(4), acknowledgedAt: null },
    { title: "Lager" },
  );
  mountWithKeys(paths.reports);
  await expect.element(line("Kasse")).toMatchTextContent("überfällig seit 2 Tagen");
  const due = new Date(daysAgo(-3)).toLocaleDateString("de-DE", { day: "2-digit", month: "2-digit", timeZone: "Europe/Berlin" });
  await expect.element(line("Fuhrpark")).toMatchTextContent(`Bestätigung bis ${due}`);
  await expect.element(line("Fuhrpark")).toMatchTextContent("noch 3 Tage");
  await expect.element(line("Lager")).toMatchTextContent("Rückmeldung bis");
  await expect.element(line("Archiv")).not.toMatchTextContent(/bis|überfällig/);

  // The soonest first, the latest first; what has no deadline stands last, either way.
  await page.getByRole("button", { name: "Frist", exact: true }).click();
  await areListed("Kasse", "Fuhrpark", "Lager", "Archiv");
  await look("deadlines-list");
  await button("Frist aufsteigend sortiert").click();
  await areListed("Lager", "Fuhrpark", "Kasse", "Archiv");
  expect(address()).toEqual({ sortierung: "-frist" });

  // The filter stands in the address and survives a reload.
  await button(/^Filter/)
    .first()
    .click();
  await field("Frist").selectOptions("In 7 Tagen");
  await areListed("Fuhrpark");
  await field("Frist").selectOptions("Überfällig");
  await areListed("Kasse");
  await expect.poll(address).toEqual({ sortierung: "-frist", frist: "ueberfaellig" });
  mountWithKeys(location.pathname + location.search);
  await areListed("Kasse");
  await button("Filter „Frist: Überfällig“ entfernen").click();
  await expect.element(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ })).toHaveLength(4);

  // The dashboard names what is most urgent, and leads to the report and to all that is overdue.
  mountWithKeys(paths.dashboard);
  const items = card.getByRole("listitem");
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual(
      [/Kasse.*überfällig seit 2 Tagen/, /Fuhrpark.*noch 3 Tage/, /Lager.*Rückmeldung bis/].map((one) => expect.stringMatching(one)),
    );
  await look("deadlines-dashboard");
  await card.getByRole("link", { name: "1 überfällig" }).click();
  await areListed("Kasse");
  history.back();
  await card.getByRole("link", { name: "Fuhrpark" }).click();
  await seen(page.getByRole("heading", { level: 1, name: "Fuhrpark" }));
});

test("without a report nothing is due", async () => {
  await answerReceived();
  mountWithKeys(paths.dashboard);
  await expect.element(card).toMatchTextContent("Keine offenen Fristen");
  await look("deadlines-none");
});
