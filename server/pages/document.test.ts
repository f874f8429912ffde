import { PORTAL_LANGUAGE_CODES, PORTAL_LANGUAGES } from "@hz/contract/languages";
import { expect, test } from "vitest";
import type { Asset } from "./assets.ts";
import { escapeState, renderDocument } from "./document.ts";

const file = (url: string): Asset => ({
  url,
  type: "",
  integrity: `sha384-of-${url}`,
  plain: () => Buffer.alloc(0),
  br: null,
  gzip: null,
});
const none = { styles: [], fonts: [], scripts: [], preloads: [], importMap: null };
const page = { language: "de" as const, title: "Portal", listed: false, assets: none, body: "<main>Hallo</main>" };

test("title and description cannot leave their elements", () => {
  const html = renderDocument({
    ...page,
    title: `</title><script>alert("1")</script>`,
    description: `"><img src=x onerror='alert(1)'>&`,
  });
  expect(html).toContain("<title>&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</title>");
  expect(html).toContain('content="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;"');
});

test.each(["</script><script>alert(1)</script>", "<!--<script>", "\u2028\u2029"])("state survives the way through HTML: %j", (name) => {
  const html = renderDocument({ ...page, state: { name } });
  const inside = html.split('<script type="application/json" id="state">')[1]?.split("</script>")[0] ?? "";
  expect(inside).not.toContain("<");
  expect(JSON.parse(inside)).toEqual({ name });
});

test("a state is only there when given, null included", () => {
  expect(renderDocument(page)).not.toContain('id="state"');
  expect(renderDocument({ ...page, state: null })).toContain('id="state">null</script>');
  expect(escapeState([])).toBe("[]");
});

test("direction follows the language", () => {
  for (const language of PORTAL_LANGUAGE_CODES) {
    const { direction } = PORTAL_LANGUAGES[language];
    expect(renderDocument({ ...page, language })).toContain(`<html lang="${language}" dir="${direction}">`);
  }
});

test("every script and style carries the hash of its file, and nothing is inline", () => {
  const html = renderDocument({
    ...page,
    assets: { ...none, styles: [file("/a.css")], fonts: [file("/f.woff2")], scripts: [file("/b.js")], preloads: [file("/c.js")] },
    early: [file("/t.js")],
  });
  expect(html).toMatch(/<script src="\/t\.js" integrity="sha384-of-\/t\.js" crossorigin><\/script><link rel="stylesheet"/);
  expect(html).toContain('<link rel="stylesheet" href="/a.css" integrity="sha384-of-/a.css">');
  expect(html).toContain('<link rel="modulepreload" href="/c.js" integrity="sha384-of-/c.js">');
  expect(html).toContain('<script type="module" src="/b.js" integrity="sha384-of-/b.js"></script>');
  expect(html).not.toMatch(/<script(?![^>]*(src=|application\/json))|<style|\sstyle=|\son\w+=/);
});

test("what later parts must hash to is said before anything is asked for", () => {
  const importMap = { text: '{"integrity":{}}', hash: "sha256-a" };
  const html = renderDocument({ ...page, assets: { ...none, scripts: [file("/b.js")], preloads: [file("/c.js")], importMap } });
  expect(html).toMatch(/<script type="importmap">\{"integrity":\{\}\}<\/script><link rel="modulepreload" .*<script type="module"/);
});

test("only a listed page may be found by search engines", () => {
  expect(renderDocument(page)).toContain('<meta name="robots" content="noindex">');
  expect(renderDocument({ ...page, listed: true })).not.toContain("noindex");
});

test("scripts of a page that is drawn already do not hold up what draws it", () => {
  const assets = { ...none, scripts: [file("/b.js")], preloads: [file("/c.js")] };
  const html = renderDocument({ ...page, assets, isDrawn: true });
  expect(html).toMatch(/<link rel="modulepreload" href="\/c.js" [^>]*fetchpriority="low">/);
  expect(html).toMatch(/<script type="module" src="\/b.js" [^>]*fetchpriority="low">/);
  expect(html.indexOf("modulepreload")).toBeGreaterThan(html.indexOf("</div>"));
  const undrawn = renderDocument({ ...page, assets });
  expect(undrawn).not.toContain("fetchpriority");
  expect(undrawn.indexOf("modulepreload")).toBeLessThan(undrawn.indexOf("</head>"));
});
