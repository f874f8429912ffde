// Photographs the real screens, with the demo's data, for web/admin/handbook; an argument takes only that picture.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { openBrowser } from "./bench/browser.ts";
import { startMeasured } from "./bench/product.ts";
import { demo } from "./seed/demo.ts";

const handbook = fileURLToPath(new URL("../web/admin/handbook", import.meta.url));
const SCALE = 1.75;
const MOST_BYTES = 75_000;
/** What every picture shows as the present: a Tuesday morning in Berlin. */
const PRESENT = "2026-03-17T09:30:30Z";

type Shot = { width?: number; height?: number; take: (page: Page) => Promise<unknown> };

const heading = (page: Page, name: string) => page.getByRole("heading", { name }).first().waitFor();
/** Opens a screen and waits for what makes it whole. */
const at = (path: string, whole: string) => async (page: Page) => {
  await page.goto(path);
  await heading(page, whole);
};
/** Opens the demo's case that has come furthest. */
async function openCase(page: Page) {
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
/** Puts an element at the top of the picture, below the header. */
const upTo = (page: Page, selector: string, room = 76) =>
  page.locator(selector).first().evaluate(`(element) => scrollTo(0, scrollY + element.getBoundingClientRect().top - ${room})`);

const SHOTS: Record<string, Shot> = {
  dashboard: {
    height: 700,
    take: async (page) => {
      await at(paths.dashboard, "Dashboard")(page);
      await page.getByText("Ihre Schlüssel sind da und passen").waitFor();
      await page.getByText("Rechnungen eines Lieferanten").waitFor();
    },
  },
  meldungen: {
    width: 1120,
    height: 700,
    take: async (page) => {
      await at(paths.reports, "Meldungen")(page);
      await page.getByText("Rechnungen eines Lieferanten").waitFor();
      await page.getByText("Datenschutz und IT-Sicherheit").first().waitFor();
    },
  },
  meldung: {
    width: 1120,
    height: 700,
    take: openCase,
  },
  nachrichten: {
    width: 1120,
    height: 700,
    take: async (page) => {
      await openCase(page);
      await upTo(page, '[role="tablist"]');
    },
  },
  notizen: {
    width: 1120,
    height: 560,
    take: async (page) => {
      await openCase(page);
      await page.getByRole("tab", { name: /^Interne Notizen/ }).click();
      await page.getByText("Datenschutzbeauftragte einbeziehen").waitFor();
      await upTo(page, '[role="tablist"]');
    },
  },
  benutzer: { height: 480, take: async (page) => {
    await at(paths.users, "Benutzer")(page);
    await page.getByText("malik.okafor@demo.example").waitFor();
  } },
  einladung: {
    height: 680,
    take: async (page) => {
      await at(paths.users, "Benutzer")(page);
      await page.getByRole("button", { name: "Neue hinzufügen" }).click();
      await page.getByLabel("Vorname").fill("Sofia");
      await page.getByLabel("Nachname").fill("Brandt");
      await page.getByLabel("E-Mail-Adresse").fill("sofia.brandt@muster.example");
    },
  },
  abteilungen: { height: 640, take: async (page) => {
    await at(paths.departments, "Abteilungen")(page);
    await page.getByText("Liest mit").first().waitFor();
  } },
  kategorien: { height: 600, take: async (page) => {
    await at(paths.categories, "Kategorien")(page);
    await page.getByText("Korruption und Bestechung").waitFor();
  } },
  meldekanal: { height: 660, take: async (page) => {
    await at(paths.channels, "Meldekanäle")(page);
    await page.getByText("#k=").first().waitFor();
  } },
  konto: {
    height: 620,
    take: async (page) => {
      await at(paths.account, "Mein Konto")(page);
      await page.getByText("Noch kein Passkey").waitFor();
      await upTo(page, 'section:has(h2:text-is("Zweiter Faktor"))');
    },
  },
  einstellungen: {
    height: 660,
    take: async (page) => {
      await at(paths.settings, "Einstellungen")(page);
      await page.getByText("Löschen nur zu zweit").waitFor();
      await upTo(page, 'section:has(h2:text-is("Sicherheit"))');
    },
  },
};

/**
 * Dates on the screens are relative to the day the demo was made. They are written as if that day were always the same:
 * so a picture taken anew changes only where the screen has changed.
 */
const steadyDates = `{
  const ahead = ${Date.parse(PRESENT)} - Date.now();
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, "format").get;
  Object.defineProperty(Intl.DateTimeFormat.prototype, "format", {
    configurable: true,
    get() { const write = own.call(this); return (moment = Date.now()) => write(new Date(Number(moment) + ahead)); },
  });
}`;

async function photograph(page: Page, name: string, { width = 960, height = 640, take }: Shot): Promise<string> {
  await page.setViewportSize({ width, height });
  await take(page);
  // What has the focus is blue-framed in one picture only.
  await page.evaluate("document.activeElement?.blur()");
  await page.mouse.move(0, 0);
  await page.evaluate("document.fonts.ready");
  const devices = await page.context().newCDPSession(page);
  for (let quality = 90; ; quality -= 5) {
    const { data } = await devices.send("Page.captureScreenshot", { format: "webp", quality });
    const bytes = Buffer.from(data, "base64");
    if (bytes.length > MOST_BYTES && quality > 40) continue;
    await writeFile(join(handbook, "pictures", `${name}.webp`), bytes);
    console.log(`${name}: ${width} × ${height}, ${Math.round(bytes.length / 1000)} kB`);
    return `  ${name}: { src: ${name}, width: ${width}, height: ${height} },`;
  }
}

/** The list of pictures as the articles import it. */
async function writeList(names: string[], lines: string[]): Promise<void> {
  const imports = names.map((name) => `import ${name} from "./pictures/${name}.webp";`);
  const text = `// Written by \`npm run handbook:pictures\`.\n${imports.join("\n")}\n\n/** The handbook's pictures with the size at which they are shown. */\nexport const PICTURES = {\n${lines.join("\n")}\n} as const;\n`;
  const file = join(handbook, "pictures.ts");
  if (text !== (await readFile(file, "utf8").catch(() => ""))) await writeFile(file, text);
}

const only = process.argv[2];
const product = await startMeasured("embedded");
const browser = await openBrowser();
try {
  await mkdir(join(handbook, "pictures"), { recursive: true });
  const context = await browser.newContext({
    baseURL: product.url,
    locale: "de-DE",
    timezoneId: "Europe/Berlin",
    colorScheme: "light",
    reducedMotion: "reduce",
    deviceScaleFactor: SCALE,
  });
  await context.addInitScript({ content: steadyDates });
  const page = await context.newPage();
  await page.goto(paths.signIn);
  await page.getByLabel("E-Mail-Adresse").fill(demo.email);
  await page.getByLabel("Passwort", { exact: true }).fill(demo.password);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await heading(page, "Dashboard");
  const lines: string[] = [];
  for (const [name, shot] of Object.entries(SHOTS)) if (!only || only === name) lines.push(await photograph(page, name, shot));
  if (!only) await writeList(Object.keys(SHOTS), lines);
} finally {
  await browser.close();
  await product.stop();
}
