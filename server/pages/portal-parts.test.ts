import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPages, writeBuild } from "../testing/built-pages.ts";

let dist: string;
let app: FastifyInstance;
beforeAll(async () => {
  dist = writeBuild();
  app = await startPages(dist, "zentrale");
});
afterAll(() => rmSync(dist, { recursive: true }));

test("a page that is fetched to take another one's place comes without the program, which is there already", async () => {
  const look = async (headers: Record<string, string>) => (await app.inject({ url: "/portal/zentrale?neu=1", headers })).body;
  const [asked, fetched] = [await look({ "sec-fetch-dest": "document" }), await look({ "sec-fetch-dest": "empty" })];
  const whole = await look({});
  expect(asked).toBe(whole);
  for (const part of ['type="importmap"', "modulepreload", '<script type="module"']) {
    expect(whole).toContain(part);
    expect(fetched).not.toContain(part);
  }
  for (const part of ['rel="stylesheet"', 'id="state"', "portal form de"]) expect(fetched).toContain(part);
});

test("the case's page does not load what opens one, and has it under several addresses: where the password is asked for, that is not needed yet", async () => {
  const { body } = await app.inject("/portal/zentrale/case");
  const state = JSON.parse(/id="state">(.*?)<\/script>/.exec(body)![1]!) as { sending: object };
  expect(state.sending).toEqual({ url: "/assets/sending.js", integrity: expect.stringMatching(/^sha384-/) });
  const { integrity } = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(body)![1]!) as { integrity: Record<string, string> };
  const [own, ...further] = Object.keys(integrity).filter((url) => url.includes("opening"));
  expect([own, further[0], further.length]).toEqual(["/assets/opening.js", "/assets/opening.js?1", 3]);
  expect(new Set([own!, ...further].map((url) => integrity[url])).size).toBe(1);
  const { statusCode, headers } = await app.inject(further[0]!);
  expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
  // A cache may keep what sends.
  expect(integrity["/assets/sending.js?1"]).toBe(undefined);
  const named = [...body.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].map(([, url]) => url);
  expect(named.toSorted()).toEqual(["/assets/case.js", "/assets/chunk.js", "/assets/portal.js"]);
});
