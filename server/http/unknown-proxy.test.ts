import { authRoutes } from "@hz/contract/sign-in/auth";
import { toBase64Url } from "@hz/crypto";
import { afterEach, expect, test } from "vitest";
import { type TestApplication, testApplication } from "../testing/application.ts";
import { refused } from "../testing/call.ts";
import { RATE_LIMITS } from "./rate-limit.ts";

let own: TestApplication;
afterEach(() => own.close());

const PROXY = "10.9.0.7";
const LIMIT = RATE_LIMITS["sign-in"].attempts;
const body = { email: "proxy@muster.example", auth: toBase64Url(new Uint8Array(32)), remember: false };
const through = (proxy: string, client: string) =>
  refused(own.app, authRoutes.signIn, { body, from: proxy, as: { "x-forwarded-for": client } });
const told = () => own.log.filter((line) => line.includes("unknown-proxy"));

test("behind a proxy that is named, each forwarded address has tries of its own", async () => {
  own = await testApplication({ trustProxy: ["loopback", "10.9.0.0/24"] });
  for (let n = 0; n < LIMIT; n++) expect(await through(PROXY, "198.51.100.1")).toBe("SIGN_IN_FAILED");
  expect(await through(PROXY, "198.51.100.1")).toBe("TOO_MANY_TRIES");
  expect(await through("10.9.0.8", "198.51.100.1")).toBe("TOO_MANY_TRIES");
  expect(await through(PROXY, "198.51.100.2")).toBe("SIGN_IN_FAILED");
  // What a client put there itself stands before what the proxy saw.
  expect(await through(PROXY, "198.51.100.3, 198.51.100.1")).toBe("TOO_MANY_TRIES");
  expect(told()).toEqual([]);
});

test("behind one that is not, the proxy's own address counts, and the log says so once and names nobody", async () => {
  own = await testApplication();
  for (let n = 0; n < LIMIT; n++) expect(await through(PROXY, `198.51.100.${n}`)).toBe("SIGN_IN_FAILED");
  expect(await through(PROXY, "198.51.100.99")).toBe("TOO_MANY_TRIES");
  expect(await through("10.9.0.8", "198.51.100.99")).toBe("SIGN_IN_FAILED");
  expect(told().map((line) => Object.keys(JSON.parse(line) as object))).toEqual([["at", "event"]]);
  expect(own.log.join("\n")).not.toMatch(/198\.51\.|10\.9\.0\./);
});
