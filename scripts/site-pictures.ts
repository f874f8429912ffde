// Photographs the real screens, with the demo's data, for the public pages, light and dark, and draws the pictures for
// shared links and for tabs; an argument takes only what it names.
import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import type { Browser, Page } from "@playwright/test";
import { openBrowser } from "./bench/browser.ts";
import { startMeasured } from "./bench/product.ts";
import { enterDemo, heading, openDemoCase, photograph, steadyContext } from "./photograph.ts";
import { drawn } from "./site-drawings.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, "web/brand/public/bilder");
const SCHEMES = { hell: "light", dunkel: "dark" } as const;
/** Each picture whole, and for phones, where it must not keep the page waiting. */
const KINDS = { "": { share: 1, mostBytes: 48_000 }, "-klein": { share: 0.56, mostBytes: 16_000 } };

/**
 * What only a demo has is no part of the product's picture: its trial's banner, and what its form shows of itself. The portal is
 * written in the device's own typeface; this machine's would be the one that is left where there is none.
 */
const AS_A_CUSTOMER_SEES_IT = `
  section[aria-label="Hinweis zum Konto"], .sent { display: none !important; }
  @font-face {
    font-family: "Of a phone";
    font-weight: 200 900;
    src: url(data:font/woff2;base64,${await readFile(join(root, "node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2"), "base64")});
  }
`;
const ON_A_PHONE = `body { font-family: "Of a phone" !important; }`;

type Shot = { width: number; height: number; scale: number; isPhone?: boolean; take: (page: Page) => Promise<unknown> };

/** Fills the form of the demo's portal as somebody would. */
async function fillForm(page: Page): Promise<void> {
  await page.goto(paths.portalForm(DEMO_LINK_SUFFIX));
  await page.getByLabel("Titel", { exact: true }).fill("Rechnungen doppelt bezahlt");
  await page
    .getByLabel("Beschreibung", { exact: true })
    .fill("Seit März werden Rechnungen eines Lieferanten zweimal freigegeben. Drei Belege liegen bei.");
  await page.getByRole("button", { name: "Meldung absenden" }).and(page.locator(":enabled")).waitFor();
  await page.evaluate("scrollTo(0, 0)");
}

const SHOTS: Record<string, Shot> = {
  fall: { width: 1060, height: 700, scale: 1.3, take: openDemoCase },
  meldungen: {
    width: 1120,
    height: 640,
    scale: 1.2,
    take: async (page) => {
      await page.goto(paths.reports);
      await heading(page, "Meldungen");
      await page.getByText("Rechnungen eines Lieferanten").waitFor();
      await page.getByText("Datenschutz und IT-Sicherheit").first().waitFor();
    },
  },
  meldekanal: {
    width: 1120,
    height: 640,
    scale: 1.2,
    take: async (page) => {
      await page.goto(paths.channels);
      await heading(page, "Meldekanäle");
      await page.getByText("#k=").first().waitFor();
      await page.getByRole("tab", { name: "Design" }).click();
      await page.getByText("Logo", { exact: true }).first().waitFor();
      const tabs = (await page.getByRole("tab", { name: "Design" }).boundingBox())!;
      await page.evaluate(`scrollTo(0, ${tabs.y} + scrollY - 84)`);
    },
  },
  formular: { width: 390, height: 800, scale: 1.5, isPhone: true, take: fillForm },
  passwort: {
    width: 390,
    height: 800,
    scale: 1.5,
    isPhone: true,
    take: async (page) => {
      await fillForm(page);
      await page.getByRole("button", { name: "Meldung absenden" }).click();
      await page.getByRole("code").first().waitFor();
      // It goes to its top a moment after it is drawn.
      await page.waitForFunction("scrollY === 0");
    },
  },
};

async function take(browser: Browser, url: string, name: string, { isPhone = false, scale, take: open, ...size }: Shot) {
  const entries = [];
  for (const [suffix, colorScheme] of Object.entries(SCHEMES)) {
    const context = await steadyContext(browser, { baseURL: url, colorScheme, deviceScaleFactor: scale, viewport: size, bypassCSP: true });
    const page = await context.newPage();
    if (!isPhone) await enterDemo(page);
    await open(page);
    await page.addStyleTag({ content: AS_A_CUSTOMER_SEES_IT + (isPhone ? ON_A_PHONE : "") });
    await page.evaluate("document.fonts.load('1em \\'Of a phone\\'')");
    const clip = { x: 0, y: await page.evaluate<number>("scrollY"), ...size };
    const files = [];
    for (const [ending, { share, mostBytes }] of Object.entries(KINDS)) {
      const src = await store(`${name}-${suffix}${ending}.webp`, await photograph(page, { ...clip, scale: share }, mostBytes));
      files.push(`{ src: "${src}", pixels: ${Math.round(size.width * scale * share)} }`);
    }
    await context.close();
    entries.push(`${suffix}: [${files.join(", ")}]`);
  }
  return `  ${name}: { ${entries.join(", ")}, width: ${size.width}, height: ${size.height} },`;
}

/** Writes a picture; resolves to its address, which changes with it. */
async function store(name: string, bytes: Buffer): Promise<string> {
  await writeFile(join(folder, name), bytes);
  console.log(`${name}: ${Math.round(bytes.length / 1000)} kB`);
  return `/bilder/${name}?v=${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}`;
}

/** The list of pictures as the pages import it. */
async function writeList(screens: string[], shared: string[]): Promise<void> {
  const text =
    `// Written by \`npm run site:pictures\`.\n/** Pictures of the product's screens, for light and dark pages, with the size of the screen they show. */\n` +
    `export const SCREENS = {\n${screens.join("\n")}\n} as const;\n\n/** Pictures of 1200 × 630 that stand beside a shared link. */\n` +
    `export const SHARED = {\n${shared.join("\n")}\n} as const;\n`;
  const file = join(root, "web/site/pictures.ts");
  if (text !== (await readFile(file, "utf8").catch(() => ""))) await writeFile(file, text);
}

const only = process.argv[2];
const isWanted = (name: string) => !only || only === name;
await mkdir(folder, { recursive: true });
const browser = await openBrowser();
const product = await startMeasured("embedded");
try {
  const [screens, shared]: [string[], string[]] = [[], []];
  for (const [name, shot] of Object.entries(SHOTS)) if (isWanted(name)) screens.push(await take(browser, product.url, name, shot));
  for (const { file, bytes, shares } of isWanted("gezeichnet") ? await drawn(browser) : []) {
    if (shares) shared.push(`  ${shares}: "${await store(file, bytes)}",`);
    else await writeFile(join(root, "web/brand/public", file), bytes);
  }
  if (!only) await writeList(screens, shared);
} finally {
  await browser.close();
  await product.stop();
}
