import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page, TestInfo } from "@playwright/test";
import { DESKTOP, expect, isFirefox, PHONE } from "./people.ts";

const require = createRequire(import.meta.url);
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
const AXE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const NARROW = { width: 360, height: 800 };
/** What another colour scheme can change of a finding: only these are looked for again in the dark, and, as a phone has the colours of a desktop, on one of both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
const SIZES = [PHONE, DESKTOP];
const SCHEMES = ["light", "dark"] as const;

type State = {
  /** Brings the screen into its state again where a change of size ended it. */
  enter?: () => Promise<unknown>;
  sizes?: { width: number; height: number }[];
  schemes?: readonly ("light" | "dark")[];
  withoutRules?: string[];
};

/**
 * Takes a screen in a state and looks at it on phone and desktop, light and, in the sweep of all screens, dark: no finding of axe,
 * nothing wider than the screen, not even at 360 px. axe takes a state of the office once, on the desktop, which shows most of it;
 * the sweep, and what reporters see, on the phone as well. Keeps a picture of each in the `look` folder of the results, unless `CI`
 * is set. Firefox shows neither other colours nor other findings: there it is pictures and widths.
 */
export async function look(page: Page, name: string, info: TestInfo, state: State = {}): Promise<void> {
  const inFirefox = isFirefox(page.context());
  const isSweep = info.file.endsWith("look.e2e.ts") || process.env["NIGHTLY"] !== undefined;
  for (const size of state.sizes ?? SIZES) {
    await page.setViewportSize(size);
    await state.enter?.();
    for (const colorScheme of inFirefox ? (["light"] as const) : (state.schemes ?? SCHEMES)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.evaluate(() => scrollTo(0, 0));
      const tag = `${name} at ${size.width}, ${colorScheme}`;
      const picture = join(info.project.outputDir, inFirefox ? "look-firefox" : "look", `${name}-${size.width}-${colorScheme}.png`);
      // Pictures are for people; nobody looks at those of an unattended run.
      if (!process.env.CI) await page.screenshot({ path: picture, fullPage: true, animations: "disabled" });
      if (inFirefox) continue;
      // Every pair of colours is measured in scripts/contrast.test.ts; in the dark the sweep of all screens looks again, and the nightly form everywhere.
      if (colorScheme === "dark" && !isSweep) continue;
      const isFirst = size !== PHONE || !(state.sizes ?? SIZES).includes(DESKTOP);
      const isPortal = new URL(page.url()).pathname.startsWith("/portal");
      if (!isFirst && (colorScheme === "dark" || !(isSweep || isPortal))) continue;
      await loadAxe(page);
      const axe = axeOf(page);
      // What reporters read has 7:1.
      const colours = (isPortal ? [...COLOUR_RULES, "color-contrast-enhanced"] : COLOUR_RULES).filter(
        (rule) => !state.withoutRules?.includes(rule),
      );
      if (colorScheme === "dark") axe.withRules(colours);
      else axe.withTags(RULES).disableRules([...(state.withoutRules ?? []), ...(isFirst || isSweep ? [] : COLOUR_RULES)]);
      const found = [await axe.analyze()];
      if (isPortal && colorScheme === "light") found.push(await axeOf(page).withRules(colours).analyze());
      const findings = found
        .flatMap(({ violations }) => violations)
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ""}`).join(" | ")}`);
      expect.soft(findings, tag).toEqual([]);
    }
  }
  // Firefox has a scroll bar of 12 px there, and phones have none.
  await page.setViewportSize(inFirefox ? PHONE : NARROW);
  await state.enter?.();
  // Nobody has the desk on a phone with Firefox's bar.
  if (!inFirefox || new URL(page.url()).pathname.startsWith("/portal")) await fits(page, name);
  await page.setViewportSize(DESKTOP);
}

/** Takes a page and sees that nothing on it is wider than its window. */
export async function fits(page: Page, name = page.url()): Promise<void> {
  // What the page takes out by script on narrow screens goes a moment after the change.
  const soon = expect.configure({ soft: true, timeout: 3_000 });
  await soon.poll(() => tooWide(page), `${name}, ${page.viewportSize()?.width} wide: wider than the screen`).toEqual([]);
}

/** Legacy means without a second page for the results of frames; there are none. What passes is not asked for: half the time. */
const axeOf = (page: Page) => new AxeBuilder({ page, axeSource: "void 0" }).setLegacyMode(true).options({ resultTypes: ["violations"] });

/** Loads axe once a page, and its small form: its builder would send it six times for a state, at more cost than its rules. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
}

/** Gives what makes the page scroll sideways: nothing, or the elements that reach beyond the screen. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const reaching = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > width + 1);
    return reaching.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
  });
}
