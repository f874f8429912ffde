import { PORTAL_LANGUAGE_CODES, PORTAL_LANGUAGES } from "@hz/contract/languages";
import { readFileSync, writeFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { afterAll, expect, test, vi } from "vitest";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import { fontsFor } from "../../shared/pdf/fonts.ts";
import { makePoster, type Poster } from "./make-poster.ts";
import { qrRows, qrSvg, runsOf } from "../../shared/codes/qr-drawing.ts";

const root = new URL("../../../../", import.meta.url);
// Type files by the address at which a browser would get them.
vi.stubGlobal(
  "fetch",
  async (path: string) => new Response(new Uint8Array(readFileSync(new URL(path.slice(path.indexOf("node_modules")), root)))),
);
afterAll(() => vi.unstubAllGlobals());

const address = `https://hinweise.muster.example/portal/muster-werke#k=${"aB3-_xYz9".repeat(5).slice(0, 43)}`;
const poster: Poster = {
  texts: ALL_TEXTS.de.poster,
  direction: "ltr",
  company: "Müßig & Söhne „Überland“ AG",
  logo: null,
  color: "#0b5a4b",
  address,
  readable: "hinweise.muster.example/portal/muster-werke",
  fingerprint: "7K2MF 9QWRT 3XC4V B5N6M 8P1LD",
};
const make = async (more: Partial<Poster> = {}) => {
  const made = { ...poster, ...more };
  return Buffer.from(await (await makePoster(made, await fontsFor(JSON.stringify(made)))).arrayBuffer());
};

type Item = { str: string; transform: number[]; width: number };
/** What stands on the poster's page, and where. */
async function itemsOf(pdf: Buffer): Promise<Item[]> {
  const page = await (await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return (items as Item[]).filter(({ str }) => str.trim() !== "");
}

/** Everything stands between the page's margins. */
function expectWithin(items: readonly Item[]): void {
  for (const { transform, width } of items) {
    expect(transform[4]).toBeGreaterThan(53);
    expect(transform[4]! + width).toBeLessThan(542);
    expect(transform[5]).toBeGreaterThan(28);
  }
}

/** Everything a PDF holds, its packed parts opened. */
function opened(pdf: Buffer): string {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n/g)].map(({ index, 0: mark }) => {
    const start = index + mark.length;
    const bytes = pdf.subarray(start, text.indexOf("endstream", start));
    try {
      return inflateSync(bytes).toString("latin1");
    } catch {
      return "";
    }
  });
  return text + streams.join("\n");
}

test.each(PORTAL_LANGUAGE_CODES)(
  "the poster (%s) is one tagged page with title, language and every sign of its own type",
  async (language) => {
    const { poster: texts } = ALL_TEXTS[language];
    const pdf = await make({ texts, direction: PORTAL_LANGUAGES[language].direction });
    if (process.env["HZ_KEEP"]) writeFileSync(`${process.env["HZ_KEEP"]}/poster-${language}.pdf`, pdf);
    const text = opened(pdf);
    expect(text.startsWith("%PDF-1.7")).toBe(true);
    for (const part of [
      "/MarkInfo",
      "/StructTreeRoot",
      "/DisplayDocTitle true",
      `/Lang (${ALL_TEXTS[language].poster.language})`,
      "/FontFile",
    ])
      expect(text).toContain(part);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toMatch(/pdfuaid:part/);
    expect(Buffer.from(text, "latin1").toString("utf8")).toContain("Müßig &#38; Söhne");
    const items = await itemsOf(pdf);
    expectWithin(items);
    const shown = items.map(({ str }) => str).join("");
    expect(shown).not.toContain("[?]");
    for (const word of texts.title.split(" ")) expect(shown).toContain(word);
  },
);

test("what the poster's code shows are the squares of the address with its fragment", async () => {
  const content = opened(await make());
  const rows = qrRows(address);
  const square = (224 - 12) / rows.length;
  // Squares alone are so flat.
  const drawn = [...content.matchAll(/^(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...numbers]) => numbers.map(Number));
  const flat = drawn.filter(([, , , height]) => Math.abs(height! - square) < 0.01);
  const [left, top] = [Math.min(...flat.map(([x]) => x!)), Math.min(...flat.map(([, y]) => y!))];
  const shown = rows.map((row) => row.map(() => false));
  for (const [x, y, width] of flat)
    for (let at = 0; at < Math.round(width! / square); at++)
      shown[4 + Math.round((y! - top) / square)]![4 + Math.round((x! - left) / square) + at] = true;
  expect(shown).toEqual(rows);
});

test("an address that fills three lines, and a long name, still leave one page", async () => {
  const text = opened(
    await make({
      company: "Gesellschaft für allgemeine Überlandversorgung und Abwasserreinigung mbH & Co. KG",
      readable: `hinweise.ueberlandversorgung.example/portal/${"sehr-lange-adresse-".repeat(3)}ab`,
    }),
  );
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("the SVG has the same squares, and a title that ends nothing", () => {
  const svg = qrSvg(address, "Werk <A> & B", { label: "Fingerabdruck & Schlüssel", fingerprint: "7K2MF-9QWRT-3XC4V-B5N6M-8P1LD" });
  expect(svg).toContain("<title>Werk &#60;A&#62; &#38; B</title>");
  const rows = qrRows(address);
  const shown = rows.map((row) => row.map(() => false));
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let at = 0; at < Number(width); at++) shown[Number(y)]![Number(x) + at] = true;
  expect(shown).toEqual(rows);
  expect(runsOf([[true, true, false, true]])).toEqual([
    { x: 0, y: 0, width: 2 },
    { x: 3, y: 0, width: 1 },
  ]);
});
