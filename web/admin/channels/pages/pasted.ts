const TAG = /<[a-z][^>]*>/gi;
const STYLE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const HANDLER = /\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const STYLES = /<style[\s>][\s\S]*?<\/style\s*>/gi;

/**
 * Pasted HTML for the editor's parser, with what the page's policy refuses named otherwise: it would be blocked and complained
 * about, and what word processors say by style alone (which words are bold) would be lost. This keeps nobody out; the schema does,
 * which knows no attributes but an address and a level.
 */
export const readablePaste = (html: string): string =>
  html
    .replace(STYLES, "")
    .replace(TAG, (tag) =>
      tag.replace(HANDLER, "").replace(STYLE, (_all, double?: string, single?: string) => ` data-look="${lookOf(double ?? single ?? "")}"`),
    );

/** What of a style the editor knows, as words of its own. */
function lookOf(style: string): string {
  const weight = /font-weight\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /font-style\s*:\s*(\w+)/i.exec(style)?.[1]?.toLowerCase();
  const words = [
    weight && (weight === "bold" || Number(weight) >= 600 ? "bold" : "not-bold"),
    slant && (slant === "italic" || slant === "oblique" ? "italic" : "not-italic"),
  ];
  return words.filter(Boolean).join(" ");
}

/** By which elements the parser knows what is bold and what is italic, after that. */
export const PASTED_RULES = {
  bold: [{ tag: "strong" }, { tag: "b:not([data-look~='not-bold'])" }, { tag: "span[data-look~='bold']" }],
  italic: [{ tag: "em" }, { tag: "i:not([data-look~='not-italic'])" }, { tag: "span[data-look~='italic']" }],
};
