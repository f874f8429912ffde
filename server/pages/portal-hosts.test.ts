import { rmSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPages, writeBuild } from "../testing/built-pages.ts";
import { portalHosts, urlAtPortal } from "./portal-hosts.ts";

let dist: string;
let app: FastifyInstance;
beforeAll(async () => {
  dist = writeBuild();
  app = await startPages(dist, null);
});
afterAll(() => rmSync(dist, { recursive: true }));

const at = (host: string, url: string) => app.inject({ url, headers: { host } });

const hostsOf = (publicUrl: string, portalDomain: string | null, domains: Record<string, string> = {}) =>
  portalHosts({ publicUrl, paymentOrigin: "https://zahlung.example", portalDomain }, (domain) => domains[domain]);

test.each([
  ["zentrale.melden.example", "zentrale"],
  ["Zentrale.Melden.Example:8443", "zentrale"],
  ["zentrale.melden.example.", "zentrale"],
  ["melden.example", null],
  ["www.melden.example", null],
  ["xn--mller-kva.melden.example", null],
  ["a.zentrale.melden.example", null],
  ["zentrale.anders.example", null],
  ["bösermelden.example", null],
  ["", null],
])("at %s stands the portal of %s", (host, suffix) => {
  expect(hostsOf("https://melden.example", "melden.example").suffixAt(host)).toBe(suffix);
  expect(hostsOf("https://melden.example", null).suffixAt(host)).toBeNull();
});

test("the product's own address is no channel's, whatever it is called", () => {
  const hosts = hostsOf("https://app.melden.example", "melden.example");
  expect([hosts.suffixAt("app.melden.example"), hosts.suffixAt("werk.melden.example")]).toEqual([null, "werk"]);
});

test("at a customer's proved domain stands the portal of its channel, and never at an address that is the product's own by now", () => {
  const domains = ["hinweise.firma.example", "app.melden.example", "zahlung.example", "www.melden.example", "melden.example"];
  const known = Object.fromEntries(domains.map((domain) => [domain, "firma"]));
  for (const portalDomain of ["melden.example", null]) {
    const { suffixAt, isCustomers } = hostsOf("https://app.melden.example", portalDomain, known);
    for (const host of ["hinweise.firma.example", "Hinweise.Firma.Example:8443", "hinweise.firma.example."])
      expect([host, suffixAt(host), isCustomers(host)]).toEqual([host, "firma", true]);
    for (const host of ["app.melden.example", "zahlung.example", "firma.example", "x.hinweise.firma.example"])
      expect([host, suffixAt(host), isCustomers(host)]).toEqual([host, null, false]);
  }
  const { suffixAt, isCustomers } = hostsOf("https://app.melden.example", "melden.example", known);
  for (const host of ["www.melden.example", "melden.example"])
    expect([host, suffixAt(host), isCustomers(host)]).toEqual([host, null, false]);
  expect([suffixAt("werk.melden.example"), isCustomers("werk.melden.example")]).toEqual(["werk", false]);
});

