/** A4 in points, its margins, and the few colours of print. */
export const PAPER = { width: 595.28, height: 841.89 };
export const MARGIN = 56;
export const INNER = PAPER.width - 2 * MARGIN;
export const TOP = 72;
export const FOOT = 70;
export const INK = "#14211e";
export const MUTED = "#4a5753";
export const LINE = "#c9cec6";
export const BRAND = "#0b5a4b";
