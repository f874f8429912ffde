import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { BROWSER } from "../test-browser.ts";
import { freePort } from "./product.ts";

const VERSION = "13.5.0";
/** Outside the lockfile: 176 MB that only this measurement needs. */
const folder = fileURLToPath(new URL(`../../.cache/lighthouse-${VERSION}`, import.meta.url));

type Audit = {
  id: string;
  score: number | null;
  numericValue?: number;
  details?: { items?: { transferSize?: number; resourceType?: string; node?: { selector?: string } }[] };
};
type Result = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
};
type Answer = Promise<{ lhr: Result } | undefined>;
type Tab = { url(): string };
type Lighthouse = { default(url: string, flags: object, config: undefined, tab: Tab): Answer; snapshot(tab: Tab, options: object): Answer };
type Puppeteer = { connect(options: object): Promise<{ pages(): Promise<Tab[]>; disconnect(): Promise<void> }> };

export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof CATEGORIES)[number];

/**
 * What Lighthouse says of a page: points out of 100, audits that fall short with the first element each of them names,
 * its largest paint in ms, its bytes without pictures.
 */
export type Seen = { scores: Partial<Record<Category, number>>; short: string[]; largestPaintMs: number; bytes: number };

function install(): void {
  if (existsSync(join(folder, "node_modules/lighthouse"))) return;
  mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, stdio: ["ignore", "ignore", "inherit"] as ("ignore" | "inherit")[] };
  const flags = ["--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", ["install", ...flags, `lighthouse@${VERSION}`], options);
  if (status !== 0) throw new Error("Lighthouse could not be installed");
}

const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, "node_modules", file)).href);

class NotMeasured extends Error {}
const TRIES = 3;

/** What a look saw; one that came to no result is taken again. */
async function seenBy(look: () => Promise<Seen>, attemptsLeft = TRIES): Promise<Seen> {
  return look().catch((error: unknown) => {
    if (!(error instanceof NotMeasured) || attemptsLeft <= 1) throw error;
    return seenBy(look, attemptsLeft - 1);
  });
}

function read(result: Result): Seen {
  const scores: Seen["scores"] = {};
  const short = [];
  for (const category of CATEGORIES) {
    const found = result.categories[category];
    if (!found) continue;
    // An audit that came to no result leaves its category without one; that is no zero.
    if (found.score === null) throw new NotMeasured(`no ${category} of ${result.finalDisplayedUrl}`);
    scores[category] = Math.round(found.score * 100);
    for (const { id, weight } of found.auditRefs) {
      const audit = result.audits[id];
      if (weight > 0 && (audit?.score ?? 1) < 0.9) short.push([id, audit?.details?.items?.[0]?.node?.selector].filter(Boolean).join(" "));
    }
  }
  const requests = result.audits["network-requests"]?.details?.items ?? [];
  const bytes = requests.reduce((sum, { transferSize, resourceType }) => sum + (resourceType === "Image" ? 0 : (transferSize ?? 0)), 0);
  return { scores, short, largestPaintMs: result.audits["largest-contentful-paint"]?.numericValue ?? 0, bytes };
}

/**
 * Looks at addresses as a visitor who comes for the first time, on a phone's size and slow 4G: simulated, as Lighthouse is called by most,
 * or on a line that is slow. The simulation holds against a page that is drawn before its scripts run what it sends for them, as on
 * loopback they have come before the first paint.
 */
export type Visit = (url: string, line?: "simulated" | "slow") => Promise<Seen>;
/** Looks at what is on the screen now. */
export type Glance = () => Promise<Seen>;

/** Opens a browser with an empty profile for a task that looks at pages with Lighthouse. */
export async function withLighthouse<Value>(task: (page: Page, visit: Visit, glance: Glance) => Promise<Value>): Promise<Value> {
  install();
  const lighthouse = (await load("lighthouse/core/index.js")) as Lighthouse;
  const { default: puppeteer } = (await load("puppeteer-core/lib/puppeteer/puppeteer-core.js")) as { default: Puppeteer };
  const port = await freePort();
  const args = [...BROWSER.args, `--remote-debugging-port=${port}`];
  const context = await chromium.launchPersistentContext("", { ...BROWSER, locale: "de-DE", viewport: null, args });
  const page = context.pages()[0]!;
  const inTab = async (look: (tab: Tab) => Answer): Promise<Seen> => {
    const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
    const tab = (await browser.pages()).find((one) => one.url() === page.url());
    const seen = tab && (await look(tab));
    await browser.disconnect();
    if (!seen) throw new Error(`nothing seen of ${page.url()}`);
    return read(seen.lhr);
  };
  const flags = { port, onlyCategories: CATEGORIES, logLevel: "silent" };
  try {
    return await task(
      page,
      (url, line) => {
        const throttlingMethod = line === "slow" ? "devtools" : "simulate";
        return seenBy(() => inTab((tab) => lighthouse.default(url, { ...flags, throttlingMethod }, undefined, tab)));
      },
      () => inTab((tab) => lighthouse.snapshot(tab, { flags })),
    );
  } finally {
    await context.close();
  }
}
