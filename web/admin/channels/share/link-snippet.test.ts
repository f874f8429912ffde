import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { PORTAL_TAB } from "@hz/contract/channels/portal-tab";
import { expect, test } from "vitest";
import { linkSnippet, type PortalLink } from "./link-snippet.ts";

const link: PortalLink = {
  kind: "button",
  address: "https://melden.example/portal/muster?lang=en#k=abc",
  language: "de",
  label: "Hinweis geben",
  title: "Meldestelle der Muster AG",
  ground: "#0b5a4b",
  ink: "#ffffff",
};

test("a button is one link: no script, nothing that is loaded, and the page that it stands on is not told", () => {
  const html = linkSnippet(link);
  expect(html).toMatch(/^<a [^<]*>Hinweis geben<\/a>$/);
  expect(html).toContain('href="https://melden.example/portal/muster?lang=en#k=abc"');
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
  expect(html).toContain("background-color: #0b5a4b; color: #ffffff");
  expect(html).not.toMatch(/src=|url\(|onclick/);
});

test("what stands in a company's name ends no attribute and begins no element", () => {
  const html = linkSnippet({ ...link, label: "<b>Melden</b>", title: `"O'Neill" & <Söhne>`, address: `${link.address}&"<` });
  expect(html).toContain('title="&quot;O&#39;Neill&quot; &amp; &lt;Söhne&gt;"');
  expect(html).toContain(">&lt;b&gt;Melden&lt;/b&gt;</a>");
  expect(html).toContain("&amp;&quot;&lt;");
  expect(html.match(/</g)).toHaveLength(2);
});

test.each(["right", "left"] as const)("a tab at the %s is the same link, with the script by its hash", (kind) => {
  const html = linkSnippet({ ...link, kind });
  expect(html).toContain(`data-portal-tab="${kind}"`);
  expect(html).toContain(`<script src="https://melden.example${PORTAL_TAB.path}"`);
  expect(html).toContain(`integrity="${PORTAL_TAB.integrity}"`);
  expect(html).toContain('crossorigin="anonymous" referrerpolicy="no-referrer"');
});

test("the script is the one that others have loaded by its hash ever since, and is small", () => {
  const bytes = readFileSync(new URL(`../../../brand/public${PORTAL_TAB.path}`, import.meta.url));
  expect(`sha384-${createHash("sha384").update(bytes).digest("base64")}`).toBe(PORTAL_TAB.integrity);
  expect(bytes.length).toBeLessThan(2_500);
  expect(bytes.toString()).not.toMatch(/cookie|storage|fetch|XMLHttp|sendBeacon|import|innerHTML|eval/i);
});
