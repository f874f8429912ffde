import type { ConsentRequest, MessageContent } from "./contents.ts";
import type { ThreadEntry } from "./thread.ts";

/** Where a request for consent stands; only "granted" allows anything. */
export type ConsentState = "open" | "granted" | "refused" | "withdrawn";
/** A request in the thread with what became of it. */
export type Consent = {
  /** The message that asks. */
  id: string;
  request: ConsentRequest;
  /** Word for word what was asked. */
  wording: string;
  askedAt: string;
  state: ConsentState;
  /** When the last answer came; null while there is none. */
  since: string | null;
  /** When the reporter last said yes, withdrawn later or not; null where they never did. */
  grantedAt: string | null;
  /** From when until when it held, each time that the reporter said yes. */
  held: { from: string; until: string | null }[];
};

/** Where a request stands after an answer: a no withdraws an earlier yes, for the future. */
export function consentAfter(state: ConsentState, isYes: boolean): ConsentState {
  if (isYes) return "granted";
  return state === "granted" || state === "withdrawn" ? "withdrawn" : "refused";
}

type Opened = ThreadEntry & { content: MessageContent };

/**
 * The requests for consent in an opened thread, each with where it stands. Only what is signed by its author counts. What somebody
 * redacted is the office's word: a request like that can no longer be answered, and an answer is no yes.
 */
export function consentsOf(thread: readonly ThreadEntry[]): Consent[] {
  const known = thread.filter((entry): entry is Opened => entry.content !== null && entry.verified);
  // By the numbers that their authors signed: the order in which the server lists them is its own word.
  const answers = known.filter(({ content }) => content.answer).sort((a, b) => a.content.seq - b.content.seq);
  return known.flatMap(({ message, content, redaction }) => {
    if (!content.request || redaction) return [];
    const first = { id: message.id, request: content.request, wording: content.text, askedAt: message.createdAt };
    let [state, since, grantedAt]: [ConsentState, string | null, string | null] = ["open", null, null];
    const held: Consent["held"] = [];
    for (const one of answers) {
      if (one.content.answer?.requestId !== message.id || one.content.seq <= content.seq) continue;
      state = consentAfter(state, one.content.answer.consent && !one.redaction);
      since = one.message.createdAt;
      const last = held.at(-1);
      const isHeld = last !== undefined && last.until === null;
      if (state === "granted") {
        grantedAt = since;
        if (!isHeld) held.push({ from: since, until: null });
      } else if (isHeld) last.until = since;
    }
    return [{ ...first, state, since, grantedAt, held }];
  });
}

/** Who the reporter said to be in the thread, and when; null where they did not. */
export function revealedIn(thread: readonly ThreadEntry[]): { contact: NonNullable<MessageContent["identity"]>; at: string } | null {
  const last = thread.findLast(({ content, verified, redaction }) => content?.identity && verified && !redaction);
  return last?.content?.identity ? { contact: last.content.identity, at: last.message.createdAt } : null;
}
