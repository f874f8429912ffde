import { NEW_CHANNEL_LANGUAGES } from "@hz/contract/languages";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { paths } from "@hz/contract/paths";
import { DUTY_ADDRESSES } from "@hz/contract/channels/duty-pages";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { SCRIPT, startPages, writeBuild } from "../testing/built-pages.ts";
import { loadBuild } from "./index.ts";

let dist: string;
let withDemo: FastifyInstance;
let withoutDemo: FastifyInstance;

beforeAll(async () => {
  dist = writeBuild();
  withDemo = await startPages(dist, "zentrale");
  withoutDemo = await startPages(dist, null);
});
afterAll(() => rmSync(dist, { recursive: true }));

test.each([
  ["/portal/zentrale", "portal start de 0"],
  ["/portal/zentrale?neu=1&lang=en", "portal form en 1"],
  ["/portal/zentrale/success", "portal success de 0"],
  ["/portal/zentrale/case?lang=en", "portal case en 0"],
])("%s shows %s and is never kept", async (url, text) => {
  const answer = await withDemo.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(text);
  expect(answer.headers).toMatchObject({ "cache-control": "no-store", "content-type": "text/html; charset=utf-8" });
});

test("the start page loads its small script only, the form everything with its state", async () => {
  const first = await withDemo.inject("/portal/zentrale");
  expect(first.body).toContain("/assets/start.js");
  expect(first.body).not.toMatch(/\/assets\/(portal|chunk)\.js|id="state"/);
  const form = await withDemo.inject("/portal/zentrale?neu=1");
  expect(form.body).toContain('rel="modulepreload" href="/assets/chunk.js"');
  expect(form.body).toContain('"view":"form"');
});

test("an entrance is drawn for whoever comes without a session, and names the program without loading it", async () => {
  const { body, headers } = await withDemo.inject("/signup-trial?groesse=1-49");
  expect(body).toContain("<title>drawn</title>");
  expect(body).toContain('entrance /signup-trial?groesse=1-49 {"isTest":false,"paymentWays":["card"]}');
  expect(body).toMatch(/<script type="module" src="\/assets\/first-touch\.js"/);
  expect(body).not.toMatch(/(src|href)="\/assets\/(admin|trial|desk)\.js"/);
  const state = JSON.parse(/id="state">(.*?)<\/script>/.exec(body)![1]!) as object;
  expect(state).toEqual({
    program: { entry: "/assets/admin.js", parts: ["/assets/desk.js", "/assets/trial.js"] },
    trouble: "t",
    isTest: false,
    paymentWays: ["card"],
  });
  expect(headers["content-security-policy"]).toContain("form-action 'none'");
  expect(headers["cache-control"]).toBe("no-store");
});

test.each(["__Host-session=a", "other=b; session=a"])("whoever brings a session (%s) gets the program at once", async (cookie) => {
  const { body } = await withDemo.inject({ url: "/registrieren", headers: { cookie } });
  expect(body).toContain("shell");
  expect(body).toContain('src="/assets/admin.js"');
  expect(body).not.toMatch(/entrance|first-touch|id="state"/);
  const strange = await withDemo.inject({ url: "/registrieren", headers: { cookie: "nosession=a" } });
  expect(strange.body).toContain("entrance /registrieren");
});

test("where the clock was moved on, the program draws the day that it has", async () => {
  const moved = await startPages(dist, null, {}, { ahead: () => 86_400_000 });
  expect((await moved.inject("/signup-trial")).body).not.toMatch(/entrance|first-touch/);
});

test("what leaves the browser stands beside the form of a demo alone: no other page names or loads that part", async () => {
  const visitors = await startPages(dist, null, {}, { form: async () => ({ categories: [], isDemo: true }) });
  for (const app of [withDemo, visitors]) {
    const { body } = await app.inject("/portal/zentrale?neu=1");
    expect(body).toMatch(/rel="modulepreload" href="\/assets\/show-sent-bytes\.js" integrity="sha384-/);
    expect(body).toMatch(/rel="stylesheet" href="\/assets\/sent-bytes\.css" integrity="sha384-/);
    expect(body).toContain('"isDemo":true');
    for (const other of ["", "/case", "/success"])
      expect((await app.inject(`/portal/zentrale${other}`)).body).not.toMatch(/(href|src)="[^"]*sent-bytes|isDemo/);
  }
  expect((await withoutDemo.inject("/portal/zentrale?neu=1")).body).not.toMatch(/(href|src)="[^"]*sent-bytes|isDemo/);
});

test("what the start page says of the channel does not travel with the pages that have a script", async () => {
  for (const path of ["?neu=1", "/success", "/case"]) {
    const { body } = await withDemo.inject(`/portal/zentrale${path}`);
    expect([path, body.includes('"name":"Zentrale"'), /So läuft|How it|Worum/.test(body)]).toEqual([path, true, false]);
  }
});

