export type Part = { kind: "plain" | "label"; text: string } | { kind: "link"; text: string; to: string };

const MARKS = /\*([^*]+)\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** The parts of an article's text, in order. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) parts.push({ kind: "plain", text: text.slice(end, until) });
  };
  for (const { 0: whole, 1: label, 2: words, 3: to, index } of text.matchAll(MARKS)) {
    plain(index);
    parts.push(label === undefined ? { kind: "link", text: words!, to: to! } : { kind: "label", text: label });
    end = index + whole.length;
  }
  plain(text.length);
  return parts;
}

/** An article's text as it is read. */
export const readable = (text: string): string =>
  partsOf(text)
    .map((part) => (part.kind === "label" ? `„${part.text}“` : part.text))
    .join("");
