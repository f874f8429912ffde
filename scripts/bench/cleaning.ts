import { paths } from "@hz/contract/paths";
import type { Page } from "@playwright/test";
import { tellingTiff } from "../../web/testing/telling-files.ts";
import { openBrowser } from "./browser.ts";
import { type Figure, median } from "./figures.ts";
import { ORDINARY_SUFFIX } from "./product.ts";

const RUNS = 5;
const PAGES = 50;

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A photo of 12 megapixels, as large as a phone's, with what a phone writes into it. */
async function photo(page: Page): Promise<Chosen> {
  const plain = Buffer.from(
    await page.evaluate(async () => {
      const canvas = new OffscreenCanvas(4000, 3000);
      const context = canvas.getContext("2d")!;
      for (let at = 0; at < 60_000; at++) {
        context.fillStyle = `hsl(${at % 360} 50% ${20 + (at % 60)}%)`;
        context.fillRect((at * 7919) % 4000, (at * 104_729) % 3000, 24, 18);
      }
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 })).arrayBuffer());
      return bytes.reduce((text, byte) => text + String.fromCharCode(byte), "");
    }),
    "latin1",
  );
  const exif = Buffer.concat([Buffer.from("Exif\0\0", "latin1"), tellingTiff()]);
  const head = Buffer.from([0xff, 0xe1, (exif.length + 2) >>> 8, (exif.length + 2) & 0xff]);
  return { name: "foto.jpg", mimeType: "image/jpeg", buffer: Buffer.concat([plain.subarray(0, 2), head, exif, plain.subarray(2)]) };
}

/** A PDF of 50 printed pages, each with a picture of its own. */
async function printed(page: Page): Promise<Chosen> {
  await page.evaluate((pages) => {
    const words = "Der Lieferschein fehlt, die Ware wurde trotzdem bezahlt. ".repeat(40);
    document.body.replaceChildren(
      ...Array.from({ length: pages }, (_, number) => {
        const sheet = document.createElement("section");
        sheet.style.breakAfter = "page";
        const canvas = document.createElement("canvas");
        Object.assign(canvas, { width: 600, height: 300 });
        const context = canvas.getContext("2d")!;
        context.fillStyle = `hsl(${number * 7} 60% 50%)`;
        context.fillRect(number, number, 400, 200);
        sheet.append(`Seite ${number + 1}. ${words}`, canvas);
        return sheet;
      }),
    );
  }, PAGES);
  return { name: "akte.pdf", mimeType: "application/pdf", buffer: await page.pdf({ format: "A4" }) };
}

/** From a file's choice until the form says what was taken out of it, in ms, with the program for it still to be loaded. */
async function cleaned(url: string, file: Chosen): Promise<number> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ locale: "de-DE" });
    await page.goto(url + paths.portalForm(ORDINARY_SUFFIX));
    await page.locator("#files:enabled").waitFor({ state: "attached" });
    const took = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let began = 0;
          document.addEventListener("change", () => (began = performance.now()), { capture: true, once: true });
          new MutationObserver((_, observer) => {
            // The choice between both is there when one of them is cleaned.
            if (!document.querySelector(".file-details input[type=radio]")) return;
            observer.disconnect();
            resolve(performance.now() - began);
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.locator("#files").setInputFiles(file);
    return await took;
  } finally {
    await browser.close();
  }
}

/** What it takes a browser to draw the photo and pack it anew: how services clean that do not know the format. */
async function redrawn(page: Page, { buffer }: Chosen): Promise<number> {
  return page.evaluate(async (text) => {
    const photo = new Blob([Uint8Array.from(text, (sign) => sign.charCodeAt(0))]);
    const began = performance.now();
    const bitmap = await createImageBitmap(photo);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext("2d")!.drawImage(bitmap, 0, 0);
    await canvas.convertToBlob({ type: "image/jpeg", quality: 0.92 });
    return performance.now() - began;
  }, buffer.toString("latin1"));
}

/** The cleaning of files in the form, on an address of the product. */
export async function cleaning(url: string): Promise<Figure[]> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const [picture, text] = [await photo(page), await printed(page)];
  const others: number[] = [];
  for (let run = 0; run < RUNS; run++) others.push(await redrawn(page, picture));
  await browser.close();
  const often = async (file: Chosen) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await cleaned(url, file));
    return median(times);
  };
  const megabytes = (file: Chosen) => `${(file.buffer.length / 1e6).toFixed(1)} MB`;
  return [
    {
      name: `photo of 12 megapixels, ${megabytes(picture)}: chosen to cleaned`,
      value: `${(await often(picture)).toFixed(0)} ms`,
      bar: "≤ 1000 ms",
      beside: `drawn and packed anew: ${median(others).toFixed(0)} ms`,
    },
    {
      name: `PDF of ${PAGES} pages, ${megabytes(text)}: chosen to cleaned`,
      value: `${(await often(text)).toFixed(0)} ms`,
      bar: "≤ 2000 ms",
    },
  ];
}
