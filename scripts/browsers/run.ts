// npm run browsers -- webkit: the journey in WebKit, on the built product with its demo.
import { startMeasured } from "../bench/product.ts";
import { takeJourney } from "./journey.ts";
import { type Page, pageOf } from "./page.ts";
import { startWebKit } from "./webkit.ts";

/** A machine whose walls keep a browser from starting says so, instead of failing for what nobody of the project did. */
const WHERE_IT_STARTS = process.argv.includes("--where-it-starts");

async function started(): Promise<Page | undefined> {
  try {
    return pageOf(await startWebKit());
  } catch (error) {
    if (!WHERE_IT_STARTS) throw error;
    console.warn(`webkit startet hier nicht, dort wurde nichts versucht: ${String(error)}`);
    return undefined;
  }
}

const product = await startMeasured("embedded");
try {
  const page = await started();
  if (page) await takeJourney(page, product.url).finally(page.stop);
} finally {
  await product.stop();
}
