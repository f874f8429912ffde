import { expect, test } from "vitest";
import type { Case } from "@hz/contract/reports/reports";
import type { OpenCase } from "../../vault/report/open-case.ts";
import type { ThreadEntry } from "../../vault/content/thread.ts";
import { createCaseReader } from "./read-case.ts";

type Status = "new" | "in-progress";
const caseIn = (status: Status, caseWorker: string | null = null) =>
  ({ id: "case", status, caseWorker, bodyRedaction: null, acknowledgedAt: null, feedbackAt: null, destroyed: [] }) as unknown as Case;

/** A case that was opened as new, whose calls are answered one by one by the test; `settle` lets everything that can go on do so. */
function opened() {
  const shown = { threads: [] as string[], open: [] as Case[], failure: null as unknown };
  const asked = { messages: [] as PromiseWithResolvers<never>[], logins: [] as PromiseWithResolvers<Case>[] };
  const put = <T>(calls: PromiseWithResolvers<T>[]) => (calls.push(Promise.withResolvers<T>()), calls.at(-1)!.promise);
  const first = { found: caseIn("new"), token: "token" } as OpenCase;
  const reader = createCaseReader(
    first,
    {
      thread: (thread) => shown.threads.push(thread as unknown as string),
      open: ({ found }) => shown.open.push(found),
      failure: (error) => (shown.failure = error),
    },
    {
      messages: () => put(asked.messages),
      caseLogin: () => put(asked.logins),
      openThread: async (_, messages) => Object.assign([] as ThreadEntry[], { toString: () => String(messages[0]?.id) }),
      openAgain: async (open, found) => ({ ...open, found }),
    },
  );
  const settle = () => new Promise<void>((done) => setImmediate(done));
  const answer = (index: number, status: Status = "new") =>
    asked.messages[index]!.resolve({ messages: [{ id: `thread ${index}` }], members: [], status, bodyRedactedAt: null } as never);
  return { reader, asked, shown, settle, answer };
}
const CHANGED = { type: "report-changed", ref: "case" } as const;
const MESSAGE = { type: "message-created", ref: "case" } as const;

test("the case is read again when nobody holds its key any more, though no event tells of it", async () => {
  const { reader, asked, settle } = opened();
  void reader.refresh();
  asked.messages[0]!.resolve({ messages: [], members: [], status: "new", bodyRedactedAt: null, held: "lost" } as never);
  await settle();
  expect(asked.logins).toHaveLength(1);
});

test("what the case says now is shown, even where another reading begins while it is asked for", async () => {
  const { reader, asked, shown, settle, answer } = opened();
  void reader.refresh();
  answer(0, "in-progress");
  await settle();
  reader.hear(MESSAGE);
  asked.logins[0]!.resolve(caseIn("in-progress"));
  await settle();
  answer(1, "in-progress");
  await settle();
  asked.logins[1]?.resolve(caseIn("in-progress"));
  await settle();
  expect(shown.open.map(({ status }) => status)).toEqual(["in-progress"]);
});

test.each([CHANGED, null])("after %o the case is read again, though a message overtakes it, and once only", async (event) => {
  const { reader, asked, shown, settle, answer } = opened();
  reader.hear(event);
  reader.hear(MESSAGE);
  answer(0);
  answer(1);
  await settle();
  asked.logins[0]?.resolve(caseIn("new", "Anna Lindner"));
  await settle();
  expect(shown.open.map(({ caseWorker }) => caseWorker)).toEqual(["Anna Lindner"]);
  reader.hear(MESSAGE);
  answer(2);
  await settle();
  expect(asked.logins).toHaveLength(1);
});

test("the first reading does not ask for the case that was just opened; one that failed is made up for", async () => {
  const { reader, asked, shown, settle, answer } = opened();
  void reader.refresh();
  answer(0);
  await settle();
  expect(asked.logins).toEqual([]);
  reader.hear(CHANGED);
  answer(1);
  await settle();
  asked.logins[0]!.reject(new Error("cut"));
  await settle();
  expect(shown.failure).toBeInstanceOf(Error);
  void reader.refresh();
  answer(2);
  await settle();
  asked.logins[1]?.resolve(caseIn("new", "Anna Lindner"));
  await settle();
  expect(shown.open).toHaveLength(1);
  expect(shown.failure).toBeNull();
});

test("a refresh is done by a thread that was asked for after it, and not by one on its way, nor by a failure", async () => {
  const { reader, asked, shown, settle, answer } = opened();
  let done = 0;
  reader.hear(MESSAGE);
  void reader.refresh().then(() => (done += 1));
  answer(0);
  await settle();
  expect([done, shown.threads]).toEqual([0, []]);
  asked.messages[1]!.reject(new Error("cut"));
  await settle();
  expect(done).toBe(0);
  reader.hear(MESSAGE);
  answer(2);
  await settle();
  expect(shown.threads.map(String)).toEqual(["thread 2"]);
  expect(done).toBe(1);
});
