import Fastify from "fastify";
import { expect, test } from "vitest";
import { answerHeaders, type Face, isHttps, registerHeaders } from "./headers.ts";

const FACES: Face[] = ["site", "portal", "application", "asset", "api"];

function policy(face: Face, styleNonce?: string): Record<string, string> {
  const header = answerHeaders(face, { https: true, ...(styleNonce ? { styleNonce } : {}) })["content-security-policy"];
  const parts = (header ?? "").split("; ").map((part) => part.split(/ (.*)/) as [string, string]);
  return Object.fromEntries(parts);
}

test.each(FACES)("%s: everything is closed that is not opened, and nothing foreign or inline is open", (face) => {
  const rules = policy(face);
  expect(rules).toMatchObject({ "default-src": "'none'", "base-uri": "'none'", "frame-ancestors": "'none'" });
  expect(Object.values(rules).join(" ")).not.toMatch(/https?:|\*|unsafe-inline|'unsafe-eval'/);
});

test("the frame that shows a file runs our script only, reaches nothing, and stands in our own pages alone", () => {
  const header = answerHeaders("preview", { https: true, inline: { script: "'sha256-a'", style: "'sha256-b'" } })[
    "content-security-policy"
  ];
  expect(header!.split("; ").sort()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "img-src blob:",
    "media-src blob:",
    "require-trusted-types-for 'script'",
    "sandbox allow-scripts",
    "script-src 'sha256-a'",
    "style-src 'sha256-b'",
    "trusted-types 'none'",
  ]);
});

test("the frame that shows a PDF file may start its reader besides, and still reaches nothing", () => {
  const header = answerHeaders("pdf", { https: true, inline: { script: "'sha256-a'", style: "'sha256-b'" } })["content-security-policy"];
  expect(header!.split("; ").sort()).toEqual([
    "base-uri 'none'",
    "default-src 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "sandbox allow-scripts",
    "script-src 'sha256-a' 'wasm-unsafe-eval'",
    "style-src 'sha256-b'",
    "trusted-types pdf-reader",
    "worker-src blob:",
  ]);
});

test("the public pages run no script at all", () => {
  expect(policy("site")).toMatchObject({ "trusted-types": "'none'", "require-trusted-types-for": "'script'" });
  expect(policy("site")).not.toHaveProperty("script-src");
});

test.each(["site", "site-script", "portal", "application", "preview", "pdf", "card"] as const)(
  "%s: browsers load scripts by a hash only",
  (face) => expect(answerHeaders(face, { https: true })["integrity-policy"]).toBe("blocked-destinations=(script)"),
);

