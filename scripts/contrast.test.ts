import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const style = (name: string) => readFileSync(new URL(`../web/styles/${name}`, import.meta.url), "utf8");
const tokens = style("tokens.css");
const portalPage = style("portal/page.css");

type Scheme = "light" | "dark";
const SCHEMES: Scheme[] = ["light", "dark"];

/** Each colour token of a scheme; later sheets win. */
function colours(scheme: Scheme, ...sheets: string[]): Map<string, string> {
  const found = sheets.flatMap((sheet) => [...sheet.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)]);
  return new Map(found.map(([, name = "", light = "", dark = ""]) => [name, scheme === "light" ? light : dark]));
}

function luminance(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(palette: Map<string, string>, text: string, ground: string): number {
  const [one, other] = [text, ground].map((name) => luminance(palette.get(name) ?? ""));
  return (Math.max(one!, other!) + 0.05) / (Math.min(one!, other!) + 0.05);
}

/** Every pair in which text is drawn: the text's token and the grounds it stands on. */
const PAIRS: [text: string, grounds: string[]][] = [
  ["ink", ["canvas", "surface", "line", "brand-soft", "accent-soft", "danger-soft", "ok-soft", "info-soft"]],
  ["muted", ["canvas", "surface", "brand-soft"]],
  ["brand", ["canvas", "surface", "brand-soft"]],
  ["brand-strong", ["canvas", "surface"]],
  ["brand-ink", ["brand", "brand-strong"]],
  ["danger-ink", ["danger", "danger-strong"]],
  ["canvas", ["ink"]],
  ["deep-ink", ["deep"]],
  ["deep-muted", ["deep"]],
  ...["accent", "danger", "ok", "info"].map((tone): [string, string[]] => [tone, ["surface", `${tone}-soft`]]),
];

test.each(SCHEMES)("every text reaches 4.5:1 on its ground (%s)", (scheme) => {
  const palette = colours(scheme, tokens);
  const weak = PAIRS.flatMap(([text, grounds]) => grounds.map((ground) => ({ text, ground })))
    .map(({ text, ground }) => ({ pair: `${text} on ${ground}`, ratio: contrast(palette, text, ground) }))
    .filter(({ ratio }) => !(ratio >= 4.5));
  expect(weak).toEqual([]);
});

test.each(SCHEMES)("body text of the portal reaches 7:1 (%s)", (scheme) => {
  const palette = colours(scheme, tokens, portalPage);
  const pairs = ["ink", "muted", "danger"].flatMap((text) => ["canvas", "surface"].map((ground) => [text, ground]));
  const weak = pairs
    .map(([text = "", ground = ""]) => ({ pair: `${text} on ${ground}`, ratio: contrast(palette, text, ground) }))
    .filter(({ ratio }) => !(ratio >= 7));
  expect(weak).toEqual([]);
});

test.each(SCHEMES)("the edge of a field reaches 3:1 (%s)", (scheme) => {
  const palette = colours(scheme, tokens);
  expect(contrast(palette, "edge", "surface")).toBeGreaterThanOrEqual(3);
});
