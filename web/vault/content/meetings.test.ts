import { expect, test } from "vitest";
import type { MeetingNote, MessageContent } from "./contents.ts";
import { decodeMessage, encodeMessage } from "./content.ts";
import { meetingsOf } from "./meetings.ts";
import type { ThreadEntry } from "./thread.ts";

const ID = "0192b3c4-0000-7000-8000-000000000001";
const content = (role: MessageContent["role"], seq: number, meeting: MeetingNote): MessageContent => ({
  role,
  authorId: role === "reporter" ? null : ID,
  author: "",
  seq,
  prev: null,
  time: 0,
  text: "Worte",
  files: [],
  meeting,
});
const at = (seq: number) => `2026-12-0${seq}T10:00:00.000Z`;
const said = (id: string, seq: number, what: MeetingNote["what"], requestId: string | null, verified = true) =>
  ({
    message: { id, createdAt: at(seq) },
    content: content(what === "asked" || what === "withdrawn" ? "reporter" : "handler", seq, { what, requestId }),
    verified,
  }) as ThreadEntry;

test("a request is open until somebody answers or takes it back, and the first of both counts", () => {
  const asked = said("a", 1, "asked", null);
  const open = { id: "a", askedAt: at(1), state: "open", last: null };
  expect(meetingsOf([asked])).toEqual([open]);
  expect(meetingsOf([asked, said("b", 2, "agreed", "a")])).toEqual([{ ...open, state: "agreed", last: { id: "b", at: at(2) } }]);
  const crossed = [asked, said("c", 3, "declined", "a"), said("b", 2, "withdrawn", "a")];
  expect(meetingsOf(crossed)).toEqual([{ ...open, state: "withdrawn", last: { id: "b", at: at(2) } }]);
});

test("that it took place is said of an answered one too, once; a second request stands for itself", () => {
  const thread = [said("a", 1, "asked", null), said("b", 2, "proposed", "a"), said("c", 3, "held", "a"), said("d", 4, "asked", null)];
  expect(meetingsOf([...thread, said("e", 5, "held", "a")]).map(({ id, state, last }) => [id, state, last?.id])).toEqual([
    ["a", "held", "c"],
    ["d", "open", undefined],
  ]);
});

test("what nobody signed, and an answer to another message, change nothing", () => {
  const asked = said("a", 1, "asked", null);
  expect(meetingsOf([asked, said("b", 2, "agreed", "a", false), said("c", 3, "declined", "z")])[0]?.state).toBe("open");
  expect(meetingsOf([said("a", 1, "asked", null, false)])).toEqual([]);
});

test("each side says of a meeting only what is its own to say", () => {
  const note = (what: MeetingNote["what"]) => ({ what, requestId: null });
  for (const [role, what] of [
    ["reporter", "agreed"],
    ["reporter", "held"],
    ["handler", "asked"],
    ["handler", "withdrawn"],
  ] as const)
    expect(() => decodeMessage(JSON.stringify(content(role, 1, note(what)))), `${role} ${what}`).toThrow();
  expect(decodeMessage(encodeMessage(content("reporter", 1, note("asked")))).meeting).toEqual(note("asked"));
});
