import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import type { MessageContent, ReportContent } from "./contents.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { shownName } from "../files/file-names.ts";
import {
  checkThread,
  ContentFailure,
  decodeMessage,
  decodeNote,
  decodeReport,
  encodeMessage,
  encodeNote,
  encodeReport,
  nextLink,
} from "./content.ts";

const id = fc.uuid();
const file = fc.record({ id, name: fc.string({ unit: "grapheme" }).map(shownName), type: fc.string(), size: fc.nat() });
const files = fc.uniqueArray(file, { selector: (one) => one.id, maxLength: 4 });
const entry = fc.record({
  way: fc.constantFrom("phone" as const, "mail" as const, "post" as const, "meeting" as const),
  receivedAt: fc.string(),
  by: fc.string(),
  documentation: fc.option(fc.constantFrom("summary" as const, "verbatim" as const, "recording" as const)),
  consent: fc.option(fc.record({ name: fc.string(), at: fc.string(), wording: fc.string() })),
  meeting: fc.option(fc.record({ place: fc.string(), persons: fc.string(), start: fc.string(), end: fc.string() })),
  recordings: fc.array(id, { maxLength: 3 }),
});
const ofPortal = fc.record({
  title: fc.string({ unit: "grapheme" }),
  description: fc.string({ unit: "binary" }),
  reportType: fc.constantFrom("anonymous" as const, "confidential" as const),
  category: fc.option(fc.record({ id, name: fc.string() })),
  contactName: fc.string(),
  contactPhone: fc.string(),
  contactEmail: fc.string(),
  language: fc.constantFrom(...PORTAL_LANGUAGE_CODES),
  files,
});
const report: fc.Arbitrary<ReportContent> = fc.oneof(
  ofPortal,
  fc.tuple(ofPortal, entry).map(([one, way]) => ({ ...one, entry: way })),
);
const common = { author: fc.string(), seq: fc.nat(), prev: fc.option(fc.string()), time: fc.nat(), text: fc.string(), files };
const request = fc.record({ kind: fc.constant("consent" as const), recipient: fc.string(), purpose: fc.string(), details: fc.string() });
const record = fc.record({ recordId: id, version: fc.nat(), isFinal: fc.boolean(), reason: fc.string() });
const recording = fc.record({ name: fc.string(), at: fc.string(), wording: fc.string() });
const verdict = fc.record({
  messageId: id,
  hash: fc.string(),
  verdict: fc.constantFrom("confirmed" as const, "correction" as const, "refused" as const),
});
const answer = fc.record({ requestId: id, consent: fc.boolean() });
const identity = fc.record({ name: fc.string(), phone: fc.string(), email: fc.string() });
/** A message with all of these fields, or without those that may be missing. */
const some = <Always, Sometimes>(always: fc.Arbitrary<Always>, sometimes: fc.Arbitrary<Sometimes>) =>
  fc.tuple(always, sometimes).map(([one, other]) => ({ ...one, ...other }));
const byReporter = fc.record({ role: fc.constant("reporter" as const), authorId: fc.constant(null), ...common });
const byHandler = fc.record({ role: fc.constant("handler" as const), authorId: id, ...common });
const message: fc.Arbitrary<MessageContent> = fc.oneof(
  some(byReporter, fc.record({ answer, identity, verdict }, { requiredKeys: [] })),
  some(byHandler, fc.record({ request, record, recording }, { requiredKeys: [] })),
);

describe("what was encoded", () => {
  test("is decoded as it was: reports", () => {
    fc.assert(fc.property(report, (content) => void expect(decodeReport(encodeReport(content))).toEqual(content)));
  });
  test("is decoded as it was: messages", () => {
    fc.assert(fc.property(message, (content) => void expect(decodeMessage(encodeMessage(content))).toEqual(content)));
  });
  test("is decoded as it was: notes", () => {
    const note = fc.record({ authorId: id, author: fc.string(), time: fc.nat(), text: fc.string() });
    fc.assert(fc.property(note, (content) => void expect(decodeNote(encodeNote(content))).toEqual(content)));
  });
});