test.each([
  ["/", "/portal/werk"],
  ["/?neu=1&lang=en", "/portal/werk?neu=1&lang=en"],
  ["/case", "/portal/werk/case"],
  ["/anmelden?weiter=/", "/portal/werk/anmelden?weiter=/"],
  ["/Portal/Werk/case", "/Portal/Werk/case"],
  ["/portal", "/portal"],
  ["/portalegal", "/portal/werk/portalegal"],
  ["/assets/portal.js", "/assets/portal.js"],
  ["/portal-tab-1.js", "/portal-tab-1.js"],
  ["/api/portal/werk", "/api/portal/werk"],
  ["/api/public/case/login", "/api/public/case/login"],
  ["/api/auth/login", "/api/-"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
])("at a portal's own host %s is %s", (url, meant) => {
  expect(urlAtPortal("werk", url)).toBe(meant);
  expect(urlAtPortal(null, url)).toBe(url);
});

test("a channel's portal stands at its own name with all its pages, and nothing is redirected", async () => {
  for (const [url, page] of [
    ["/", "start"],
    ["/?neu=1", "form"],
    ["/case/", "case"],
    ["/portal/zentrale", "start"],
    ["/portal/Zentrale/success", "success"],
    ["/portal", "start"],
  ] as const) {
    const answer = await at("zentrale.melden.example", url);
    expect([url, answer.statusCode, answer.body.includes(`portal ${page} de`)]).toEqual([url, 200, true]);
    expect(answer.headers["content-security-policy"]).toContain("form-action 'none'");
  }
  const { body } = await at("zentrale.melden.example", "/?lang=en");
  expect(body).toContain("portal start en");
});

test("no page of the product stands there, no other company's portal, and nothing at a name that no channel has", async () => {
  for (const [host, url] of [
    ["zentrale.melden.example", "/meldungen"],
    ["zentrale.melden.example", "/registrieren"],
    ["zentrale.melden.example", "/ueber-uns"],
    ["zentrale.melden.example", "/status"],
    ["zentrale.melden.example", "/portal/andere"],
    ["andere.melden.example", "/"],
    ["andere.melden.example", "/portal/zentrale"],
  ] as const) {
    const answer = await at(host, url);
    expect([host, url, answer.statusCode, answer.body.includes("portal missing de 0")]).toEqual([host, url, 404, true]);
  }
  expect((await at("zentrale.melden.example", "/api/meldungen")).json()).toMatchObject({ code: "NOT_FOUND" });
});

test("a channel that was renamed keeps its former name as a host; the company's other channels stand there, those of others do not", async () => {
  const of = (accountId: string, linkSuffix: string) => ({
    accountId,
    linkSuffix,
    defaultLanguage: "de",
    languages: { de: {} },
    settings: {},
  });
  const channels: Record<string, object> = {
    werk: of("1", "werk"),
    frueher: of("1", "werk"),
    sued: of("1", "sued"),
    fremd: of("2", "fremd"),
  };
  const several = await startPages(dist, null, {}, { portal: async (suffix) => (channels[suffix] ?? null) as never });
  for (const [url, status] of [
    ["/", 200],
    ["/portal/werk?neu=1", 200],
    ["/portal/frueher/case", 200],
    ["/portal/sued/case", 200],
    ["/portal/fremd", 404],
    ["/portal/fremd?neu=1", 404],
  ] as const)
    expect([url, (await several.inject({ url, headers: { host: "frueher.melden.example" } })).statusCode]).toEqual([url, status]);
});

test("at a customer's domain the same portal stands alone as at the channel's own name", async () => {
  const host = "hinweise.firma.example";
  const start = await at(host, "/");
  expect([start.statusCode, start.body.includes("portal start de")]).toEqual([200, true]);
  expect((await at(host, "/?neu=1")).body).toContain("portal form de");
  for (const url of ["/meldungen", "/registrieren", "/ueber-uns", "/portal/andere"])
    expect([url, (await at(host, url)).statusCode]).toEqual([url, 404]);
  expect((await at(host, "/pruefen")).headers.location).toBe("https://melden.example/pruefen");
  // Not proved, it is a name like any other.
  expect((await at("anders.firma.example", "/")).body).not.toContain("portal start");
});

test("a proof is checked at the product's own address", async () => {
  const answer = await at("zentrale.melden.example", "/pruefen?a=1");
  expect([answer.statusCode, answer.headers.location]).toEqual([302, "https://melden.example/pruefen?a=1"]);
  expect((await at("melden.example", "/pruefen")).statusCode).toBe(200);
});

test("the onion service is named by the portal's whole address, wherever it was opened", async () => {
  const onionUrl = `http://${"a".repeat(56)}.onion`;
  const named = await startPages(dist, null, {}, { onionUrl });
  const answer = await named.inject({ url: "/?neu=1", headers: { host: "zentrale.melden.example" } });
  expect(answer.headers["onion-location"]).toBe(`${onionUrl}/portal/zentrale?neu=1`);
});

test("the script of the tab may be read by pages of others, at every host, and is kept for good", async () => {
  for (const host of ["melden.example", "zentrale.melden.example"]) {
    const { statusCode, headers } = await at(host, "/portal-tab-1.js");
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": expect.stringContaining("immutable"),
      "content-type": expect.stringContaining("javascript"),
    });
    expect(headers["set-cookie"]).toBeUndefined();
  }
  expect((await at("melden.example", "/assets/start.js")).headers["access-control-allow-origin"]).toBeUndefined();
});
