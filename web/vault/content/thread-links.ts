import type { MessageContent } from "./contents.ts";

type Linked = { content: Pick<MessageContent, "seq" | "prev">; hash: string };

/**
 * Takes a thread's opened messages in the order shown and gives what the next message must carry: its number, and the
 * hash of the message that its author saw last. The first message of a thread has number 1 and no predecessor.
 */
export function nextLink(messages: readonly Linked[]): { seq: number; prev: string | null } {
  const last = messages.at(-1);
  return last ? { seq: last.content.seq + 1, prev: last.hash } : { seq: 1, prev: null };
}

/**
 * Takes a thread's opened messages in the order shown and gives the indices of those that do not follow from what stands
 * before them: something was left out, put elsewhere or shown twice. Two people who wrote at the same moment name the
 * same predecessor; that is no gap.
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
