// What the scripts share that photograph the real screens of the product with its demo.
import { paths } from "@hz/contract/paths";
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { demo } from "./seed/demo.ts";

/** What every picture shows as the present: a Tuesday morning in Berlin. */
const PRESENT = "2026-03-17T09:30:55Z";

/**
 * Dates on the screens are relative to the day the demo was made. They are written as if that day were always the same:
 * so a picture taken anew changes only where the screen has changed.
 */
const steadyDates = `{
  // Every screen begins at its top, not where the one before it was left.
  try { sessionStorage.removeItem("react-router-scroll-positions"); } catch {}
  const ahead = ${Date.parse(PRESENT)} - Date.now();
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format").get;
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
    configurable: true,
    get() {
      const write = own.call(this);
      return (moment = Date.now()) => write(new Date(Number(moment) + ahead));
    },
  });
}`;

/** What is made by chance at every start, written as if it were always the same: addresses, keys, case numbers. */
const steadyTexts = `{
  const signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  let chance = 7;
  const group = () => Array.from({ length: 4 }, () => signs[(chance = (chance * 75 + 74) % 65537) % 32]).join("");
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    texts.currentNode.data = texts.currentNode.data
      .replace(/http:[/][/]127[^/]+/, "https://hinweise.example")
      .replace(/#k=[\\w-]{43}/, "#k=q3VdXo1Jf8yZcK0sWb7uTn5RhMgE2iLpAaC4vDxQ6kY")
      .replace(/\\b[0-9A-Z]{4}(-[0-9A-Z]{4})+\\b/g, (code) => code.split("-").map(group).join("-"));
}`;

/** A browser context whose screens look the same at every run. */
export async function steadyContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: "de-DE", timezoneId: "Europe/Berlin", reducedMotion: "reduce", ...options });
  await context.addInitScript({ content: steadyDates });
  // The tutorial begins by itself where an account is young.
  await context.addInitScript({
    content: `if (!location.pathname.startsWith("/portal")) localStorage.setItem("onboarding_completed", "true");`,
  });
  return context;
}

/** Waits for a heading of this name. */
export const heading = (page: Page, name: string) => page.getByRole("heading", { name }).first().waitFor();

/** Signs in to the demo. */
export async function enterDemo(page: Page): Promise<void> {
  await page.goto(paths.signIn);
  await page.getByLabel("E-Mail-Adresse").fill(demo.email);
  await page.getByLabel("Passwort", { exact: true }).fill(demo.password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await heading(page, "Dashboard");
}

/** Opens the demo's case that has come furthest. */
export async function openDemoCase(page: Page): Promise<void> {
  await page.goto(paths.reports);
  await page
    .getByRole("row")
    .or(page.getByRole("article"))
    .filter({ hasText: "Kundendaten auf privatem Laufwerk" })
    .getByRole("link", { name: /^HZ-\d+ anzeigen$/ })
    .click();
  await heading(page, "Kundendaten auf privatem Laufwerk");
  await page.getByText("Seit Anfang des Monats").waitFor();
}

type Clip = { x: number; y: number; width: number; height: number; scale: number };

/** A picture of a part of a whole screen, coarser until it is small enough. */
export async function photograph(page: Page, clip: Clip, mostBytes: number): Promise<Buffer> {
  await page.evaluate(steadyTexts);
  // What has the focus is blue-framed in one picture only.
  await page.evaluate("document.activeElement?.blur()");
  await page.mouse.move(0, 0);
  await page.evaluate("document.fonts.ready");
  const devices = await page.context().newCDPSession(page);
  for (let quality = 90; ; quality -= 5) {
    const { data } = await devices.send("Page.captureScreenshot", { format: "webp", quality, clip });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length <= mostBytes || quality <= 40) return bytes;
  }
}
