import type { MeetingNote, MessageContent } from "./contents.ts";
import type { ThreadEntry } from "./thread.ts";

/** A request for a meeting in the thread, and what was last said of it; "open" while nobody has answered. */
export type Meeting = {
  /** The message that asks. */
  id: string;
  askedAt: string;
  state: "open" | Exclude<MeetingNote["what"], "asked">;
  /** The message that last changed it, and when that came; null while it is open. */
  last: { id: string; at: string } | null;
};

type Opened = ThreadEntry & { content: MessageContent };

/** What may follow: an answer ends an open request, and that it took place is said of any. */
const follows = (state: Meeting["state"], what: MeetingNote["what"]) => state === "open" || (what === "held" && state !== "held");

/**
 * The requests for a meeting in an opened thread, oldest first. Only what is signed by its author counts, by the numbers that they
 * signed. What is said of a meeting that nobody had asked for belongs to none.
 */
export function meetingsOf(thread: readonly ThreadEntry[]): Meeting[] {
  const said = thread
    .filter((entry): entry is Opened => entry.verified && entry.content?.meeting !== undefined)
    .sort((a, b) => a.content.seq - b.content.seq);
  const meetings: Meeting[] = [];
  for (const { message, content } of said) {
    const { what, requestId } = content.meeting!;
    const at = message.createdAt;
    if (what === "asked") meetings.push({ id: message.id, askedAt: at, state: "open", last: null });
    else {
      const meeting = meetings.find(({ id }) => id === requestId);
      if (meeting && follows(meeting.state, what)) Object.assign(meeting, { state: what, last: { id: message.id, at } });
    }
  }
  return meetings;
}