test.each([
  [
    "Safari on an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    false,
  ],
  [
    "Chrome on an iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0.0.0 Mobile/15E148 Safari/604.1",
    false,
  ],
  ["WebKitGTK", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/60.5 Safari/605.1.15", false],
  ["Chrome", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36", true],
  ["Tor Browser", "Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0", true],
  ["no name at all", "", true],
])("%s is told to load scripts by a hash only where it can do that", async (_, agent, isTold) => {
  const app = Fastify();
  registerHeaders(app, "https://melden.example", () => false);
  app.get("/portal", (_request, reply) => reply.headers(answerHeaders("portal", { https: true })).send(""));
  const { headers } = await app.inject({ url: "/portal", headers: { "user-agent": agent } });
  expect("integrity-policy" in headers).toBe(isTold);
});

test("the frame of the payment provider's script alone asks for no hash: that script has none that stays", () => {
  const frame = (hasProvider: boolean) => answerHeaders("card", { https: true, cardFrame: { holder: "", hasProvider } });
  expect([frame(false), frame(true)].map((headers) => "integrity-policy" in headers)).toEqual([true, false]);
});

test.each(["portal", "application", "card"] as const)(
  "%s: the import map is let in by its hash, and nothing else that is inline",
  (face) => {
    const rules = answerHeaders(face, { https: true, importMapHash: "sha256-m" })["content-security-policy"]!.split("; ");
    expect(rules.find((rule) => rule.startsWith("script-src"))).toMatch(/^script-src 'self' 'sha256-m'( 'wasm-unsafe-eval')?$/);
  },
);

test("the one public page with a script runs ours only, and makes no HTML of texts", () => {
  expect(policy("site-script")).toEqual({ ...policy("site"), "script-src": "'self'" });
});

test("the portal runs our scripts without WebAssembly", () => {
  expect(policy("portal")).toMatchObject({ "script-src": "'self'", "style-src": "'self'", "connect-src": "'self'" });
  expect(policy("portal")).toMatchObject({ "require-trusted-types-for": "'script'", "trusted-types": "'none'" });
});

test("the application may compile WebAssembly and style by its nonce only", () => {
  const rules = policy("application", "bm9uY2U=");
  expect(rules["script-src"]).toBe("'self' 'wasm-unsafe-eval'");
  expect(rules["style-src"]).toBe("'self' 'nonce-bm9uY2U='");
  expect(rules).toMatchObject({ "trusted-types": "default ProseMirrorClipboard", "require-trusted-types-for": "'script'" });
});

test("a worker's own file allows what the worker does", () => {
  expect(policy("asset")).toMatchObject({ "script-src": "'self' 'wasm-unsafe-eval'", "connect-src": "'self'" });
});

test.each(FACES)("%s: nothing leaks to other sites and types are not guessed", (face) => {
  expect(answerHeaders(face, { https: false })).toMatchObject({
    // To other sites both say nothing.
    "referrer-policy": face === "site" ? "same-origin" : "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "same-origin",
  });
});

test.each(["preview", "pdf"] as const)("%s: a frame without an origin may be shown, by pages of ours alone", (face) => {
  const headers = answerHeaders(face, { https: true });
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
});

test("browsers are told to insist on https only where there is https", () => {
  expect(answerHeaders("portal", { https: true })).toHaveProperty("strict-transport-security");
  expect(answerHeaders("portal", { https: false })).not.toHaveProperty("strict-transport-security");
});

test.each([
  ["site", "public, max-age=300"],
  ["portal", "no-store"],
  ["application", "no-store"],
  ["asset", "public, max-age=31536000, immutable"],
  ["api", "no-store"],
] as const)("%s is kept by browsers as: %s", (face, value) => {
  expect(answerHeaders(face, { https: true })["cache-control"]).toBe(value);
});

test.each(["site", "site-script", "portal", "application", "preview", "pdf", "card", "asset", "api"] as const)(
  "%s: only whoever reports may be heard, and nobody is seen or located",
  (face) =>
    expect(answerHeaders(face, { https: true })["permissions-policy"]).toBe(
      `camera=(), microphone=(${face === "portal" ? "self" : ""}), geolocation=(), payment=(), usb=()`,
    ),
);

test("every answer of a call carries the closed policy, a failed one too", async () => {
  const app = Fastify();
  registerHeaders(app, "https://melden.example", () => false);
  app.get("/api/good", async () => ({}));
  app.get("/api/bad", async () => Promise.reject(new Error("kaputt")));
  for (const url of ["/api/good", "/api/bad", "/api/gone"]) {
    const { headers } = await app.inject(url);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(headers["strict-transport-security"]).toBeDefined();
  }
});

test.each([
  ["https://melden.example", false, "max-age=31536000"],
  ["https://melden.example", true, "max-age=31536000; includeSubDomains"],
  ["http://melden.example", true, undefined],
] as const)("at %s, with names below it to be included: %s, calls and pages say: %s", async (publicUrl, hstsSubdomains, said) => {
  const app = Fastify();
  registerHeaders(app, publicUrl, () => hstsSubdomains);
  app.get("/api/good", async () => ({}));
  app.get("/page", async (_request, reply) => reply.headers(answerHeaders("portal", { https: isHttps(publicUrl) })).send("x"));
  for (const url of ["/api/good", "/page", "/api/gone"])
    expect((await app.inject(url)).headers["strict-transport-security"], url).toBe(said);
});

test("the application's pages know no payment provider: the card field's own origin may be framed, and that is all", () => {
  const page = (facts: object) => answerHeaders("application", { https: true, styleNonce: "bm9uY2U=", ...facts });
  const framed = page({ cardOrigin: "https://zahlung.example" })["content-security-policy"]!.split("; ");
  const plain = page({})["content-security-policy"]!.split("; ");
  expect(framed.filter((rule) => !plain.includes(rule))).toEqual(["frame-src 'self' https://zahlung.example"]);
  expect(plain.filter((rule) => !framed.includes(rule))).toEqual(["frame-src 'self'"]);
  expect(framed).toEqual(expect.arrayContaining(["require-trusted-types-for 'script'", "script-src 'self' 'wasm-unsafe-eval'"]));
  // The provider's frames refuse to stand in an isolated document; nothing else of the policy gives way.
  const holding = page({ cardOrigin: "https://zahlung.example", holdsProvider: true });
  expect(holding["content-security-policy"]).toBe(framed.join("; "));
  expect([page({})["cross-origin-embedder-policy"], holding["cross-origin-embedder-policy"]]).toEqual(["require-corp", "unsafe-none"]);
});

test("the card field's frame stands in the product's pages alone and runs the provider's script only where there is one", () => {
  const frame = (hasProvider: boolean) =>
    answerHeaders("card", { https: true, cardFrame: { holder: "https://melden.example", hasProvider } });
  expect(frame(true)["content-security-policy"]!.split("; ").sort()).toEqual([
    "base-uri 'none'",
    "connect-src https://api.stripe.com",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors https://melden.example",
    "frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    "style-src 'self' 'unsafe-inline'",
  ]);
  expect(frame(false)["content-security-policy"]!.split("; ").sort()).toEqual([
    "base-uri 'none'",
    "connect-src 'self'",
    "default-src 'none'",
    "font-src 'self'",
    "form-action 'none'",
    "frame-ancestors https://melden.example",
    "require-trusted-types-for 'script'",
    "script-src 'self'",
    "style-src 'self'",
    "trusted-types 'none'",
  ]);
  expect(frame(true)).toMatchObject({ "cross-origin-embedder-policy": "unsafe-none", "cross-origin-resource-policy": "cross-origin" });
  expect(frame(false)).toMatchObject({ "cross-origin-embedder-policy": "require-corp", "cross-origin-resource-policy": "cross-origin" });
});
