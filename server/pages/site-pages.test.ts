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

test("a public page may be found, and says what is shown of it where somebody shares its address", async () => {
  const { body, headers } = await app.inject("/");
  expect(headers["x-robots-tag"]).toBe("all");
  expect(body).not.toContain("noindex");
  expect(body).toContain('<meta property="og:url" content="https://melden.example/">');
  expect(body).toContain('<meta property="og:image" content="https://melden.example/bilder/teilen.png?v=1">');
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(body).toContain('<link rel="alternate" type="application/atom+xml" title="Wissen" href="/wissen/feed.xml">');
});

test("what search engines read as data cannot leave its element", async () => {
  const { body } = await app.inject("/");
  const data = body.split('<script type="application/ld+json">')[1]!.split("</script>")[0]!;
  expect(JSON.parse(data)).toEqual({ "@context": "https://schema.org", "@graph": [{ "@type": "WebSite", name: "</script>" }] });
});

test("everything but the public pages may not be found, and the sitemap names none of it", async () => {
  for (const url of ["/portal/zentrale", "/meldungen", "/api/nichts"])
    expect((await app.inject(url)).headers["x-robots-tag"]).toBe("noindex");
  expect((await app.inject("/gibt-es-nicht")).body).toContain('<meta name="robots" content="noindex">');
  const { body, headers } = await app.inject("/sitemap.xml");
  expect(headers["content-type"]).toContain("application/xml");
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    "https://melden.example/",
    "https://melden.example/pruefen",
    "https://melden.example/kontakt",
    "https://melden.example/status",
    "https://melden.example/schnittstelle",
    "https://melden.example/schnittstelle/strukturen",
  ]);
  expect(body).toContain("<loc>https://melden.example/</loc><lastmod>2026-03-17</lastmod>");
});

test("the page that checks an export is the only public one with a script, its own", async () => {
  const scripts = async (url: string) => {
    const { body, headers } = await app.inject(url);
    return { loaded: [...body.matchAll(/<script[^>]*src="([^"]*)"/g)].map(([, src]) => src), policy: headers["content-security-policy"] };
  };
  const [start, check] = [await scripts("/"), await scripts("/pruefen")];
  expect([start.loaded, check.loaded]).toEqual([[], ["/assets/check.js"]]);
  expect(start.policy).not.toContain("script-src");
  expect(check.policy).toContain("script-src 'self';");
});

test("the feed of the articles is found at its address", async () => {
  const { body, headers } = await app.inject("/wissen/feed.xml");
  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(body).toBe("<feed>https://melden.example</feed>");
});

/** Reads robots.txt as crawlers do (RFC 9309): the rules are beginnings, "$" is the end. */
function closes(robots: string, path: string): boolean {
  return [...robots.matchAll(/^Disallow: (.+)$/gm)].some(([, rule = ""]) =>
    rule.endsWith("$") ? path === rule.slice(0, -1) : path.startsWith(rule),
  );
}

test.each<[string, boolean]>([
  ["/", false],
  ["/kontakt", false],
  ["/wissen/fristen", false],
  ["/bilder/teilen.png", false],
  ["/meldungen", true],
  ["/meldungen/7", true],
  ["/meldungen?status=neu", true],
  ["/portal/zentrale", true],
  ["/portal", true],
  ["/api/users", true],
  ["/postfach", true],
])("crawlers are asked to stay away from %s: %s", async (path, closed) => {
  const { body, headers } = await app.inject("/robots.txt");
  expect(headers["content-type"]).toContain("text/plain");
  expect(closes(body, path)).toBe(closed);
  expect(body).toContain("Sitemap: https://melden.example/sitemap.xml");
});

test("pictures stay for ever under an address with their content's hash, and for a day without", async () => {
  const named = await app.inject("/bilder/teilen.png?v=1");
  expect(named.body).toBe("picture");
  expect(named.headers).toMatchObject({ "content-type": "image/png", "cache-control": "public, max-age=31536000, immutable" });
  expect((await app.inject("/bilder/teilen.png")).headers["cache-control"]).toBe("public, max-age=86400");
  for (const url of ["/bilder/nichts.png", "/bilder/..%2ffavicon.svg"]) expect((await app.inject(url)).statusCode).toBe(404);
});

test.each([
  ["/favicon.svg", "image/svg+xml; charset=utf-8"],
  ["/favicon.ico", "image/vnd.microsoft.icon"],
  ["/apple-touch-icon.png", "image/png"],
  ["/hinweiszentrale-oeffnen.mjs", "text/javascript; charset=utf-8"],
])("%s is there for whoever asks without having read a page", async (url, type) => {
  expect((await app.inject(url)).headers["content-type"]).toBe(type);
});

test("no answer with the contact form is kept: each has a stamp of its own", async () => {
  const { body, headers } = await app.inject("/kontakt");
  expect(body).toContain('kontakt "sent"');
  expect(headers["cache-control"]).toBe("private, no-cache");
});

test("the status page says the present: what it was told holds for seconds, and without the database it comes and says so", async () => {
  const page = await app.inject("/status");
  expect([page.statusCode, page.headers["cache-control"], page.headers["x-robots-tag"]]).toEqual([200, "public, max-age=15", "all"]);
  expect(page.body).toContain('status {"measured":null');
  let asked = 0;
  const away = await startPages(dist, "kaputt", {}, { status: () => Promise.reject(new Error(`Die Datenbank ist weg (${++asked})`)) });
  const answers = await Promise.all(["/status", "/status", "/status"].map((url) => away.inject(url)));
  for (const { statusCode, headers, body } of answers) {
    expect([statusCode, headers["cache-control"]]).toEqual([503, "no-store"]);
    expect(body).toContain("status null");
  }
  expect(asked).toBe(1);
});

test("where weaknesses are reported is said where an operator is named, and holds for less than a year from whenever it is read", async () => {
  const at = "/.well-known/security.txt";
  const named = await startPages(dist, null, { name: "Muster GmbH", email: "hilfe@muster.example" });
  const before = Date.now();
  const { body, headers } = await named.inject(at);
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
  const [contact, expires, ...others] = body.split("\n");
  expect(contact).toBe("Contact: mailto:hilfe@muster.example");
  expect(others).toEqual(["Preferred-Languages: de, en", `Canonical: https://melden.example${at}`, ""]);
  // RFC 3339, as RFC 9116 asks for.
  expect(expires).toMatch(/^Expires: \d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (Date.parse(expires!.slice("Expires: ".length)) - before) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);

  // Nobody would read what is sent there.
  for (const runs of [{ name: null }, { name: "Muster GmbH", email: "support@localhost" }])
    expect((await (await startPages(dist, null, runs)).inject(at)).statusCode).toBe(404);
});
