import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { demo } from "../seed/demo.ts";
import { openBrowser, withoutTutorial } from "./browser.ts";
import { fill } from "./desk.ts";
import { print } from "./figures.ts";
import { startMeasured, withDatabase } from "./product.ts";

const REPORTS = 1_000;

/** Clicks and waits for the end: seconds, and the longest time in which the page drew nothing, in milliseconds. */
async function renewOnScreen(page: Page): Promise<{ seconds: number; longestMs: number }> {
  await page.getByRole("button", { name: "Schlüssel erneuern" }).waitFor();
  await page.evaluate(() => {
    const watch = { last: performance.now(), longest: 0, ended: 0 };
    Object.assign(window, { watch });
    const look = (now: number) => {
      watch.longest = Math.max(watch.longest, now - watch.last);
      watch.last = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    // A locator looks at most every half second, which would be a fifth of the figure.
    new MutationObserver((changes) => {
      const said = changes.some(({ addedNodes }) => [...addedNodes].some((node) => node.textContent?.includes("Schlüssel erneuert")));
      if (said) watch.ended ||= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  const began = await page.evaluate(() => performance.now());
  await page.getByRole("button", { name: "Schlüssel erneuern" }).click();
  await page.getByText("Schlüssel erneuert", { exact: true }).waitFor({ timeout: 180_000 });
  const { longest, ended } = await page.evaluate(() => (window as unknown as { watch: { longest: number; ended: number } }).watch);
  return { seconds: (ended - began) / 1000, longestMs: longest };
}

/** A department's key is renewed and its open reports are sealed anew, none of which was opened before: the slowest case. */
export async function benchRenewal(): Promise<void> {
  const product = await startMeasured("embedded");
  const browser = await openBrowser();
  try {
    await fill(product, REPORTS);
    const departmentId = await withDatabase(product, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        "update departments set renewal_due = true where id = (select department_id from reports group by 1 order by count(*) desc limit 1) returning id",
      );
      return rows[0]!.id;
    });
    const url = product.url.replace("127.0.0.1", "localhost");
    const page = await browser.newPage({ locale: "de-DE" });
    await withoutTutorial(page);
    await page.goto(url + paths.signIn);
    await page.getByLabel("E-Mail").fill(demo.email);
    await page.getByLabel("Passwort", { exact: true }).fill(demo.password);
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await page.goto(url + paths.departments);
    const { seconds, longestMs } = await renewOnScreen(page);
    const left = await withDatabase(product, async (client) => {
      const { rows } = await client.query<{ open: number; old: number }>(
        "select count(*)::int as open, (count(*) filter (where epoch = 1))::int as old from reports where status not in ('closed', 'resolved') and department_id = $1",
        [departmentId],
      );
      return rows[0]!;
    });
    if (left.old > 0) throw new Error(`${left.old} reports are still sealed to the old key`);
    print(`Renewal of a department's key, ${left.open.toLocaleString("en")} open reports`, [
      {
        name: "renew a department's key with 1,000 open reports",
        value: `${seconds.toFixed(1)} s`,
        bar: "≤ 30 s",
        beside: "none of them opened before",
      },
      { name: "longest time without a frame meanwhile", value: `${longestMs.toFixed(0)} ms` },
    ]);
  } finally {
    await browser.close();
    await product.stop();
  }
}
