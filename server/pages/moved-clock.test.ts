import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { runInNewContext } from "node:vm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPages, writeBuild } from "../testing/built-pages.ts";

const DAY = 86_400_000;
let dist: string;
let ahead = 0;
let app: FastifyInstance;
beforeAll(async () => {
  dist = writeBuild();
  app = await startPages(dist, "zentrale", {}, { ahead: () => ahead });
});
afterAll(() => rmSync(dist, { recursive: true }));

const tagIn = (page: string) => /<script src="(\/uhr[^"]*)" integrity="([^"]*)" crossorigin><\/script>/.exec(page);
const WITH_TIME = ["/meldungen", "/portal/zentrale", "/portal/zentrale?neu=1", "/portal/zentrale/case"];

test("where the clock was not moved no page names the script, and its address leads nowhere", async () => {
  ahead = 0;
  for (const page of WITH_TIME) expect((await app.inject(page)).body).not.toContain("uhr-der");
  expect((await app.inject(`/uhr-der-anwendung.js?ahead=${DAY}`)).statusCode).toBe(404);
});

test("pages of application and portal load first what makes their present that of the application", async () => {
  ahead = 5 * DAY;
  for (const page of WITH_TIME) {
    const { body } = await app.inject(page);
    const [, url, integrity] = tagIn(body)!;
    expect(body.indexOf("<script")).toBe(body.indexOf(`<script src="${url}"`));
    const script = await app.inject(url!);
    expect(script.headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" });
    expect(`sha384-${createHash("sha384").update(script.body).digest("base64")}`).toBe(integrity);
    const facts = runInNewContext(`${script.body}; [Date.now(), +new Date(), Date.parse(Date()), +new Date(7), new Date() instanceof Date,
      new (class extends Date {})().getTime(), Date.UTC(2026, 0, 1), new Date(2026, 0, 1).getFullYear()]`) as number[];
    const present = Date.now() + 5 * DAY;
    for (const at of [0, 1, 5]) expect(Math.abs(facts[at]! - present)).toBeLessThan(1000);
    expect(Math.abs(facts[2]! - present)).toBeLessThan(2000);
    expect([facts[3], facts[4], facts[6], facts[7]]).toEqual([7, true, Date.UTC(2026, 0, 1), 2026]);
  }
  // The public pages run no script at all.
  expect((await app.inject("/")).body).not.toContain("uhr-der");
});

test("a page from before the last move gets its own figure, and nothing else is made of what is asked", async () => {
  ahead = 5 * DAY;
  expect((await app.inject(`/uhr-der-anwendung.js?ahead=${DAY}`)).body).toContain(` + ${DAY};`);
  for (const asked of ["", "?ahead=", "?ahead=-1", "?ahead=0", "?ahead=1e3", "?ahead=alert(1)", "?ahead=1&ahead=2", `?ahead=${10 ** 14}`])
    expect((await app.inject(`/uhr-der-anwendung.js${asked}`)).statusCode, asked).toBe(404);
});
