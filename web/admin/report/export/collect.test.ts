import { newId } from "@hz/crypto";
import type { ReportContent } from "../../../vault/content/contents.ts";
import { expect, test } from "vitest";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { personOf } from "./collect.ts";

const TOLD = { name: "Erika Musterfrau", phone: "", email: "erika@example.org" };
const AT = "2026-11-03T08:00:00.000Z";

/** The message in which an anonymous reporter tells who they are. */
function telling(checks: Partial<ThreadEntry> = {}): ThreadEntry {
  const written = { role: "reporter", authorId: null, author: "", seq: 1, prev: null, time: 0, text: "Ich bin es.", files: [] } as const;
  const stored = {
    id: newId(),
    kind: "message",
    isFromWhistleblower: true,
    authorId: null,
    box: "",
    createdAt: AT,
    redaction: null,
  } as const;
  return {
    message: { ...stored, files: [] },
    content: { ...written, files: [], identity: TOLD },
    hash: "1",
    redaction: null,
    verified: true,
    gap: false,
    ...checks,
  };
}

const person = (content: Partial<ReportContent>, identityRevealedAt: string | null, thread: ThreadEntry[]) =>
  personOf({ content: content as ReportContent, identityRevealedAt, thread });

test("a confidential report says itself who reported", () => {
  const contact = { contactName: "Rosalinde Quast", contactPhone: "4711", contactEmail: "" };
  expect(person({ reportType: "confidential", ...contact }, null, [])).toEqual({ name: "Rosalinde Quast", phone: "4711", email: "" });
});

test("who told their name after an anonymous report is named as they have told it", () => {
  expect(person({ reportType: "anonymous" }, AT, [telling()])).toEqual(TOLD);
});

test("nobody is named by an anonymous report, or by words that nobody has signed", () => {
  expect(person({ reportType: "anonymous" }, null, [])).toBeNull();
  expect(person({ reportType: "anonymous" }, AT, [telling({ verified: false })])).toBeNull();
});