const plain: ReportContent = {
  title: "T",
  description: "D",
  reportType: "anonymous",
  category: { id: "0192b3c4-0000-7000-8000-000000000001", name: "Betrug" },
  contactName: "",
  contactPhone: "",
  contactEmail: "",
  language: "de",
  files: [{ id: "0192b3c4-0000-7000-8000-000000000002", name: "a.pdf", type: "", size: 1 }],
};
const said: MessageContent = { role: "reporter", authorId: null, author: "", seq: 1, prev: null, time: 1, text: "x", files: [] };

test("a file's name comes out as it may be shown", () => {
  const sent = { ...plain, files: [{ ...plain.files[0]!, name: "a\u202Efdp.exe" }] };
  expect(decodeReport(encodeReport(sent)).files[0]!.name).toBe("afdp.exe");
});

test("fields that nobody asked for are not written", () => {
  expect(encodeReport({ ...plain, secret: "s" } as ReportContent)).not.toContain("secret");
});

test("what a later version wrote is read over, kept by copies, and written back", () => {
  // One of them called as something that every object has.
  const later = { ...plain, hereafter: "Lager", constructor: "Bau", files: [{ ...plain.files[0]!, seconds: 12 }] };
  const read = decodeReport(JSON.stringify(later));
  expect(Object.keys(read)).toEqual(Object.keys(plain));
  expect({ ...read }).not.toHaveProperty("hereafter");
  expect(JSON.parse(encodeReport({ ...read, title: "Anders" }))).toEqual({ ...later, title: "Anders" });
});

test("a report in a language that comes later is opened, and stays in it", () => {
  const later = JSON.stringify({ ...plain, language: "tlh" });
  expect(JSON.parse(encodeReport(decodeReport(later)))).toMatchObject({ language: "tlh", title: plain.title });
});

test.each([
  ["no JSON", "{"],
  ["null", "null"],
  ["a list", "[]"],
  ["a missing field", JSON.stringify({ ...plain, title: undefined })],
  ["a number for a text", JSON.stringify({ ...plain, description: 7 })],
  ["an unknown type", JSON.stringify({ ...plain, reportType: "open" })],
  ["a sentence for a language", JSON.stringify({ ...plain, language: "Deutsch, bitte" })],
  ["a category without a name", JSON.stringify({ ...plain, category: { id: plain.category?.id } })],
  ["a file with a path for an id", JSON.stringify({ ...plain, files: [{ ...plain.files[0], id: "../x" }] })],
  ["a negative size", JSON.stringify({ ...plain, files: [{ ...plain.files[0], size: -1 }] })],
  ["the same file twice", JSON.stringify({ ...plain, files: [plain.files[0], plain.files[0]] })],
  ["files that are no list", JSON.stringify({ ...plain, files: {} })],
])("a report with %s is refused", (_name, json) => {
  expect(() => decodeReport(json)).toThrow(ContentFailure);
});

test.each([
  ["a handler without an id", { ...said, role: "handler" }],
  ["a reporter with an id", { ...said, authorId: plain.category?.id }],
  ["half a number", { ...said, seq: 0.5 }],
  ["a text as time", { ...said, time: "1" }],
  ["a number as predecessor", { ...said, prev: 3 }],
])("a message with %s is refused", (_name, content) => {
  expect(() => decodeMessage(JSON.stringify(content))).toThrow(ContentFailure);
});

const asked = { kind: "consent", recipient: "Kanzlei", purpose: "Rat", details: "Name" } as const;
const handlers = { ...said, role: "handler", authorId: plain.category!.id } as const;

test("a message without request, answer and identity is written as before there were any", () => {
  expect(encodeMessage(said)).toBe('{"role":"reporter","authorId":null,"author":"","seq":1,"prev":null,"time":1,"text":"x","files":[]}');
  expect(decodeMessage(encodeMessage(said))).toEqual(said);
});

