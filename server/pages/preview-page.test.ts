import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
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

test.each([
  ["/vorschau", "preview();"],
  ["/vorschau/pdf", "pdf();"],
])("the frame %s that shows a file is one page with one script, named by its hash", async (url, script) => {
  const { body, headers } = await app.inject(url);
  const hash = createHash("sha256").update(script).digest("base64");
  expect(headers["content-security-policy"]).toContain(`script-src 'sha256-${hash}'`);
  expect(headers["content-security-policy"]).toContain("sandbox allow-scripts");
  expect(body).toContain(`<script type="module">${script}</script>`);
  expect(body).not.toContain("src=");
});

test("the reader of PDF files, which is large, goes over the wire packed and once", async () => {
  const { headers, rawPayload } = await app.inject({ url: "/vorschau/pdf", headers: { "accept-encoding": "br" } });
  expect(headers).toMatchObject({ "content-encoding": "br", "cache-control": "no-cache", vary: "accept-encoding" });
  expect(brotliDecompressSync(rawPayload).toString()).toContain("pdf();");
  const again = await app.inject({ url: "/vorschau/pdf", headers: { "if-none-match": headers.etag as string } });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
  expect((await app.inject({ url: "/vorschau/pdf", headers: { "if-none-match": '"old"' } })).statusCode).toBe(200);
});
