/*
 * A channel's own colour, made readable. Links and symbols reach 7:1 on every ground of the portal, letters on buttons 4.5:1,
 * buttons themselves 3:1 against the page; light and dark scheme each on their own. No zod: pages are drawn with it.
 */
export type Scheme = "light" | "dark";

/** One colour as it is used in one scheme. */
export type BrandShade = {
  /** Links, symbols, outlines. */
  text: string;
  /** The quiet ground of notices and pills. */
  soft: string;
  button: string;
  /** The button under the pointer. */
  buttonStrong: string;
  /** The letters on a button. */
  buttonInk: string;
};
export type BrandShades = Record<Scheme, BrandShade>;

export const TEXT_CONTRAST = 7;
export const BUTTON_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;

/** What the portal writes on and with, as web/styles has it. */
export const GROUNDS = {
  light: { canvas: "#f6f5f1", surface: "#ffffff", ink: "#14211e", muted: "#434f4a" },
  dark: { canvas: "#0f1513", surface: "#171f1c", ink: "#e8efec", muted: "#afbcb7" },
} as const satisfies Record<Scheme, Record<string, string>>;

const HEX = /^#[0-9a-f]{6}$/;
/** What was typed as the colour that is kept, such as "#0b5a4b"; null where it is none. */
export function asBrandColor(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/^#?/, "#");
  const long = /^#[0-9a-f]{3}$/.test(text) ? text.replace(/[0-9a-f]/g, "$&$&") : text;
  return HEX.test(long) ? long : null;
}

const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
const LIGHTNESS_WEIGHTS = [0.2126, 0.7152, 0.0722];

function luminance(color: string): number {
  const linear = channelsOf(color).map((value) => (value <= 10.31475 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return linear.reduce((sum, value, at) => sum + value * LIGHTNESS_WEIGHTS[at]!, 0);
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

/** A colour with a share, 0 to 1, of another one in it. */
function mixed(color: string, other: string, share: number): string {
  const others = channelsOf(other);
  const parts = channelsOf(color).map((value, at) => Math.round(value + (others[at]! - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The first of the shades from the colour to `end` that is good enough; `end` itself always is. */
function nearest(color: string, end: string, isGood: (shade: string) => boolean): string {
  for (let step = 0; step < 100; step++) {
    const shade = mixed(color, end, step / 100);
    if (isGood(shade)) return shade;
  }
  return end;
}

function shadeFor(color: string, scheme: Scheme): BrandShade {
  const { canvas, surface, ink, muted } = GROUNDS[scheme];
  const end = scheme === "light" ? "#000000" : "#ffffff";
  const reaches = (needed: number, grounds: string[]) => (shade: string) => grounds.every((ground) => contrast(shade, ground) >= needed);
  // As much of the colour as leaves what is written on it readable.
  const soft = nearest(mixed(surface, color, 0.12), surface, (ground) =>
    [ink, muted].every((text) => contrast(text, ground) >= TEXT_CONTRAST),
  );
  const text = nearest(color, end, reaches(TEXT_CONTRAST, [canvas, surface, soft]));
  const button = nearest(color, end, reaches(EDGE_CONTRAST, [canvas, surface]));
  const buttonInk = contrast("#ffffff", button) >= BUTTON_CONTRAST ? "#ffffff" : "#000000";
  const buttonStrong = mixed(button, buttonInk === "#ffffff" ? "#000000" : "#ffffff", 0.18);
  return { text, soft, button, buttonStrong, buttonInk };
}

/** The nearest readable shades of a colour such as "#0b5a4b", for both schemes. */
export const brandShades = (color: string): BrandShades => ({ light: shadeFor(color, "light"), dark: shadeFor(color, "dark") });

const NAMES = {
  "--brand": "text",
  "--brand-strong": "text",
  "--brand-soft": "soft",
  "--button": "button",
  "--button-strong": "buttonStrong",
  "--button-ink": "buttonInk",
} as const satisfies Record<string, keyof BrandShade>;

/** The custom properties that the portal's styles read, as one scheme has them. */
export function brandProperties(color: string, scheme: Scheme): Record<string, string> {
  const shade = brandShades(color)[scheme];
  return Object.fromEntries(Object.entries(NAMES).map(([name, part]) => [name, shade[part]]));
}

/** The rules that put a colour in the place of the house's; on paper it is the light one. */
export function brandRules(color: string): string {
  const root = (scheme: Scheme) => {
    const properties = Object.entries(brandProperties(color, scheme)).map(([name, value]) => `${name}:${value}`);
    return `:root{${properties.join(";")}}`;
  };
  return `${root("light")}@media screen and (prefers-color-scheme:dark){${root("dark")}}`;
}
