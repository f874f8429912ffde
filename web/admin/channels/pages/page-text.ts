import { MAX_PAGE_CHARACTERS } from "@hz/contract/limits";
import { charactersOf, RichText } from "@hz/contract/rich-text";

/** Why a text cannot be saved: how long it is where that is the reason, or that it has too many parts. */
export type PageProblem = { kind: "long"; characters: number } | { kind: "complex" };

/** The editor's content as it is stored, without empty paragraphs at its end, or why it cannot be. */
export function storedText(typed: unknown): { text: RichText; problem: null } | { text: null; problem: PageProblem } {
  const { success, data } = RichText.safeParse(typed);
  if (success) return { text: { type: "doc", content: withoutTail(data.content) }, problem: null };
  const characters = charactersOf(typed as Parameters<typeof charactersOf>[0]);
  return { text: null, problem: characters > MAX_PAGE_CHARACTERS ? { kind: "long", characters } : { kind: "complex" } };
}

/** Whether both are stored as the same. */
export const isSameText = (one: RichText, other: RichText): boolean => flat(withoutTail(one.content)) === flat(withoutTail(other.content));

function withoutTail(content: RichText["content"]): RichText["content"] {
  const isEmpty = ({ type, content: parts }: RichText["content"][number]) => type === "paragraph" && (parts ?? []).length === 0;
  return content.slice(0, content.findLastIndex((block) => !isEmpty(block)) + 1);
}

/** As text, with the names of everything in one order: the database has one of its own. */
const flat = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** How many words a text has whose blocks stand apart; signs alone are none. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
