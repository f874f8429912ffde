// A report is sent, found again and worked on at the desk, where Playwright drives no browser.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { demo } from "../seed/demo.ts";
import type { Page } from "./page.ts";

const FILE = "Beleg ".repeat(20_000);
const WORDS = "Seit dem Frühjahr wird doppelt bezahlt.";
const ANSWER = "Danke, wir prüfen die Rechnungen.";
const NOTE = "Rücksprache mit der Buchhaltung.";
const PASSWORD = /[0-9A-Z]{4}(-[0-9A-Z]{4}){6}/;

/** Takes the whole way in one browser, on a product with its demo. */
export async function takeJourney(page: Page, url: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "hz-journey-"));
  const file = join(folder, "beleg.txt");
  const title = `Meldung aus ${page.name}`;
  writeFileSync(file, FILE);
  try {
    console.log(page.name);
    const password = await report(page, url, { title, file });
    await comeBack(page, url, password, title);
    await saveTheFile(page);
    await openAtTheDesk(page, url, title);
    await answer(page);
    await writeANote(page);
    await comeBack(page, url, password, title);
    await page.see(ANSWER);
    await done(page, "the reporter reads the answer");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Says what was done, if nothing went wrong in the page meanwhile. */
async function done(page: Page, what: string): Promise<void> {
  const faults = await page.faults();
  if (faults.length > 0) throw new Error(`${page.name}, ${what}: ${faults.join("; ")}`);
  console.log(`✓ ${what}`);
}

/** Goes to a page of the portal from its start page, whose address stays. */
async function fromStart(page: Page, url: string, link: string, field: string): Promise<void> {
  await page.open(url + paths.portal(DEMO_LINK_SUFFIX));
  await page.click(link);
  await page.until(
    `document.querySelector("${field}") !== null && location.pathname + location.search === "${paths.portal(DEMO_LINK_SUFFIX)}"`,
  );
}

/** Sends a report with a file; gives its password. */
async function report(page: Page, url: string, { title, file }: { title: string; file: string }): Promise<string> {
  await fromStart(page, url, "Neue Meldung", "#title");
  await page.type("#title", title);
  await page.type("#description", WORDS);
  await page.type("#files", file);
  await page.click("Meldung absenden");
  await page.until(`${PASSWORD}.test(document.body.innerText)`);
  await done(page, "a report with a file is sent, and its password shown");
  return PASSWORD.exec(await page.text())![0];
}

async function comeBack(page: Page, url: string, password: string, title: string): Promise<void> {
  await fromStart(page, url, "Zum bestehenden Fall", "input[type=password]");
  await page.type("input[type=password]", password);
  await page.click("Fall öffnen");
  await page.see(title);
  await done(page, "the case is opened by the password");
}

async function saveTheFile(page: Page): Promise<void> {
  await page.click("Herunterladen");
  await page.until(`window.savedBytes === ${FILE.length}`);
  await done(page, "its file is opened");
}

async function openAtTheDesk(page: Page, url: string, title: string): Promise<void> {
  await page.open(url + paths.signIn);
  await page.run("localStorage.setItem('onboarding_completed', 'true')");
  await page.type("input[type=email]", demo.email);
  await page.type("input[type=password]", demo.password);
  await page.click("Anmelden", "button[type=submit]");
  await page.until(`location.pathname !== "${paths.signIn}"`);
  await done(page, "somebody signs in");
  await page.click("Meldungen");
  await page.click(title);
  await page.see(WORDS);
  await done(page, "the report is found in the list and opened");
}

async function answer(page: Page): Promise<void> {
  await page.type("textarea[aria-label='Nachricht an die hinweisgebende Person']", ANSWER);
  await page.click("Senden", "button[type=submit]");
  await page.until(`[...document.querySelectorAll("li, article")].some((one) => one.innerText.includes(${JSON.stringify(ANSWER)}))`);
  await done(page, "it is answered");
}

/** The note is read from a page that was loaded anew: what is shown came from the server and was opened by this browser. */
async function writeANote(page: Page): Promise<void> {
  const openNotes = () => page.click("Interne Notizen", "[role=tab]");
  await openNotes();
  await page.type("textarea[aria-label='Neue interne Notiz']", NOTE);
  await page.click("Notiz speichern");
  const listed = `[...document.querySelectorAll("li")].some((one) => one.innerText.includes(${JSON.stringify(NOTE)}))`;
  await page.until(listed);
  await page.open(await page.run<string>("return location.href"));
  await openNotes();
  await page.until(listed);
  await done(page, "an internal note is written, and read again");
}
