import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { LiveEvent } from "@hz/contract/events";
import { followEvents, type LiveSource } from "./live.ts";

let server: Server | undefined;
let stop = () => {};
afterEach(() => {
  stop();
  server?.closeAllConnections();
  server?.close();
});

type Visit = { request: IncomingMessage; reply: ServerResponse };

/** Listens on an address of its own; `next` hands out the visits to it, one after the other, each to be answered by the test. */
async function listen(): Promise<{ url: string; next: () => Promise<Visit> }> {
  const visits: Visit[] = [];
  let wake = () => {};
  server = createServer((request, reply) => {
    visits.push({ request, reply });
    wake();
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  const next = async () => {
    while (visits.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return visits.shift() as Visit;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, next };
}

/** Follows the address; `next` hands out what was heard, one after the other. */
function follow(url: string, more: Partial<LiveSource> = {}) {
  const heard: (LiveEvent | null)[] = [];
  const states: boolean[] = [];
  let wake = () => {};
  stop = followEvents({
    url,
    firstGapMs: 1,
    fallbackMs: 3_600_000,
    onChange: (event) => {
      heard.push(event);
      wake();
    },
    onConnected: (state) => states.push(state),
    ...more,
  });
  const next = async () => {
    while (heard.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return heard.shift() as LiveEvent | null;
  };
  return { next, states };
}

const change = (ref: string) => `event: change\ndata: {"type":"message-created","ref":"${ref}"}\n\n`;
const stream = { "content-type": "text/event-stream" };

test("events arrive as they are sent, cut anywhere; comments are no events", async () => {
  const { url, next } = await listen();
  const heard = follow(url, { headers: { authorization: "Case abc" } });
  const { request, reply } = await next();
  expect(request.headers).toMatchObject({ authorization: "Case abc", accept: "text/event-stream" });
  reply.writeHead(200, stream).write("retry: 2000\n\n: open\n\n");
  expect(await heard.next()).toBeNull();
  const bytes = Buffer.from(change("ganz") + change("é"));
  const cut = bytes.indexOf("é") + 1;
  reply.write(bytes.subarray(0, cut));
  expect(await heard.next()).toEqual({ type: "message-created", ref: "ganz" });
  reply.write(bytes.subarray(cut));
  expect(await heard.next()).toEqual({ type: "message-created", ref: "é" });
  expect(heard.states).toEqual([true]);
});

test("a lost stream is taken up again, and what may have been missed is asked for", async () => {
  const { url, next } = await listen();
  const heard = follow(url);
  const first = await next();
  first.reply.writeHead(200, stream).write(change("a"));
  expect(await heard.next()).toBeNull();
  expect(await heard.next()).toMatchObject({ ref: "a" });
  first.reply.destroy();
  const second = await next();
  second.reply.writeHead(200, stream).write(": open\n\n");
  expect(await heard.next()).toBeNull();
  expect(heard.states).toEqual([true, false, true]);
});

test("while there is no stream, the fallback asks again and again", async () => {
  const { url, next } = await listen();
  const heard = follow(url, { fallbackMs: 1 });
  const refuse = async () => {
    for (;;) (await next()).reply.writeHead(503).end();
  };
  void refuse();
  expect(await heard.next()).toBeNull();
  expect(await heard.next()).toBeNull();
  expect(await heard.next()).toBeNull();
  expect(heard.states).not.toContain(true);
});

test("after the stop nothing is heard and nobody comes back", async () => {
  const { url, next } = await listen();
  const heard = follow(url);
  const { request, reply } = await next();
  reply.writeHead(200, stream).write(": open\n\n");
  await heard.next();
  const gone = new Promise((resolve) => request.socket.once("close", resolve));
  stop();
  await gone;
  expect(heard.states).toEqual([true]);
});

test("a stream that nobody wants any more is not taken up again", async () => {
  const { url, next } = await listen();
  let wanted = true;
  let asked = () => {};
  const wasAsked = new Promise<void>((resolve) => (asked = resolve));
  const isWanted = () => {
    asked();
    return wanted;
  };
  const heard = follow(url, { isWanted });
  const first = await next();
  first.reply.writeHead(200, stream).write(": open\n\n");
  await heard.next();
  wanted = false;
  first.reply.end();
  await wasAsked;
  const again = await Promise.race([next(), new Promise((resolve) => setTimeout(resolve, 50, "nobody"))]);
  expect(again).toBe("nobody");
});

test("who is no longer known is told at once", async () => {
  const { url, next } = await listen();
  const refused = new Promise<void>((resolve) => void follow(url, { onRefused: resolve }));
  (await next()).reply.writeHead(401).end();
  await refused;
});
