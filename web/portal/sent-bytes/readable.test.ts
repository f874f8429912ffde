import { expect, test } from "vitest";
import { findIn, wordsIn, wordsOf } from "./readable.ts";
import type { Sent } from "./watch-requests.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const base64 = (text: string) => Buffer.from(text).toString("base64");
const base64url = (text: string) => Buffer.from(text).toString("base64url");

function sent(body: Uint8Array | null, others: Partial<Sent> = {}): Sent {
  return {
    number: 1,
    at: new Date(),
    method: "POST",
    address: "/api/portal/submit",
    headers: [],
    size: body?.length ?? 0,
    body,
    ...others,
  };
}

const CANARY = "Überstunden im Einkauf";
test.each<[where: string, request: Sent]>([
  ["the body as it stands", sent(bytes(`{"title":"${CANARY}"}`))],
  ["capital letters", sent(bytes(CANARY.toUpperCase()))],
  ["JSON that writes letters by their numbers", sent(bytes('{"a":[{"b":"\\u00dcberstunden im Einkauf"}]}'))],
  ["Base64 in JSON", sent(bytes(JSON.stringify({ body: base64(`\0\0${CANARY}\0`) })))],
  ["Base64 of addresses in JSON", sent(bytes(JSON.stringify({ body: base64url(`\0${CANARY}`) })))],
  ["Base64 behind other letters of its alphabet", sent(null, { address: `/a/bc/${base64url(CANARY)}` })],
  ["bytes around it that are no letters", sent(Uint8Array.from([0xe2, 0xff, 0xc3, ...bytes(CANARY), 0xff, 0x80]))],
  ["the address, with percent signs", sent(null, { address: `/api?q=${encodeURIComponent(CANARY)}` })],
  ["a header", sent(null, { headers: [["x-note", encodeURIComponent(CANARY)]] })],
])("a text is found in %s", (_where, request) => {
  expect(findIn(request, CANARY)?.toLowerCase()).toContain(CANARY.toLowerCase());
  expect(wordsIn(request, wordsOf(CANARY))).toEqual(["überstunden", "einkauf"]);
});

test("a text that is not there is not found, and a word is not found in a part of another", () => {
  const request = sent(bytes('{"reportType":"anonymous"}'));
  expect(findIn(request, CANARY)).toBeNull();
  expect(wordsIn(request, wordsOf("anonym Geld"))).toEqual([]);
});

test("words are looked for from five letters on, each once", () => {
  expect([...wordsOf("Das Geld, das Lager; LAGER, Ärger-Sache 12345")]).toEqual(["lager", "ärger", "sache"]);
});
