import { readinessRoutes } from "@hz/contract/account/readiness";
import { TREND_WEEKS } from "@hz/contract/limits";
import { departmentRoutes } from "@hz/contract/people/departments";
import { paths } from "@hz/contract/paths";
import { reportRoutes } from "@hz/contract/reports/reports";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerCase } from "../../testing/answer-case.ts";
import { answers, offline } from "../../testing/answers.ts";
import { aCase, type KeptCase } from "../../testing/case.ts";
import { mountWithKeys } from "../../testing/keys.ts";
import { PHONE } from "../../testing/look.ts";
import { LONG_AGO } from "../../testing/office.ts";
import { noReadiness } from "../../testing/samples.ts";
import { button, gone, seen } from "../../testing/see.ts";

const footer = page.getByRole("navigation", { name: "Seiten der Liste" });
const [previous, next] = [button("Zurück", footer), button("Weiter", footer)];
const search = page.getByRole("searchbox");
const opened = (title: string) =>
  seen(
    page
      .getByRole("row")
      .or(page.getByRole("article"))
      .filter({ hasText: new RegExp(`${title}(?!\\d)`) }),
  );
const isOff = (what: typeof next) => what.element().matches(":disabled, [aria-disabled=true]");
const reload = () => mountWithKeys(location.pathname + location.search);

/** Expects the list to show these of so many, by this address. */
async function isPage(address: Record<string, string>, from: number, to: number, total: number): Promise<void> {
  await expect.element(footer).toMatchTextContent(`Zeigt ${from} bis ${to} von ${total} Ergebnisse`);
  await expect.poll(() => Object.fromEntries(new URLSearchParams(location.search))).toEqual(address);
  await expect.element(page.getByRole("link", { name: /^HZ-\d+ anzeigen$/ })).toHaveLength(to - from + 1);
  await expect.poll(() => [isOff(previous), isOff(next)]).toEqual([from === 1, to === total]);
}

const numbered = (word: string, count: number) => Array.from({ length: count }, (_, n) => `${word} ${n + 1}`);

/** Answers as a server that keeps reports of these titles, the last one the newest, and gives them page by page unless these are `lost`. */
async function answerList(titles: string[], lost = (_cursor: string | undefined): boolean => false): Promise<void> {
  const cases: KeptCase[] = [];
  for (const title of titles) cases.push(await aCase({ title, description: "" }));
  cases.forEach(({ report }, at) => (report.number = at + 1));
  const rows = cases.map(({ report }) => report).reverse();
  answerCase(cases[0]!);
  answers(reportRoutes.get, ({ params }) => rows.find(({ id }) => id === params.id)!);
  answers(reportRoutes.list, ({ query: { limit, cursor } }) => {
    if (lost(cursor)) return offline;
    const start = Number(cursor ?? 0);
    const end = start + limit;
    return { rows: rows.slice(start, end), total: rows.length, nextCursor: end < rows.length ? String(end) : null };
  });
}

test("more reports than a page holds: the footer tells the truth, and address, reload and the back button keep the page", async () => {
  await answerList([...numbered("Werkstor", 52), ...numbered("Kantine", 3)]);
  mountWithKeys(paths.reports);
  await isPage({}, 1, 50, 55);
  await opened("Kantine 3");
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await isPage({ seite: "2" }, 51, 55, 55);
  await opened("Werkstor 5");
  // The button pressed has nothing more to do, and the keyboard still stands on it, not at the top of the page.
  await expect.element(next).toHaveFocus();
  reload();
  await isPage({ seite: "2" }, 51, 55, 55);
  await page
    .getByRole("row")
    .filter({ hasText: "Werkstor 4" })
    .getByRole("link", { name: /^HZ-\d+ anzeigen$/ })
    .click();
  await seen(page.getByRole("heading", { level: 1, name: "Werkstor 4" }));
  history.back();
  await isPage({ seite: "2" }, 51, 55, 55);
  history.back();
  await isPage({}, 1, 50, 55);
  history.forward();
  await isPage({ seite: "2" }, 51, 55, 55);

  // A search begins on its first page and has pages of its own.
  await search.fill("werkstor");
  await isPage({}, 1, 50, 52);
  await next.click();
  await isPage({ seite: "2" }, 51, 52, 52);
  await opened("Werkstor 1");
  history.back();
  await isPage({}, 1, 50, 52);
  (search.element() as HTMLElement).focus();
  await userEvent.keyboard("{Escape}");
  await isPage({}, 1, 50, 55);

  // An address that names no page leads to the nearest; on a phone too, from its top.
  await page.viewport(PHONE.width, PHONE.height);
  mountWithKeys(`${paths.reports}?seite=viele`);
  await isPage({ seite: "viele" }, 1, 50, 55);
  await next.click();
  await isPage({ seite: "2" }, 51, 55, 55);
  mountWithKeys(`${paths.reports}?seite=99`);
  await isPage({ seite: "99" }, 51, 55, 55);
  await expect.element(search).toHaveAttribute("placeholder", "In Meldungen suchen");
  await previous.click();
  await isPage({}, 1, 50, 55);
  await expect.element(page.getByRole("heading", { level: 1, name: "Meldungen" })).toBeInViewport();
});

test("what came of the list stays when the rest does not, is said to be part of it, and the rest can be fetched", async () => {
  let isCut = true;
  let failures = 0;
  await answerList(numbered("Werkstor", 55), (cursor) => {
    if (!isCut || cursor === undefined) return false;
    failures += 1;
    return true;
  });
  const rows = { total: 3, new: 1, inProgress: 1, activeChannels: 1, at: LONG_AGO };
  answers(reportRoutes.trend, { weeks: Array.from({ length: TREND_WEEKS }, () => rows) });
  answers(readinessRoutes.get, noReadiness());
  answers(departmentRoutes.nobodyElse, { since: null });
  mountWithKeys(`${paths.reports}?seite=2`);
  const told = page.getByRole("alert").filter({ hasText: "Nicht alle Meldungen konnten geladen werden" });
  await seen(told);
  await previous.click();
  await opened("Werkstor 55");
  // Each screen that shows the list tries by itself once; only when that has failed, too, is there somebody needed.
  const before = failures;
  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await expect.poll(() => failures).toBeGreaterThan(before);
  await seen(told);
  isCut = false;
  await button("Erneut versuchen", told).click();
  await gone(told);
  await page.getByRole("link", { name: "Zur Meldungen-Verwaltung" }).click();
  await isPage({}, 1, 50, 55);
  await next.click();
  await isPage({ seite: "2" }, 51, 55, 55);
});
