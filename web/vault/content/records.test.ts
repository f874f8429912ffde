import type { Verdict } from "@hz/contract/reports/messages";
import { newId } from "@hz/crypto";
import type { MessageContent } from "./contents.ts";
import { expect, test } from "vitest";
import { isConfirmed, newestOf, recordsOf, standOf } from "./records.ts";
import type { ThreadEntry } from "./thread.ts";

const RECORD = newId();
const [FIRST, SECOND] = [newId(), newId()];

function entry(seq: number, more: Partial<MessageContent>, checks: Partial<ThreadEntry> = {}, id = newId()): ThreadEntry {
  const isFromWhistleblower = more.record === undefined;
  const authorId = isFromWhistleblower ? null : newId();
  const role = isFromWhistleblower ? "reporter" : "handler";
  const said = { role, authorId, author: "", seq, prev: null, time: 0, text: "", files: [], ...more } as const;
  const content: MessageContent = { ...said, files: [] };
  const createdAt = `2026-11-0${seq}T08:00:00.000Z`;
  const message = { id, kind: "message" as const, isFromWhistleblower, authorId, box: "", files: [], createdAt, redaction: null };
  return { message, content, hash: `hash of ${id}`, redaction: null, verified: true, gap: false, ...checks };
}
const version = (seq: number, number: number, id: string, checks: Partial<ThreadEntry> = {}) =>
  entry(seq, { text: `Fassung ${number}`, record: { recordId: RECORD, version: number, isFinal: false, reason: "" } }, checks, id);
const final = (seq: number, reason = "") => entry(seq, { record: { recordId: RECORD, version: 1, isFinal: true, reason } });
const answer = (
  seq: number,
  messageId: string,
  verdict: Verdict,
  text = "",
  hash = `hash of ${messageId}`,
  checks: Partial<ThreadEntry> = {},
) => entry(seq, { text, verdict: { messageId, hash, verdict } }, checks);
const only = (...thread: ThreadEntry[]) => recordsOf(thread)[0]!;
const REDACTED = { redaction: { byId: newId(), by: "Meldestelle", time: 0, original: "" } };

test("§ 11 (4): a record has its versions, each with the last answer to it, and is confirmed by an answer to the newest one only", () => {
  const thread = [version(1, 1, FIRST), answer(2, FIRST, "correction", "Es war im Juni."), version(3, 2, SECOND)];
  const record = only(...thread);
  expect(record.versions.map(({ wording, answer: said }) => [wording, said?.verdict ?? null, said?.text ?? null])).toEqual([
    ["Fassung 1", "correction", "Es war im Juni."],
    ["Fassung 2", null, null],
  ]);
  expect(newestOf(record).id).toBe(SECOND);
  expect(isConfirmed(only(...thread, answer(4, FIRST, "confirmed")))).toBe(false);
  expect(isConfirmed(only(...thread, answer(4, SECOND, "confirmed")))).toBe(true);
  expect(isConfirmed(only(...thread, answer(4, SECOND, "confirmed"), answer(5, SECOND, "refused")))).toBe(false);
});

test("§ 11 (4): an answer counts for the words that it names: another hash, a foreign signature or a redacted answer is none", () => {
  const first = version(1, 1, FIRST);
  expect(isConfirmed(only(first, answer(2, FIRST, "confirmed", "", "hash of something else")))).toBe(false);
  expect(isConfirmed(only(first, answer(2, FIRST, "confirmed", "", undefined, { verified: false })))).toBe(false);
  expect(isConfirmed(only(first, answer(2, FIRST, "confirmed", "", undefined, REDACTED)))).toBe(false);
});

test("§ 11 (4): neither what nobody signed nor what somebody redacted is a version", () => {
  expect(recordsOf([version(1, 1, FIRST, { verified: false })])).toEqual([]);
  expect(recordsOf([version(1, 1, FIRST, REDACTED)])).toEqual([]);
});

test("§ 11 (4): what is final stays final from the first time on, with the reason where nobody confirmed it", () => {
  expect(only(version(1, 1, FIRST)).final).toBeNull();
  expect(only(version(1, 1, FIRST), final(2, "keine Übergabe möglich"), final(3)).final).toEqual({
    at: "2026-11-02T08:00:00.000Z",
    reason: "keine Übergabe möglich",
    version: 1,
  });
  expect(recordsOf([final(1)])).toEqual([]);
});

test("a version that is sent after the final one, or while it is made final, is neither newest nor final", () => {
  const thread = [version(1, 1, FIRST), answer(2, FIRST, "confirmed"), final(3)];
  for (const crossed of [
    [...thread, version(4, 2, SECOND)],
    [version(1, 1, FIRST), version(2, 2, SECOND), answer(3, FIRST, "confirmed"), final(4)],
    [...thread, version(4, 1, SECOND)],
  ]) {
    const record = only(...crossed);
    expect(record.versions.map(({ id }) => id)).toEqual([FIRST]);
    expect(record.late.map(({ id }) => id)).toEqual([SECOND]);
    expect([newestOf(record).id, isConfirmed(record), record.final?.version]).toEqual([FIRST, true, 1]);
  }
  expect(only(...thread).late).toEqual([]);
});

test("the order is the one that authors signed, not the one in which the server lists them", () => {
  const thread = [answer(4, FIRST, "refused"), version(1, 1, FIRST), answer(2, FIRST, "confirmed")];
  expect(only(...thread).versions[0]?.answer?.verdict).toBe("refused");
});

test("a record stands otherwise with each version, each answer to the newest one, and its end; without any of them it is the same", () => {
  const thread = [version(1, 1, FIRST)];
  const stands = [standOf(null), standOf(only(...thread))];
  for (const next of [answer(2, FIRST, "confirmed"), answer(3, FIRST, "correction"), version(4, 2, SECOND), final(5, "Keine Antwort.")]) {
    thread.push(next);
    stands.push(standOf(only(...thread)));
  }
  expect(new Set(stands).size).toBe(6);
  expect(standOf(only(...thread, entry(6, { text: "Danke." })))).toBe(stands.at(-1));
});
