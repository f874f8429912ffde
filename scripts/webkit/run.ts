// npm run webkit: a report is sent, found again and opened by the office in WebKit, on the built product with its demo.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { type Measured, startMeasured } from "../bench/product.ts";
import { demo } from "../seed/demo.ts";
import { startWebKit, type WebKit } from "./driver.ts";

const TITLE = "Meldung aus WebKit";
const FILE = "Beleg ".repeat(20_000);
const WORDS = "Seit dem Frühjahr wird doppelt bezahlt.";
/** A machine whose walls keep WebKit from starting says so, instead of failing for what nobody of the project did. */
const WHERE_IT_STARTS = process.argv.includes("--where-it-starts");
const PASSWORD = /[0-9A-Z]{4}(-[0-9A-Z]{4}){6}/;

/** Says what was done, if nothing went wrong in the page meanwhile. */
async function done(browser: WebKit, what: string): Promise<void> {
  const faults = await browser.faults();
  if (faults.length > 0) throw new Error(`${what}: ${faults.join("; ")}`);
  console.log(`✓ ${what}`);
}

/** Sends a report with a file; gives its password. */
async function report(browser: WebKit, url: string, file: string): Promise<string> {
  await browser.open(url + paths.portalForm(DEMO_LINK_SUFFIX));
  await browser.type("#title", TITLE);
  await browser.type("#description", WORDS);
  await browser.type("#files", file);
  await browser.click("Meldung absenden");
  await browser.until(`${PASSWORD}.test(document.body.innerText)`);
  await done(browser, "a report with a file is sent, and its password shown");
  return PASSWORD.exec(await browser.text())![0];
}

async function comeBack(browser: WebKit, url: string, password: string): Promise<void> {
  await browser.open(url + paths.portalCase(DEMO_LINK_SUFFIX));
  await browser.type("input[type=password]", password);
  await browser.click("Fall öffnen");
  await browser.until(`document.body.innerText.includes(${JSON.stringify(TITLE)})`);
  await browser.click("Herunterladen");
  await browser.until(`window.savedBytes === ${FILE.length}`);
  await done(browser, "the case is opened by the password, and its file");
}

async function openAtTheDesk(browser: WebKit, url: string): Promise<void> {
  await browser.open(url + paths.signIn);
  await browser.run("localStorage.setItem('onboarding_completed', 'true')");
  await browser.type("input[type=email]", demo.email);
  await browser.type("input[type=password]", demo.password);
  await browser.click("Anmelden", "button[type=submit]");
  await browser.until(`location.pathname !== "${paths.signIn}"`);
  await done(browser, "somebody signs in");
  await browser.click("Meldungen");
  await browser.click(TITLE);
  await browser.until(`document.body.innerText.includes(${JSON.stringify(WORDS)})`);
  await done(browser, "the report is found in the list and opened");
}

async function tryAll(product: Measured, browser: WebKit): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "hz-webkit-"));
  const file = join(folder, "beleg.txt");
  writeFileSync(file, FILE);
  try {
    console.log(`WebKitGTK ${browser.version}`);
    const password = await report(browser, product.url, file);
    await comeBack(browser, product.url, password);
    await openAtTheDesk(browser, product.url);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const browser = await startWebKit().catch((error: unknown) => {
  if (!WHERE_IT_STARTS) throw error;
  console.warn(`WebKit startet hier nicht, in ihm wurde nichts versucht: ${String(error)}`);
});
if (browser) {
  const product = await startMeasured("embedded");
  try {
    await tryAll(product, browser);
  } finally {
    await browser.stop();
    await product.stop();
  }
}
