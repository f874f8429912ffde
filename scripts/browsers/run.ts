// npm run browsers: the journey in WebKit and in Firefox, on the built product with its demo.
import { startMeasured } from "../bench/product.ts";
import { startFirefox } from "./firefox.ts";
import { takeJourney } from "./journey.ts";
import { type Page, pageOf } from "./page.ts";
import { startWebKit } from "./webkit.ts";

const BROWSERS = { webkit: startWebKit, firefox: startFirefox };
/** A machine whose walls keep a browser from starting says so, instead of failing for what nobody of the project did. */
const WHERE_IT_STARTS = process.argv.includes("--where-it-starts");

async function started(name: keyof typeof BROWSERS): Promise<Page | undefined> {
  try {
    return pageOf(await BROWSERS[name]());
  } catch (error) {
    if (!WHERE_IT_STARTS) throw error;
    console.warn(`${name} startet hier nicht, dort wurde nichts versucht: ${String(error)}`);
    return undefined;
  }
}

const names = Object.keys(BROWSERS).filter((name) => process.argv.includes(name)) as (keyof typeof BROWSERS)[];
const product = await startMeasured("embedded");
try {
  for (const name of names) {
    const page = await started(name);
    if (page) await takeJourney(page, product.url).finally(page.stop);
  }
} finally {
  await product.stop();
}
