import { newId } from "@hz/crypto";
import type { MessageContent } from "../../../vault/content/contents.ts";
import { expect, test } from "vitest";
import type { ThreadEntry } from "../../../vault/content/thread.ts";
import { messageLabel, recordPlaces } from "./message-labels.ts";

const RECORD = newId();
const [FIRST, SECOND, LATE] = [newId(), newId(), newId()];

function entry(seq: number, more: Partial<MessageContent>, id = newId()): ThreadEntry {
  const isFromWhistleblower = more.record === undefined && more.request === undefined;
  const said = { role: isFromWhistleblower ? "reporter" : "handler", authorId: null, author: "", seq, prev: null, time: 0 } as const;
  const createdAt = `2026-11-0${seq}T08:00:00.000Z`;
  const message = { id, kind: "message" as const, isFromWhistleblower, authorId: null, box: "", files: [], createdAt, redaction: null };
  const content: MessageContent = { ...said, text: "Worte", files: [], ...more };
  return { message, content, hash: id, redaction: null, verified: true, gap: false };
}
const record = (version: number, isFinal = false) => ({ recordId: RECORD, version, isFinal, reason: "" });
const answer = (messageId: string) => ({ messageId, hash: messageId, verdict: "confirmed" as const });

test("§ 11 (4): each message of a record says which version it carries, answers or makes final, and which came too late", () => {
  const thread = [
    entry(1, { record: record(1) }, FIRST),
    entry(2, { record: record(2) }, SECOND),
    entry(3, { verdict: answer(SECOND) }),
    entry(4, { record: record(2, true) }),
    entry(5, { record: record(3) }, LATE),
    entry(6, { verdict: answer(newId()) }),
  ];
  const places = recordPlaces(thread);
  expect(thread.map((one) => messageLabel(one, places))).toEqual([
    "Protokoll zur Prüfung, Fassung 1",
    "Protokoll zur Prüfung, Fassung 2",
    "Antwort auf das Protokoll, Fassung 2",
    "Protokoll ist endgültig: Fassung 2",
    "Protokoll, Fassung 3: kam nach dem Ende und gilt nicht",
    "Antwort auf ein Protokoll, das nicht mehr da ist",
  ]);
});

test("mere words have no label, nor has what does not open", () => {
  const words = entry(1, {});
  const places = recordPlaces([words]);
  expect(messageLabel(words, places)).toBeNull();
  expect(messageLabel({ ...words, content: null }, places)).toBeNull();
  const request = { kind: "consent", recipient: "Kanzlei", purpose: "Prüfung", details: "Name" } as const;
  expect(messageLabel(entry(2, { request }), places)).toBe("Anfrage zur Einwilligung");
});
