import { newId } from "@hz/crypto";
import type { MessageContent } from "./contents.ts";
import { expect, test } from "vitest";
import { consentAfter, consentsOf, type ConsentState, revealedIn } from "./consents.ts";
import type { ThreadEntry } from "./thread.ts";

const REQUEST = { kind: "consent", recipient: "Kanzlei Muster", purpose: "Rat", details: "Name" } as const;
const REQUEST_ID = newId();

/** A message of a thread as it was opened; `day` is when the server says that it came. */
function entry(seq: number, day: number, more: Partial<MessageContent>, checks: Partial<ThreadEntry> = {}, id = newId()): ThreadEntry {
  const isFromWhistleblower = more.request === undefined;
  const createdAt = `2026-11-${String(day).padStart(2, "0")}T08:00:00.000Z`;
  const role = isFromWhistleblower ? "reporter" : "handler";
  const content: MessageContent = {
    role,
    authorId: isFromWhistleblower ? null : newId(),
    author: "",
    seq,
    prev: null,
    time: 0,
    text: "Dürfen wir?",
    files: [],
    ...more,
  };
  const message = {
    id,
    kind: "message" as const,
    isFromWhistleblower,
    authorId: content.authorId,
    box: "",
    files: [],
    createdAt,
    redaction: null,
  };
  return { message, content, hash: String(seq), redaction: null, verified: true, gap: false, ...checks };
}
const asked = (checks: Partial<ThreadEntry> = {}) => entry(1, 1, { request: REQUEST }, checks, REQUEST_ID);
const said = (seq: number, day: number, consent: boolean, checks: Partial<ThreadEntry> = {}) =>
  entry(seq, day, { answer: { requestId: REQUEST_ID, consent } }, checks);
const stateOf = (...thread: ThreadEntry[]) => consentsOf(thread).map(({ state, since }) => [state, since?.slice(8, 10) ?? null]);
const REDACTED = { redaction: { byId: newId(), by: "Meldestelle", time: 0, original: "" } };

test.each<[ConsentState, boolean, ConsentState]>([
  ["open", true, "granted"],
  ["open", false, "refused"],
  ["granted", true, "granted"],
  ["granted", false, "withdrawn"],
  ["refused", true, "granted"],
  ["refused", false, "refused"],
  ["withdrawn", true, "granted"],
  ["withdrawn", false, "withdrawn"],
])("§ 9 (3): %s and then %s is %s", (state, isYes, next) => {
  expect(consentAfter(state, isYes)).toBe(next);
});

test("§ 9 (3): a request has its exact wording and is open until it is answered", () => {
  expect(consentsOf([asked()])).toEqual([
    {
      id: REQUEST_ID,
      request: REQUEST,
      wording: "Dürfen wir?",
      askedAt: "2026-11-01T08:00:00.000Z",
      state: "open",
      since: null,
      grantedAt: null,
      held: [],
    },
  ]);
});

test("§ 9 (3): each time that a consent held has its beginning and its end; saying yes again begins none", () => {
  const heldOf = (...answers: ThreadEntry[]) =>
    consentsOf([asked(), ...answers])[0]!.held.map(({ from, until }) => [from.slice(8, 10), until?.slice(8, 10) ?? null]);
  expect(heldOf(said(2, 2, false))).toEqual([]);
  expect(heldOf(said(2, 2, true), said(3, 3, true))).toEqual([["02", null]]);
  expect(heldOf(said(2, 2, true), said(3, 5, false), said(4, 6, false), said(5, 9, true))).toEqual([
    ["02", "05"],
    ["09", null],
  ]);
});

test("§ 9 (3): the last answer counts, with its day", () => {
  expect(stateOf(asked(), said(2, 2, true))).toEqual([["granted", "02"]]);
  expect(stateOf(asked(), said(2, 2, false))).toEqual([["refused", "02"]]);
  expect(stateOf(asked(), said(2, 2, true), said(3, 5, false))).toEqual([["withdrawn", "05"]]);
});

test("§ 9 (3): when the reporter said yes is still known when they have taken it back", () => {
  const [withdrawn] = consentsOf([asked(), said(2, 2, true), said(3, 5, false)]);
  expect(withdrawn).toMatchObject({ state: "withdrawn", since: "2026-11-05T08:00:00.000Z", grantedAt: "2026-11-02T08:00:00.000Z" });
  expect(consentsOf([asked(), said(2, 2, false)])[0]).toMatchObject({ state: "refused", grantedAt: null });
});

test("§ 9 (3): which answer is the last one is what the reporter has signed, not the order of the server", () => {
  expect(stateOf(asked(), said(3, 2, false), said(2, 9, true))).toEqual([["withdrawn", "02"]]);
});

test("an answer to another request, before the request, or that nobody has signed, counts for nothing", () => {
  const other = entry(2, 2, { answer: { requestId: newId(), consent: true } });
  const forged = said(2, 2, true, { verified: false });
  for (const one of [other, said(1, 1, true), said(0, 1, true), forged]) expect(stateOf(asked(), one)).toEqual([["open", null]]);
});

test("an answer that was redacted is no yes, and a request that was redacted or not signed is none", () => {
  expect(stateOf(asked(), said(2, 2, true, REDACTED))).toEqual([["refused", "02"]]);
  expect(stateOf(asked(), said(2, 2, true), said(3, 3, false, REDACTED))).toEqual([["withdrawn", "03"]]);
  expect(stateOf(asked(REDACTED), said(2, 2, true))).toEqual([]);
  expect(stateOf(asked({ verified: false }))).toEqual([]);
  expect(stateOf({ ...asked(), content: null })).toEqual([]);
});

test("two requests are two, each with its own answers", () => {
  const second = entry(3, 4, { request: { ...REQUEST, recipient: "Revision" } });
  const both = consentsOf([asked(), said(2, 2, true), second]);
  expect(both.map(({ request, state }) => [request.recipient, state])).toEqual([
    ["Kanzlei Muster", "granted"],
    ["Revision", "open"],
  ]);
});

test("who the reporter said to be is what they signed last; nobody else's word counts", () => {
  const identity = { name: "Erika", phone: "", email: "" };
  const told = (seq: number, name: string, checks: Partial<ThreadEntry> = {}) =>
    entry(seq, seq, { identity: { ...identity, name } }, checks);
  expect(revealedIn([asked()])).toBeNull();
  expect(revealedIn([told(1, "Erika"), told(2, "Erika M.")])).toMatchObject({
    contact: { name: "Erika M." },
    at: "2026-11-02T08:00:00.000Z",
  });
  expect(revealedIn([told(1, "Erika"), told(2, "Falsch", { verified: false }), told(3, "Falsch", REDACTED)])?.contact.name).toBe("Erika");
});
