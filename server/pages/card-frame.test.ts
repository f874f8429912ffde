import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPages, writeBuild } from "../testing/built-pages.ts";
import { frameAddress, paymentPlace } from "./index.ts";

let dist: string;
let app: FastifyInstance;
beforeAll(async () => {
  dist = writeBuild();
  app = await startPages(dist, "zentrale");
});
afterAll(() => rmSync(dist, { recursive: true }));

const get = (host: string, url: string) => app.inject({ url, headers: { host } });
const MAIN = "melden.example";
const PAYMENT = "zahlung.example";

test("the card field's host gives out the frame and its files", async () => {
  const page = await get(PAYMENT, "/kartenfeld");
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<meta name="holder" content="https://melden.example">');
  expect(page.headers).toMatchObject({ "cache-control": "no-store", "cross-origin-resource-policy": "cross-origin" });
  expect(page.headers["content-security-policy"]).toContain("frame-ancestors https://melden.example");
  const named = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!);
  expect(named).toEqual(["/assets/card.css", "/assets/card.js"]);
  for (const url of named) expect((await get(PAYMENT, url)).statusCode, url).toBe(200);
});

test.each([PAYMENT, "ZAHLUNG.example", "zahlung.example:443", "zahlung.example."])(
  "at %s there is nothing else of the product",
  async (host) => {
    for (const url of [
      "/",
      "/anmelden",
      "/abrechnung",
      "/portal/zentrale",
      "/assets/admin.js",
      "/assets/test-card.js",
      "/vorschau",
      "/favicon.ico",
    ]) {
      const answer = await get(host, url);
      expect([url, answer.statusCode, answer.body, answer.headers["set-cookie"]]).toEqual([url, 404, "", undefined]);
      expect(answer.headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    }
  },
);

test("the product's own name does not give out the frame, and every page of the application may hold it", async () => {
  expect((await get(MAIN, "/kartenfeld")).statusCode).toBe(404);
  for (const url of ["/meldungen", "/abrechnung"]) {
    const { headers } = await get(MAIN, url);
    expect(headers["content-security-policy"]).toContain("frame-src 'self' https://zahlung.example");
    expect(headers["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    expect(headers["content-security-policy"]).not.toContain("stripe");
    expect(headers["cross-origin-embedder-policy"]).toBe(url === "/abrechnung" ? "unsafe-none" : "require-corp");
  }
});

test("in test mode the frame stands at the other name of loopback, whichever somebody opened", () => {
  const place = paymentPlace({ publicUrl: "http://localhost:3000", paymentOrigin: null });
  expect(frameAddress(place, "localhost:3000")).toBe("http://127.0.0.1:3000/kartenfeld");
  expect(frameAddress(place, "127.0.0.1:3000")).toBe("http://localhost:3000/kartenfeld");
  expect(place.holderOrigin("127.0.0.1:3000")).toBe("http://localhost:3000");
  // By another port, as through a tunnel, it is that one.
  expect(frameAddress(place, "localhost:8080")).toBe("http://127.0.0.1:8080/kartenfeld");
});

test("in test mode, where there is no other name, the frame is the product's own; no host's name gets into a policy", () => {
  const place = paymentPlace({ publicUrl: "http://localhost:3000", paymentOrigin: null });
  for (const host of ["192.168.1.5:3000", "localhost:3000; script-src *", "localhost.evil.example", undefined])
    expect(frameAddress(place, host)).toBe("/kartenfeld");
  const behindProxy = paymentPlace({ publicUrl: "https://melden.example", paymentOrigin: null });
  expect(frameAddress(behindProxy, "127.0.0.1:3000")).toBe("/kartenfeld");
});