const about = { recordId: plain.category!.id, version: 1, isFinal: false, reason: "" };
const verdictOn = { messageId: plain.category!.id, hash: "h", verdict: "confirmed" };
const entered = { way: "phone", receivedAt: "", by: "", documentation: null, consent: null, meeting: null, recordings: [] };

test.each([
  ["a way of its own", { ...entered, way: "portal" }],
  ["a documentation of its own", { ...entered, documentation: "video" }],
  ["half a consent", { ...entered, consent: { name: "K." } }],
  ["a path for a recording", { ...entered, recordings: ["../x"] }],
  ["recordings that are no list", { ...entered, recordings: {} }],
])("an entry with %s is refused", (_name, entry) => {
  expect(() => decodeReport(JSON.stringify({ ...plain, entry }))).toThrow(ContentFailure);
});

test.each([
  ["a reporter's record", { ...said, record: about }],
  ["a handler's verdict", { ...handlers, verdict: verdictOn }],
  ["a record without a version", { ...handlers, record: { ...about, version: "1" } }],
  ["a verdict of its own", { ...said, verdict: { ...verdictOn, verdict: "perhaps" } }],
  ["a reporter's request", { ...said, request: asked }],
  ["a handler's answer", { ...handlers, answer: { requestId: plain.category!.id, consent: true } }],
  ["a handler's identity", { ...handlers, identity: { name: "E", phone: "", email: "" } }],
  ["half a request", { ...handlers, request: { kind: "consent", recipient: "K" } }],
  ["an answer that is neither yes nor no", { ...said, answer: { requestId: plain.category!.id, consent: "yes" } }],
  ["an answer to nothing", { ...said, answer: { consent: true } }],
])("a message with %s is refused", (_name, content) => {
  expect(() => decodeMessage(JSON.stringify(content))).toThrow(ContentFailure);
});

test("a request of a kind that is not known yet is its text alone", () => {
  const later = { ...handlers, request: { kind: "survey", stars: 5 } };
  const read = decodeMessage(JSON.stringify(later));
  expect(Object.keys(read)).toEqual(Object.keys(handlers));
  expect(read.request).toBeUndefined();
  expect(JSON.parse(encodeMessage(read))).toEqual(later);
  expect(decodeMessage(JSON.stringify({ ...handlers, request: { stars: 5 } })).request).toBeUndefined();
  // What this version says itself counts.
  expect(JSON.parse(encodeMessage({ ...read, request: asked }))).toEqual({ ...handlers, request: asked });
});

describe("the chain of a thread", () => {
  const write = (thread: { content: MessageContent; hash: string }[], hash: string) => [
    ...thread,
    { content: { ...said, ...nextLink(thread) }, hash },
  ];
  const whole = ["a", "b", "c", "d"].reduce(write, [] as { content: MessageContent; hash: string }[]);
  const [a, b, c, d] = whole as [(typeof whole)[0], (typeof whole)[0], (typeof whole)[0], (typeof whole)[0]];

  test("has no gaps when nothing is missing", () => {
    expect(whole.map(({ content }) => content.seq)).toEqual([1, 2, 3, 4]);
    expect(checkThread(whole)).toEqual(new Set());
  });
  test("shows where a message was left out, at the beginning too", () => {
    expect(checkThread([a, c, d])).toEqual(new Set([1]));
    expect(checkThread([b, c, d])).toEqual(new Set([0]));
  });
  test("shows messages in the wrong place and messages shown twice", () => {
    expect(checkThread([a, c, b, d])).toEqual(new Set([1]));
    expect(checkThread([a, b, b, c, d])).toEqual(new Set([2]));
  });
  test("shows a number that does not follow", () => {
    expect(checkThread([a, { ...b, content: { ...b.content, seq: 5 } }])).toEqual(new Set([1]));
  });
  test("takes two messages written at the same moment for what they are", () => {
    const other = { content: b.content, hash: "b2" };
    const after = { content: { ...said, ...nextLink([a, b, other]) }, hash: "e" };
    expect(checkThread([a, b, other, after])).toEqual(new Set());
  });
});
