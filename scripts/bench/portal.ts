import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { countTraffic, openBrowser, SLOW_LINE } from "./browser.ts";
import { cleaning } from "./cleaning.ts";
import { median, print } from "./figures.ts";
import { portalLighthouse } from "./portal-lighthouse.ts";
import { ORDINARY_SUFFIX, startMeasured, withOrdinaryForm } from "./product.ts";
import { textOf } from "./reporters.ts";

const RUNS = 5;
/** The part of the program that sends. */
const SENDING = /\/assets\/sending-/;
const sendButton = (page: Page) => page.getByRole("button", { name: "Meldung absenden" });

/** Start page, then the form, with an empty cache: requests and bytes, and with all that sending needs once the form was touched. */
async function weight(url: string) {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: "de-DE" });
  const traffic = await countTraffic(page);
  await page.goto(url + paths.portal(ORDINARY_SUFFIX), { waitUntil: "networkidle" });
  await page.getByRole("link", { name: "Neue Meldung" }).click();
  await sendButton(page).and(page.locator(":enabled")).waitFor();
  await page.waitForLoadState("networkidle");
  const looked = { ...traffic };
  const sending = page.waitForResponse(SENDING);
  await page.getByLabel("Titel").fill("Messung");
  await (await sending).finished();
  await page.waitForLoadState("networkidle");
  await browser.close();
  return { ...looked, all: traffic.bytes };
}

/**
 * The form on the slow line, cold, for somebody who begins as soon as they see it: seconds from the navigation's start until it is
 * visible and until it can send, with all that this needs. The page itself looks at every frame: a locator looks again after 20 ms and
 * then at most every half second, and was taken for the product's time.
 */
async function slowForm(url: string): Promise<{ visible: number; usable: number }> {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: "de-DE" });
  await countTraffic(page, SLOW_LINE);
  await page.goto(url + paths.portalForm(ORDINARY_SUFFIX), { waitUntil: "commit" });
  const { visible, usable } = await untilUsable(page);
  await browser.close();
  return { visible: visible / 1000, usable: usable / 1000 };
}

/** Ms from the navigation's start until a form that begins to load is visible, and until it can send for somebody who begins as soon as they see it. */
export async function untilUsable(page: Page): Promise<{ visible: number; usable: number }> {
  // Elements have a place before the style sheet lets anything be painted, so both must have happened.
  const visible = page.waitForFunction(() => {
    const field = document.querySelector("textarea");
    const isPainted = performance.getEntriesByName("first-contentful-paint").length > 0;
    if (!isPainted || field === null || field.getClientRects().length === 0) return false;
    field.focus();
    return performance.now();
  });
  const usable = page.waitForFunction(() => {
    const button = document.querySelector<HTMLButtonElement>("button[type=submit]");
    const hasCome = performance.getEntriesByType("resource").some(({ name }) => name.includes("/assets/sending-"));
    return button !== null && !button.disabled && hasCome && performance.now();
  });
  return { visible: Number(await (await visible).jsonValue()), usable: Number(await (await usable).jsonValue()) };
}

/** From the click on send to the success page, 1 kB of text, on loopback: milliseconds, measured in the page. */
async function clickToReceipt(url: string): Promise<number[]> {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: "de-DE" });
  const times: number[] = [];
  // Leaving the receipt is asked about, mostly.
  page.on("dialog", (dialog) => void dialog.accept());
  for (let run = 0; run < RUNS + 1; run++) {
    await page.goto(url + paths.portalForm(ORDINARY_SUFFIX));
    await page.getByLabel("Titel").fill("Messung");
    await page.getByLabel("Beschreibung").fill(textOf(1_000));
    await sendButton(page).and(page.locator(":enabled")).waitFor();
    const ms = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const button = document.querySelector<HTMLButtonElement>("button[type=submit]")!;
          const began = performance.now();
          const observer = new MutationObserver(() => {
            if (!document.querySelector("#case-password")) return;
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - began));
          });
          observer.observe(document.body, { childList: true, subtree: true });
          button.click();
        }),
    );
    // The first one warms the browser up.
    if (run > 0) times.push(ms);
  }
  await browser.close();
  return times;
}

/** The reporter's side in Chromium. */
export async function benchPortal(): Promise<void> {
  const product = await startMeasured("embedded");
  try {
    await withOrdinaryForm(product);
    const loaded = await weight(product.url);
    const slow = [];
    for (let run = 0; run < 3; run++) slow.push(await slowForm(product.url));
    const receipts = await clickToReceipt(product.url);
    const files = await cleaning(product.url);
    const seen = await portalLighthouse(product.url);
    const wire = (loaded.bytes * 8) / 400_000;
    print("Portal, Chromium", [
      {
        name: "start + form, cold: over the wire",
        value: `${(loaded.bytes / 1000).toFixed(1)} kB in ${loaded.requests} requests`,
        bar: "≤ 105 kB, ≤ 12",
        beside: "SecureDrop 126 kB in 36",
      },
      { name: "the same, with what sending needs", value: `${(loaded.all / 1000).toFixed(1)} kB` },
      {
        name: "400 kbit/s, 1 s round trip: form visible",
        value: `${median(slow.map(({ visible }) => visible)).toFixed(1)} s`,
        bar: "≤ 2.5 s",
        beside: `bytes ÷ rate: ${wire.toFixed(1)} s`,
      },
      { name: "the same: can send", value: `${median(slow.map(({ usable }) => usable)).toFixed(1)} s`, bar: "≤ 5 s" },
      { name: "click on send to receipt, 1 kB", value: `${median(receipts).toFixed(0)} ms`, bar: "≤ 150 ms", beside: "Hush Line 200 ms" },
      ...files,
      ...seen,
    ]);
  } finally {
    await product.stop();
  }
}
