import type { MessageContent } from "./contents.ts";

type Linked = { content: Pick<MessageContent, "seq" | "prev">; hash: string };

/**
 * What the next message of a thread must carry: its number, and the hash of the message that its author saw last. `messages` are in
 * the order shown; the first of a thread has number 1 and no predecessor.
 */
export function nextLink(messages: readonly Linked[]): { seq: number; prev: string | null } {
  const last = messages.at(-1);
  return last ? { seq: last.content.seq + 1, prev: last.hash } : { seq: 1, prev: null };
}

/**
 * Indices of the messages that do not follow from those before them: something was left out, put elsewhere or shown twice.
 * `messages` are in the order shown. Two people who wrote at the same moment name the same predecessor; that is no gap.
 */
export function checkThread(messages: readonly Linked[]): Set<number> {
  const gaps = new Set<number>();
  const seqOf = new Map<string, number>();
  messages.forEach(({ content: { seq, prev }, hash }, index) => {
    const before = prev === null ? 0 : seqOf.get(prev);
    if (before === undefined || seq !== before + 1 || seqOf.has(hash)) gaps.add(index);
    if (!seqOf.has(hash)) seqOf.set(hash, seq);
  });
  return gaps;
}
