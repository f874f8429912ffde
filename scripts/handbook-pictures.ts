// Photographs the real screens, with the demo's data, for web/admin/handbook; an argument takes only that picture.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { openBrowser } from "./bench/browser.ts";
import { startMeasured } from "./bench/product.ts";
import { enterDemo, heading, openDemoCase, photograph, steadyContext } from "./photograph.ts";

const handbook = fileURLToPath(new URL("../web/admin/handbook", import.meta.url));
const SCALE = 1.75;
const MOST_BYTES = 75_000;

/** The window's size, and what is cut away at its left and top, such as the navigation. */
type Shot = { width?: number; height?: number; left?: number; top?: number; take: (page: Page) => Promise<unknown> };

/** Opens a screen and waits for what makes it whole. */
const at = (path: string, whole: string) => async (page: Page) => {
  await page.goto(path);
  await heading(page, whole);
};
/** Puts an element at the top of the picture, below the header. */
const upTo = async (page: Page, selector: string, room = 84) => {
  const place = (await page.locator(selector).first().boundingBox())!;
  await page.mouse.move(place.x, place.y);
  await page.mouse.wheel(0, place.y - room);
  await page.waitForTimeout(300);
};

/** Without header and navigation: for what stands further down a screen. */
const BELOW = { left: 220, top: 62 };
const SHOTS: Record<string, Shot> = {
  dashboard: {
    height: 700,
    take: async (page) => {
      await at(paths.dashboard, "Dashboard")(page);
      await page.getByText("Ihre Schlüssel sind da und passen").waitFor();
      await page.getByText("Rechnungen eines Lieferanten").first().waitFor();
    },
  },
  meldungen: {
    width: 1280,
    height: 700,
    take: async (page) => {
      await at(paths.reports, "Meldungen")(page);
      await page.getByText("Rechnungen eines Lieferanten").first().waitFor();
      await page.getByText("Datenschutz und IT-Sicherheit").first().waitFor();
    },
  },
  meldung: {
    width: 1120,
    height: 700,
    take: openDemoCase,
  },
  nachrichten: {
    ...BELOW,
    width: 1120,
    height: 810,
    take: async (page) => {
      await openDemoCase(page);
      await upTo(page, '[role="tablist"]');
    },
  },
  notizen: {
    ...BELOW,
    width: 1120,
    height: 570,
    take: async (page) => {
      await openDemoCase(page);
      await page.getByRole("tab", { name: /^Interne Notizen/ }).click();
      await page.getByText("Datenschutzbeauftragte einbeziehen").waitFor();
      await upTo(page, '[role="tablist"]');
    },
  },
  benutzer: {
    height: 590,
    take: async (page) => {
      await at(paths.users, "Benutzer")(page);
      await page.getByText("malik.okafor@demo.example").waitFor();
    },
  },
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
  abteilungen: {
    height: 640,
    take: async (page) => {
      await at(paths.departments, "Abteilungen")(page);
      await page.getByText("Liest mit").first().waitFor();
    },
  },
  kategorien: {
    height: 600,
    take: async (page) => {
      await at(paths.categories, "Kategorien")(page);
      await page.getByText("Korruption und Bestechung", { exact: true }).waitFor();
    },
  },
  meldekanal: {
    height: 660,
    take: async (page) => {
      await at(paths.channels, "Meldekanäle")(page);
      await page.getByText("#k=").first().waitFor();
    },
  },
  abrechnung: {
    height: 760,
    take: async (page) => {
      await at(paths.billing, "Billing")(page);
      await page
        .getByRole("button", { name: /^Choose/ })
        .first()
        .waitFor();
    },
  },
  konto: {
    ...BELOW,
    height: 530,
    take: async (page) => {
      await at(paths.account, "Mein Konto")(page);
      await page.getByText("Noch kein Passkey").waitFor();
      await upTo(page, 'section:has(h2:text-is("Zweiter Faktor"))');
    },
  },
  einstellungen: {
    ...BELOW,
    height: 660,
    take: async (page) => {
      await at(paths.settings, "Einstellungen")(page);
      await page.getByText("Löschen nur zu zweit").waitFor();
      await upTo(page, 'section:has(h2:text-is("Sicherheit"))');
    },
  },
};

async function take(page: Page, name: string, shot: Shot): Promise<string> {
  const { width = 960, height = 640, left = 0, top = 0, take: open } = shot;
  await page.setViewportSize({ width, height });
  await open(page);
  const box = { x: left, y: top + (await page.evaluate<number>("scrollY")), width: width - left, height: height - top };
  const bytes = await photograph(page, { ...box, scale: SCALE }, MOST_BYTES);
  await writeFile(join(handbook, "pictures", `${name}.webp`), bytes);
  console.log(`${name}: ${box.width} × ${box.height}, ${Math.round(bytes.length / 1000)} kB`);
  return `  ${name}: { src: new URL("./pictures/${name}.webp", import.meta.url).href, width: ${box.width}, height: ${box.height} },`;
}

/** The list of pictures as the articles import it. */
async function writeList(lines: string[]): Promise<void> {
  const text = `// Written by \`npm run handbook:pictures\`.\n/** The handbook's pictures with the size at which they are shown. */\nexport const PICTURES = {\n${lines.join("\n")}\n} as const;\n`;
  const file = join(handbook, "pictures.ts");
  if (text !== (await readFile(file, "utf8").catch(() => ""))) await writeFile(file, text);
}

const only = process.argv[2];
const product = await startMeasured("embedded");
const browser = await openBrowser();
try {
  await mkdir(join(handbook, "pictures"), { recursive: true });
  const context = await steadyContext(browser, { baseURL: product.url, colorScheme: "light", deviceScaleFactor: SCALE });
  const page = await context.newPage();
  await enterDemo(page);
  const lines: string[] = [];
  for (const [name, shot] of Object.entries(SHOTS)) if (!only || only === name) lines.push(await take(page, name, shot));
  if (!only) await writeList(lines);
} finally {
  await browser.close();
  await product.stop();
}
