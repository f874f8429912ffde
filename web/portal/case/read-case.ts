import type { LiveEvent } from "@hz/contract/events";
import type { MessageKind } from "@hz/contract/reports/messages";
import type { Case } from "@hz/contract/reports/reports";
import { portalClient } from "../../api/portal-client.ts";
import { openAgain, type OpenCase, openThread } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";

type Read = Awaited<ReturnType<typeof portalClient.messages>>;
/** Where what was read is shown; no error means that the last reading went well. */
type Show = {
  thread: (thread: ThreadEntry[], readUntil: string | null) => void;
  open: (open: OpenCase) => void;
  failure: (error: unknown) => void;
};
export type CaseReader = {
  /** Reads the thread anew. Is done once a thread is shown that was asked for after this call, however many readings that takes. */
  refresh: () => Promise<void>;
  /** The same after an event, which may be of the case itself; null where some may have been missed. */
  hear: (event: LiveEvent | null) => void;
};

const CALLS = { messages: portalClient.messages, caseLogin: portalClient.caseLogin, openThread, openAgain };

/** Reads a case again; of readings that cross only the last one is shown. */
export function createCaseReader(first: OpenCase, show: Show, calls = CALLS): CaseReader {
  let latest = 0;
  let shown = first.found;
  // Stays until the case was read and shown: the reading that an event began may be overtaken, or fail.
  let isCaseDue = false;
  let waiting: (() => void)[] = [];

  const read = async (turn: number) => {
    try {
      const answer = await calls.messages(first.found.id, first.token);
      const thread = await calls.openThread(first, answer.messages, answer.members);
      // An answer that was overtaken by a later one is old.
      if (turn !== latest) return;
      show.thread(thread, answer.readUntil);
      // Nobody began a later reading: whoever waits began this one or one before.
      for (const done of waiting.splice(0)) done();
      if (isCaseDue || isNews(answer, thread, shown)) {
        // The server neither counts a right token nor tells the office of it, so the fallback may ask every 15 s.
        const found = await calls.caseLogin(first.token);
        const open = await calls.openAgain(first, found);
        if (turn !== latest) return;
        isCaseDue = false;
        shown = found;
        show.open(open);
      }
      show.failure(null);
    } catch (error) {
      if (turn === latest) show.failure(error);
    }
  };
  const refresh = () =>
    new Promise<void>((done) => {
      waiting.push(done);
      void read(++latest);
    });
  const hear = (event: LiveEvent | null) => {
    isCaseDue ||= event === null || event.type === "report-changed";
    void refresh();
  };
  return { refresh, hear };
}

/** Whether the answer with the thread knows something of the case that is not known here yet. */
function isNews(read: Read, thread: ThreadEntry[], { status, bodyRedaction, acknowledgedAt, feedbackAt, destroyed, held }: Case): boolean {
  const has = (kind: MessageKind) => read.messages.some((message) => message.kind === kind);
  const known = (files: readonly { id: string }[], id: string) => files.some((file) => file.id === id);
  // Whether a recording that is no longer there was destroyed, the case says and not the thread.
  const lacks = ({ content, message }: ThreadEntry) =>
    content?.recording && content.files.some(({ id }) => !known(message.files, id) && !known(destroyed, id));
  return (
    read.status !== status ||
    read.held !== held ||
    thread.some(lacks) ||
    read.bodyRedactedAt !== (bodyRedaction?.at ?? null) ||
    (acknowledgedAt === null && has("acknowledgement")) ||
    (feedbackAt === null && has("feedback"))
  );
}
