import axe from "axe-core";
import { expect } from "vitest";
import { commands, page } from "vitest/browser";

export const DESKTOP = { width: 1280, height: 900 };
export const PHONE = { width: 390, height: 844 };
const NARROW = { width: 360, height: 800 };
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];
/** What another colour scheme can change of a finding. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type State = {
  /** Brings the screen into its state again where a change of size ended it. */
  enter?: () => Promise<unknown>;
  sizes?: { width: number; height: number }[];
  /** Rules that do not count here. */
  withoutRules?: string[];
  /** Measures colours on every size and in the dark, not in the nightly form alone. */
  whole?: boolean;
};

/**
 * Looks at a screen in a state as journeys do (e2e/helpers/look.ts): on phone and desktop no finding of axe, and nothing wider than the
 * screen, not even at 360 px. In the nightly form in the dark as well.
 */
export async function look(name: string, { enter, sizes = [PHONE, DESKTOP], withoutRules = [], whole }: State = {}): Promise<void> {
  for (const { width, height } of sizes) {
    await page.viewport(width, height);
    await enter?.();
    scrollTo(0, 0);
    // A phone has the colours of a desktop, and to measure them takes longest.
    const isColoured = whole || width !== PHONE.width || !sizes.includes(DESKTOP);
    const off = [...withoutRules, ...(isColoured ? [] : COLOUR_RULES)];
    const rules = Object.fromEntries(off.map((rule) => [rule, { enabled: false }]));
    expect.soft(await findings({ runOnly: RULES, rules }), `${name} at ${width}`).toEqual([]);
    if (!isColoured || !(whole || import.meta.env["NIGHTLY"])) continue;
    await commands.emulateMedia({ colorScheme: "dark" });
    expect.soft(await findings({ runOnly: COLOUR_RULES }), `${name} at ${width}, dark`).toEqual([]);
    await commands.emulateMedia({ colorScheme: "light" });
  }
  await page.viewport(NARROW.width, NARROW.height);
  await enter?.();
  await expect.poll(tooWide, { message: `${name} at ${NARROW.width}: wider than the screen`, timeout: 3_000 }).toEqual([]);
  await page.viewport(DESKTOP.width, DESKTOP.height);
}

async function findings(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await axe.run(document, { ...options, resultTypes: ["violations"] });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message}`).join(" | ")}`,
  );
}

function tooWide(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const reaching = [...document.querySelectorAll("body *")].filter((element) => element.getBoundingClientRect().right > width + 1);
  return reaching.slice(0, 5).map((element) => element.outerHTML.slice(0, 120));
}
