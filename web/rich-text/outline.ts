const TAGS = ["h2", "h3", "h4"] as const;

/**
 * The element of each heading, from its level; null for what is none. The page has its h1, so the highest one is an h2; none is
 * more than one level below the one it stands under, whichever level its author chose for the look.
 */
export function outlineOf(levels: readonly (number | null)[]): ((typeof TAGS)[number] | null)[] {
  const above: number[] = [];
  return levels.map((level) => {
    if (level === null) return null;
    while (above.length > 0 && above.at(-1)! >= level) above.pop();
    above.push(level);
    return TAGS[above.length - 1] ?? "h4";
  });
}
