import { Agent } from "node:http";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { openBrowser } from "./browser.ts";
import { median, print } from "./figures.ts";
import { startMeasured } from "./product.ts";
import { channelOf, sealedReport, sendReport, textOf } from "./reporters.ts";

const PER_SECOND = 300;
const RUNS = 5;
/** How much slower than this machine's a phone's processor is taken to be. */
const THROTTLE = 6;

/** Sends made-up reports of the right form to one channel, so many a second, until it is stopped; tells what became of them. */
async function flood(url: string): Promise<{ stop: () => Promise<{ sent: number; accepted: number; perSecond: number }> }> {
  const channel = await channelOf(url);
  const bodies: string[] = [];
  for (let made = 0; made < 2 * PER_SECOND; made++) bodies.push(JSON.stringify(await sealedReport(channel, 1_000)));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const answers: Promise<number>[] = [];
  const began = performance.now();
  const timer = setInterval(() => {
    const due = Math.min(((performance.now() - began) / 1000) * PER_SECOND, answers.length + PER_SECOND);
    while (answers.length < due)
      answers.push(
        sendReport(agent, url, bodies[answers.length % bodies.length]!).then(
          ({ status }) => status,
          () => 0,
        ),
      );
  }, 10);
  return {
    stop: async () => {
      clearInterval(timer);
      const seconds = (performance.now() - began) / 1000;
      const all = await Promise.all(answers);
      agent.destroy();
      return { sent: all.length, accepted: all.filter((status) => status === 200).length, perSecond: all.length / seconds };
    },
  };
}

/** Writes a report; milliseconds from the click to the page with the password. */
async function honestReport(page: Page, url: string): Promise<number> {
  await page.goto(url + paths.portalForm(DEMO_LINK_SUFFIX));
  await page.getByLabel("Titel", { exact: true }).fill("Messung");
  await page.getByLabel("Beschreibung", { exact: true }).fill(textOf(1_000));
  const button = page.getByRole("button", { name: "Meldung absenden" });
  await button.and(page.locator(":enabled")).waitFor();
  const began = performance.now();
  await button.click();
  await page.locator("#case-password").waitFor({ timeout: 120_000 });
  const ms = performance.now() - began;
  page.once("dialog", (dialog) => void dialog.accept());
  return ms;
}

/** An honest reporter on a phone's processor while one channel is flooded. */
export async function benchFlood(): Promise<void> {
  const product = await startMeasured("embedded", { FREE_REPORTS_PER_MINUTE: "60" });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ locale: "de-DE" });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: THROTTLE });
    const running = await flood(product.url);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await honestReport(page, product.url));
    const { sent, accepted, perSecond } = await running.stop();
    print("Flood of one channel", [
      {
        name: `click to password, processor ${THROTTLE} times slower`,
        value: `${(median(times) / 1000).toFixed(1)} s, at most ${(Math.max(...times) / 1000).toFixed(1)} s`,
        bar: "≤ 5 s",
      },
      {
        name: "flood meanwhile",
        value: `${perSecond.toFixed(0)}/s, ${accepted} of ${sent} accepted`,
        bar: `${PER_SECOND}/s, ≤ 60 a minute`,
      },
    ]);
  } finally {
    await browser.close();
    await product.stop();
  }
}
