// The pictures that are drawn, not photographed: what stands beside a shared link, and the mark for tabs and home screens.
import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";

type Drawing = { file: string; bytes: Buffer; /** The kind of page that shares it. */ shares?: string };

const favicon = await readFile(new URL("../web/brand/public/favicon.svg", import.meta.url), "utf8");
/** The mark at a size in white. */
const mark = (size: number) => favicon.replace("<svg", `<svg width="${size}" height="${size}"`).replace(/fill="#\w+"/, 'fill="#fff"');

/** What stands in large letters on the picture of a kind of page. */
const CARDS = {
  start: { title: "Hinweise, die nur Ihre Meldestelle lesen kann.", line: "Interner Meldekanal nach dem Hinweisgeberschutzgesetz" },
  knowledge: { title: "Wissen zum Hinweisgeberschutzgesetz", line: "Pflichten, Fristen und Verfahren, verständlich erklärt" },
  contact: { title: "Sprechen Sie mit uns.", line: "Fragen, Demo-Termin, Einführung" },
};

const card = ({ title, line }: { title: string; line: string }, font: string) => `<!doctype html><style>
@font-face { font-family: S; font-weight: 200 900; src: url(data:font/woff2;base64,${font}) }
* { margin: 0; box-sizing: border-box }
body { display: grid; grid-template-rows: auto 1fr auto; width: 1200px; height: 630px; padding: 72px 80px; background: #0b5a4b; color: #fff; font-family: S }
header { display: flex; align-items: center; gap: 20px; font-size: 38px; font-weight: 700 }
h1 { align-self: center; max-width: 15em; font-size: 82px; font-weight: 700; line-height: 1.08; letter-spacing: -.02em; text-wrap: balance }
p { font-size: 34px; color: #c9e6dd }
.large { position: absolute; right: -70px; bottom: -120px; opacity: .09 }
</style><header>${mark(60)}Hinweiszentrale</header><h1>${title}</h1><p>${line}</p><div class="large">${mark(560)}</div>`;

const tile = (size: number, radius: number) =>
  `<!doctype html><style>* { margin: 0 } body { display: grid; place-content: center; width: ${size}px; height: ${size}px; border-radius: ${radius}px; background: #0b5a4b; overflow: hidden }</style>${mark(Math.round(size * 0.7))}`;

/** Every drawn picture under the name of its file. */
export async function drawn(browser: Browser): Promise<Drawing[]> {
  const page = await browser.newPage();
  const picture = async (html: string, width: number, height: number) => {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    await page.evaluate("document.fonts.ready");
    return page.screenshot({ omitBackground: true });
  };
  const font = await readFile(
    new URL("../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2", import.meta.url),
    "base64",
  );
  const drawings: Drawing[] = [];
  for (const [shares, words] of Object.entries(CARDS))
    drawings.push({ file: `teilen-${shares}.png`, bytes: await picture(card(words, font), 1200, 630), shares });
  drawings.push({ file: "apple-touch-icon.png", bytes: await picture(tile(180, 0), 180, 180) });
  drawings.push({ file: "favicon.ico", bytes: asIcon(await picture(tile(32, 7), 32, 32), 32) });
  await page.close();
  return drawings;
}

/** Puts a PNG into the frame of an .ico file: one entry that points at it. */
function asIcon(png: Buffer, size: number): Buffer {
  const frame = Buffer.alloc(22);
  frame.writeUInt16LE(1, 2);
  frame.writeUInt16LE(1, 4);
  frame.writeUInt8(size, 6);
  frame.writeUInt8(size, 7);
  frame.writeUInt16LE(1, 10);
  frame.writeUInt16LE(32, 12);
  frame.writeUInt32LE(png.length, 14);
  frame.writeUInt32LE(frame.length, 18);
  return Buffer.concat([frame, png]);
}
