import { openBrowser } from "./browser.ts";
import { signInMs } from "./desk.ts";
import { median, print } from "./figures.ts";
import { longCase } from "./long-case.ts";
import { watchMainThread } from "./main-thread.ts";
import { startMeasured } from "./product.ts";

const MESSAGES = 200;
const TITLE = "Der Fall, der exportiert wird";
/** One run alone says anything from a fifth less to a fifth more. */
const RUNS = 13;

/** From the click on „Exportieren“ to the finished file, in Chromium: seconds, the longest block of the page, and the file's size. */
async function exportOnScreen(url: string) {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: "de-DE" });
  const mainThread = await watchMainThread(page);
  await signInMs(page, url);
  await page.goto(`${url}/meldungen?suche=${encodeURIComponent(TITLE)}`);
  await page
    .getByRole("row")
    .filter({ hasText: TITLE })
    .getByRole("link", { name: /anzeigen$/ })
    .click();
  const button = page.getByRole("button", { name: "Fall exportieren" });
  const [seconds, blocks, sizes]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < RUNS; run++) {
    await button.click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await mainThread.reset();
    const began = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      dialog.getByRole("button", { name: "Exportieren", exact: true }).click(),
    ]);
    seconds.push((performance.now() - began) / 1000);
    await dialog.waitFor({ state: "detached" });
    blocks.push(await mainThread.read());
    const stream = await download.createReadStream();
    let size = 0;
    for await (const piece of stream) size += (piece as Buffer).length;
    sizes.push(size);
  }
  await browser.close();
  return { first: seconds[0]!, again: median(seconds.slice(1)), block: Math.max(...blocks), size: sizes[0]! };
}

/** What leaves the browser as a file. */
export async function benchExports(): Promise<void> {
  const product = await startMeasured("embedded");
  try {
    await longCase(product, { title: TITLE, messages: MESSAGES, files: 0 });
    const seen = await exportOnScreen(product.url.replace("127.0.0.1", "localhost"));
    print(`A case with ${MESSAGES} messages as PDF`, [
      {
        name: "click to file, first time",
        value: `${seen.first.toFixed(2)} s`,
        bar: "≤ 5 s",
        beside: `${(seen.size / 1000).toFixed(0)} kB`,
      },
      { name: "click to file, again", value: `${seen.again.toFixed(2)} s`, bar: "≤ 5 s", beside: `median of ${RUNS - 1}` },
      { name: "longest block of the page meanwhile", value: `${seen.block.toFixed(0)} ms`, bar: "≤ 50 ms", beside: "0: none over 50" },
    ]);
  } finally {
    await product.stop();
  }
}