test.each(Object.entries(DUTY_ADDRESSES))("the page %s is there in every language, with the small script only", async (page, ending) => {
  for (const language of NEW_CHANNEL_LANGUAGES) {
    const answer = await withDemo.inject(`/portal/zentrale/${ending}?lang=${language}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`portal duty ${language} 0 ${page} `);
    expect(answer.body).toContain("/assets/start.js");
    expect(answer.body).not.toMatch(/\/assets\/(portal|chunk)\.js|id="state"/);
    expect(answer.headers).toMatchObject({ "cache-control": "no-store" });
  }
  const unknown = await withDemo.inject({ url: `/portal/zentrale/${ending}?lang=nb`, headers: { "accept-language": "nb, en;q=0.5" } });
  expect(unknown.body).toContain(`portal duty en 0 ${page} `);
  const missing = await withDemo.inject(`/portal/nirgends/${ending}`);
  expect([missing.statusCode, missing.body.includes("portal missing de 0")]).toEqual([404, true]);
});

test("a company's own text stands in its language, the standard text in the other one", async () => {
  expect((await withDemo.inject("/portal/zentrale/impressum?lang=de")).body).toContain("Eigener Text");
  expect((await withDemo.inject("/portal/zentrale/impressum?lang=en")).body).toContain("Provider of these pages");
});

test("the case fetches early what its script would ask for later", async () => {
  const { body } = await withDemo.inject("/portal/zentrale/case");
  expect(body).toContain('rel="modulepreload" href="/assets/case.js"');
  expect(body.match(/(src|href)="\/assets\/portal\.js/g)).toHaveLength(1);
  expect(body).not.toContain('src="/assets/case.js"');
});

test("a page whose scripts load others says what these must hash to, and its policy lets in this map alone", async () => {
  const { body, headers } = await withDemo.inject("/portal/zentrale/case");
  const map = /<script type="importmap">(.*?)<\/script>/.exec(body)![1]!;
  const { integrity } = JSON.parse(map) as { integrity: Record<string, string> };
  expect(Object.keys(integrity)).toEqual(expect.arrayContaining(["/assets/case.js", "/assets/chunk.js", "/assets/sending.js"]));
  expect(integrity["/assets/case.js"]).toBe(`sha384-${createHash("sha384").update("case").digest("base64")}`);
  expect(Object.keys(integrity)).not.toContain("/assets/admin.js");
  const hash = createHash("sha256").update(map).digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
  const alone = await withDemo.inject("/portal/zentrale");
  expect(alone.body).not.toContain("importmap");
});

test("a file that was changed after the build is still named by its hash of then, so that browsers refuse it", async () => {
  const changed = writeBuild();
  writeFileSync(join(changed, "client/assets/admin.js"), "admiN");
  const app = await startPages(changed, null);
  rmSync(changed, { recursive: true });
  const { body } = await app.inject("/meldungen");
  const hash = createHash("sha384").update("admin").digest("base64");
  expect(body).toContain(`src="/assets/admin.js" integrity="sha384-${hash}"`);
  expect((await app.inject("/assets/admin.js")).body).toBe("admiN");
});

test("the build's manifest is given out as it was built, and its signature where it has one", async () => {
  const { manifest, manifestSignature } = paths;
  expect((await withDemo.inject(manifest)).rawPayload.equals(readFileSync(join(dist, "manifest.json")))).toBe(true);
  expect((await withDemo.inject(manifestSignature)).statusCode).toBe(404);
  const signed = writeBuild();
  writeFileSync(join(signed, "manifest.json.sig"), "64 bytes");
  const app = await startPages(signed, null);
  rmSync(signed, { recursive: true });
  const answer = await app.inject(manifestSignature);
  expect([answer.body, answer.headers["content-type"], answer.headers["cache-control"]]).toEqual([
    "64 bytes",
    "application/octet-stream",
    "no-store",
  ]);
});

test("a channel's own colour is on the page before the first paint, and the policy names this style and no other", async () => {
  const { body, headers } = await withDemo.inject("/portal/zentrale");
  const style = /<style>(.*?)<\/style>/.exec(body)![1]!;
  expect(style).toMatch(/^:root\{--brand:#[0-9a-f]{6};/);
  const hash = createHash("sha256").update(style).digest("base64");
  expect(headers["content-security-policy"]).toContain(`style-src 'self' 'sha256-${hash}';`);
  expect((await withDemo.inject("/portal/nirgends")).headers["content-security-policy"]).toContain("style-src 'self';");
});

test("the title in the browser's history does not tell what the page is for", async () => {
  const { body } = await withDemo.inject("/portal/zentrale/case");
  expect(body).toContain("<title>Portal</title>");
});

test.each(["/portal/nirgends", "/portal/nirgends/case", "/portal/nirgends/success", "/portal/nirgends?neu=1"])(
  "%s: an unknown channel is a page with status 404",
  async (url) => {
    const answer = await withDemo.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("portal missing de 0");
  },
);

test("the portal without a name is the demo where there is one, without a redirect, which a pinned link refuses", async () => {
  const answer = await withDemo.inject("/portal/case?lang=en");
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain("portal case en");
  const missing = await withoutDemo.inject("/portal");
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain("portal missing");
});

test.each([
  ["/portal/zentrale/", "start"],
  ["/portal/zentrale//", "start"],
  ["/portal/Zentrale", "start"],
  ["/portal/Zentrale/?neu=1", "form"],
  ["/portal/ZENTRALE/Case/", "case"],
  ["/portal/zentrale/SUCCESS", "success"],
  ["/portal/zentrale/Impressum/", "duty"],
])("%s: an address as people type it shows the page itself, without a redirect", async (url, view) => {
  const answer = await withDemo.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain(`portal ${view} de`);
});

test.each(["/portal/zentrale/fall", "/portal/Nirgends/", "/portal/zentrale/case/7"])(
  "%s: below the portal what does not exist is the portal's own page, not the public site's",
  async (url) => {
    const answer = await withDemo.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain("portal missing de 0");
  },
);

test("the application's addresses get its shell with a fresh nonce", async () => {
  const nonces = new Set<string | undefined>();
  for (const url of ["/meldungen", "/meldungen/7"]) {
    const { statusCode, body, headers } = await withDemo.inject(url);
    const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body)?.[1];
    expect(statusCode).toBe(200);
    expect(body).toContain("shell");
    expect(headers["content-security-policy"]).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(2);
});

test("the start page knows its address and answers a repeated request without a body", async () => {
  const first = await withDemo.inject("/");
  expect(first.body).toContain('<link rel="canonical" href="https://melden.example/">');
  expect(first.body).toContain("/ zentrale");
  const again = await withDemo.inject({ url: "/", headers: { "if-none-match": String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
});

test.each<[demoSuffix: string | null, why: string]>([
  [null, "there is no demo"],
  ["nirgends", "the demo's channel does not exist"],
  ["kaputt", "the database is away"],
])("the start page stands without a link to the demo %j when %s", async (demoSuffix, _why) => {
  const app = await startPages(dist, demoSuffix);
  const answer = await app.inject("/");
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain("/ null");
});

test("a page that cannot be drawn is still a page", async () => {
  const answer = await withDemo.inject("/portal/kaputt");
  expect(answer.statusCode).toBe(500);
  expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  expect(answer.headers["content-security-policy"]).toContain("style-src 'self'");
  expect(answer.body).toContain("failed null");
  expect(answer.body).not.toContain("Datenbank");
});

test("what does not exist is a page for people and JSON for programs", async () => {
  const page = await withDemo.inject("/gibt-es-nicht");
  expect(page.statusCode).toBe(404);
  expect(page.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
  for (const url of ["/api", "/api/nichts", "/api?x=1"]) {
    const call = await withDemo.inject(url);
    expect(call.statusCode).toBe(404);
    expect(call.json()).toMatchObject({ code: "NOT_FOUND" });
  }
  expect((await withDemo.inject("/apitest")).headers["content-type"]).toContain("text/html");
});

test.each([
  ["br", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
])("a page for a browser that unpacks %s", async (accepted, encoding) => {
  const answer = await withDemo.inject({ url: "/portal/zentrale", headers: { "accept-encoding": accepted } });
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
  expect(answer.headers["content-encoding"]).toBe(encoding);
  expect(answer.headers.vary).toBe("accept-encoding");
  expect((unpack ? unpack(answer.rawPayload) : answer.rawPayload).toString()).toContain("portal start de");
});

test("a built file comes packed, for ever, with the hash its page names", async () => {
  const answer = await withDemo.inject({ url: "/assets/portal.js", headers: { "accept-encoding": "br" } });
  expect(answer.headers).toMatchObject({
    "content-encoding": "br",
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const hash = createHash("sha384").update(brotliDecompressSync(answer.rawPayload)).digest("base64");
  const page = await withDemo.inject("/portal/zentrale?neu=1");
  expect(page.body).toContain(`src="/assets/portal.js" integrity="sha384-${hash}"`);
  expect((await withDemo.inject("/assets/portal.js")).body).toBe(SCRIPT);
  const older = await withDemo.inject({ url: "/assets/portal.js", headers: { "accept-encoding": "gzip" } });
  expect([older.headers["content-encoding"], gunzipSync(older.rawPayload).toString()]).toEqual(["gzip", SCRIPT]);
});

test.each([
  ["portal", true],
  ["chunk", true],
  ["start", true],
  ["touch", true],
  ["sending", true],
  ["opening", false],
  ["case", false],
  ["show-sent-bytes", false],
])(
  "of the portal's program browsers are told to keep what everybody loads, and not what only an act loads: %s.js",
  async (name, isKept) => {
    const { statusCode, headers } = await withDemo.inject(`/assets/${name}.js`);
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe(isKept ? "public, max-age=31536000, immutable" : "no-store");
  },
);

const OF_PAGES = ["cross-origin-opener-policy", "permissions-policy", "x-robots-tag"];
const OF_WHAT_RUNS = ["content-security-policy", "cross-origin-embedder-policy", "referrer-policy"];
const OF_ALL = ["cross-origin-resource-policy", "x-content-type-options", "strict-transport-security", "cache-control"];
test.each([
  ["/assets/portal.js", [...OF_ALL, ...OF_WHAT_RUNS]],
  ["/favicon.svg", [...OF_ALL, ...OF_WHAT_RUNS]],
  ["/assets/portal.css", OF_ALL],
])("%s says what browsers heed on such a file, and nothing of pages", async (url, said) => {
  const { statusCode, headers } = await withDemo.inject(url);
  expect(statusCode).toBe(200);
  expect(Object.keys(headers)).toEqual(expect.arrayContaining(said));
  const others = [...OF_PAGES, ...OF_WHAT_RUNS].filter((name) => !said.includes(name));
  expect(Object.keys(headers).filter((name) => others.includes(name))).toEqual([]);
});

test.each(["/assets/nichts.js", "/assets/../ssr/entry-server.js", "/assets/..%2ffavicon.svg", "/assets/portal.js.br"])(
  "%s is not given out",
  async (url) => {
    expect((await withDemo.inject(url)).statusCode).toBe(404);
  },
);

test("the interface has a page for people", async () => {
  for (const [path, part] of [
    ["/schnittstelle", "calls"],
    ["/schnittstelle/strukturen", "shapes"],
  ] as const) {
    const page = await withDemo.inject(path);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`api ${part} of Hinweiszentrale`);
    expect(page.body).toContain(`<link rel="canonical" href="https://melden.example${path}">`);
  }
});

test("a folder without a build says how to make one", async () => {
  const empty = mkdtempSync(join(tmpdir(), "hz-pages-"));
  await expect(loadBuild(empty)).rejects.toThrow("npm run build");
  rmSync(empty, { recursive: true });
});

test("a portal's pages name their address at the onion service, to whoever does not come from there, and no other page does", async () => {
  const onion = `http://${"a".repeat(56)}.onion`;
  const app = await startPages(dist, "zentrale", {}, { onionUrl: onion });
  const named = async (url: string, host = "melden.example") => (await app.inject({ url, headers: { host } })).headers["onion-location"];
  expect(await named("/portal/zentrale?neu=1&lang=en")).toBe(`${onion}/portal/zentrale?neu=1&lang=en`);
  expect(await named("/portal/zentrale/case")).toBe(`${onion}/portal/zentrale/case`);
  for (const url of ["/", "/portal/unbekannt"]) expect(await named(url)).toBeUndefined();
  expect(await named("/portal/zentrale", new URL(onion).host)).toBeUndefined();
  expect((await withDemo.inject("/portal/zentrale")).headers["onion-location"]).toBeUndefined();
});

test("the page about devices shows that address, without what stands behind the channel's own, and elsewhere none", async () => {
  const onion = `http://${"a".repeat(56)}.onion`;
  const app = await startPages(dist, "zentrale", {}, { onionUrl: onion });
  const { body } = await app.inject("/portal/ZENTRALE/geraete-und-netze?lang=de-simple");
  expect(body).toContain(`"href":"${onion}/portal/zentrale"`);
  expect((await withDemo.inject("/portal/zentrale/geraete-und-netze")).body).not.toContain(".onion");
});

test("Leichte Sprache is a page's language of its own, and its form, categories included, one of the language itself", async () => {
  const asked: unknown[] = [];
  const form = async (_: string, language: unknown) => (asked.push(language), { categories: [], isDemo: false });
  const app = await startPages(dist, "zentrale", {}, { form });
  const { body } = await app.inject("/portal/zentrale?neu=1&lang=de-simple");
  expect(body).toContain('<html lang="de-simple" dir="ltr">');
  expect(body).toContain("portal form de-simple 0");
  expect(asked).toEqual(["de"]);
});

test("the reporter's pages are packed as small as can be, and what differs by visitor is not", async () => {
  const sent = async (url: string) => {
    const { rawPayload } = await withDemo.inject({ url, headers: { "accept-encoding": "br" } });
    const text = brotliDecompressSync(rawPayload);
    return rawPayload.equals(brotliCompressSync(text));
  };
  expect(await sent("/portal/zentrale?neu=1")).toBe(true);
  expect(await sent("/")).toBe(false);
});
