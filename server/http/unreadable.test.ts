import { once } from "node:events";
import { rm } from "node:fs/promises";
import { type AddressInfo, connect } from "node:net";
import { ERRORS } from "@hz/contract/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { loadBuild } from "../pages/index.ts";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { writeBuild } from "../testing/built-pages.ts";
import { meantUrl, readableUrl } from "./unreadable.ts";

let own: TestApplication;
let dist: string;
let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  own = await testApplication();
  dist = writeBuild();
  app = await createApp(own.ctx, { pages: true, build: () => loadBuild(dist) });
  await app.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.server.address() as AddressInfo);
});
afterAll(async () => {
  await app.close();
  await own.close();
  await rm(dist, { recursive: true });
});

/** Sends these bytes and resolves to what comes until the connection ends. */
async function ask(line: string, headers = "", body = ""): Promise<{ status: number; type: string; head: string; body: string }> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (data: Buffer) => (text += data.toString()));
  socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n${headers}\r\n${body}`);
  await once(socket, "close");
  const [head = "", ...rest] = text.split("\r\n\r\n");
  return { status: Number(head.slice(9, 12)), type: /^content-type: (.*)$/im.exec(head)?.[1] ?? "", head, body: rest.join("\r\n\r\n") };
}

const LONG = "a".repeat(20_000);
const json = (body: string) => `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
const BROKEN = '{"a":';
const requests: [name: string, call: string, ...Parameters<typeof ask>][] = [
  ["an address that is no UTF-8", "/api/reports/%E0%A4%A", "GET /portal/%E0%A4%A"],
  ["half a percent sign", "/api/portal/channels/%", "GET /%"],
  ["a part that is too long", `/api/reports/${"a".repeat(400)}`, `GET /portal/${"a".repeat(400)}`],
  ["an address that is too long", `/api/reports?cursor=${LONG}`, `GET /portal/zentrale?x=${LONG}`],
  ["a method that nobody knows", "/api/user", "QUATSCH /portal/zentrale"],
  ["a method that nobody has here", "/api/user", "PROPFIND /portal/zentrale"],
  ["a method that would show what was sent", "/api/user", "TRACE /portal/zentrale"],
  ["headers that are too long", "/api/user", "GET /", `Cookie: ${LONG}\r\n`],
  ["broken JSON", "/api/auth/challenge", "POST /portal/zentrale", json(BROKEN), BROKEN],
  ["a body of another kind", "/api/auth/challenge", "POST /gibt/es/nicht", "Content-Type: text/xml\r\nContent-Length: 3\r\n", "<a>"],
  ["a body that is too large", "/api/auth/challenge", "POST /gibt/es/nicht", json(LONG.repeat(4)), LONG.repeat(4)],
];

test.each(requests)(
  "%s: a page for people, a code of the closed list for programs, with the closed headers",
  async (_name, call, line, headers, body) => {
    const page = await ask(line, headers, body);
    expect(page.type).toBe("text/html; charset=utf-8");
    expect(page.body).toMatch(/<!doctype html>.*(missing|unreadable) /s);
    expect([page.status >= 400, page.status < 500]).toEqual([true, true]);

    const answer = await ask(line.replace(/ .*/, ` ${call}`), headers, body);
    expect(answer.type).toBe("application/json; charset=utf-8");
    const { code, message } = JSON.parse(answer.body);
    expect(Object.keys(ERRORS)).toContain(code);
    expect(message).toMatch(/^[A-ZÄÖÜ].* .*\.$/);
    expect([answer.status >= 400, answer.status < 500]).toEqual([true, true]);
    for (const { head } of [page, answer])
      expect(head).toMatch(
        /^content-security-policy: default-src 'none'.*frame-ancestors 'none'[^]*^x-content-type-options: nosniff\r?$/im,
      );
  },
);

test("the contact form is shown again where something else than the form arrives", async () => {
  for (const [headers, body] of [
    [json(BROKEN), BROKEN],
    ["Content-Type: text/xml\r\nContent-Length: 3\r\n", "<a>"],
  ] as const) {
    const { status, body: page } = await ask("POST /kontakt", headers, body);
    expect([status < 500, page.includes("kontakt ")]).toEqual([true, true]);
  }
});

test("an address that can be read stays as it is", () => {
  for (const url of ["/", "/portal/m%C3%BCller?x=%E0%A4%A", `/api/reports?cursor=${LONG}`, "/wissen/a%20b"])
    expect(readableUrl(url)).toBe(url);
});

test.each([
  ["/Portal/Werk/", "/portal/Werk"],
  ["/PORTAL/werk/Case//?lang=en", "/portal/werk/Case?lang=en"],
  ["/api/portal/Werk/", "/api/portal/Werk"],
  ["/API/Public/Portals/Werk/categories/", "/api/public/portals/Werk/categories"],
  ["/portal/", "/portal"],
  ["/portale/", "/portale/"],
  ["/wissen/?a=/portal/", "/wissen/?a=/portal/"],
])("%s, typed by hand, means %s", (typed, meant) => {
  expect(meantUrl(typed)).toBe(meant);
});
