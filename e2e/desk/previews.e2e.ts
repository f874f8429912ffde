import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import Pdf from "pdfkit";
import { channelAddress, signIn } from "../helpers/by-contract.ts";
import { goToReport } from "../helpers/handler.ts";
import { look } from "../helpers/look.ts";
import { DESKTOP, expect, PHONE, test } from "../helpers/people.ts";
import { png } from "../helpers/png.ts";
import { DEMO } from "../helpers/product.ts";
import { submitReport } from "../helpers/report-by-contract.ts";

type Made = { name: string; mimeType: string; buffer: Buffer };

/** A PDF of some pages with a text each, in a typeface that it does not bring along, and a picture. */
async function pdf(name: string, pages: number, options: PDFKit.PDFDocumentOptions = {}): Promise<Made> {
  const made = new Pdf({ size: "A4", autoFirstPage: false, ...options });
  for (let page = 1; page <= pages; page++) {
    made.addPage();
    made.fontSize(28).text(`Rechnung Blatt ${page}`, 72, 72);
    made.fontSize(12).text("Beratung ohne Leistung: 12.400,00 EUR, bezahlt in bar an Herrn K.", 72, 130);
    if (page === 1) made.image(png(40, 20), 72, 200, { width: 240 });
  }
  made.end();
  return { name, mimeType: "application/pdf", buffer: await buffer(made) };
}

/** A second of silence. What a file is goes by its bytes: a name with the ending WAV is not taken. */
function sound(name: string): Made {
  const [rate, head] = [8000, Buffer.alloc(44)];
  head.write("RIFF", 0);
  head.writeUInt32LE(36 + rate, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write("data", 36);
  head.writeUInt32LE(rate, 40);
  return { name, mimeType: "video/mp4", buffer: Buffer.concat([head, Buffer.alloc(rate, 128)]) };
}

/** Some frames, recorded in a browser as a phone would. */
async function film(page: Page, name: string): Promise<Made> {
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [64, 48];
    const pen = canvas.getContext("2d")!;
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: "video/webm;codecs=vp8" });
    const pieces: Blob[] = [];
    recorder.ondataavailable = ({ data }) => void pieces.push(data);
    const ended = new Promise((resolve) => (recorder.onstop = resolve));
    recorder.start();
    for (let frame = 0; frame < 12; frame++) {
      pen.fillStyle = frame % 2 ? "red" : "blue";
      pen.fillRect(0, 0, 64, 48);
      await new Promise(requestAnimationFrame);
    }
    recorder.stop();
    await ended;
    const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  });
  return { name, mimeType: "video/mp4", buffer: Buffer.from(base64, "base64") };
}

/** Sends the files as a report and opens it at the desk. */
async function shownAtDesk(desk: Page, address: string, files: Made[]): Promise<void> {
  const title = `Belege ${randomUUID().slice(0, 8)}`;
  const report = await submitReport(address, { title, description: "Die Belege liegen bei.", files });
  await goToReport(desk, report, title);
}

test("a PDF file is read in a frame of its own, page by page, with its text", async ({ person }, info) => {
  const handler = await person();
  const desk = handler.page;
  await signIn(desk, DEMO, null);
  const address = await channelAddress(handler.page);
  await shownAtDesk(desk, address, [
    await pdf("Rechnung.pdf", 12),
    await pdf("Gesperrt.pdf", 1, { userPassword: "geheim", pdfVersion: "1.7" }),
    { name: "Kaputt.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\nnichts") },
  ]);
  const asked: string[] = [];
  desk.on("request", (request) => void asked.push(request.url()));
  await desk.getByRole("button", { name: "Rechnung.pdf ansehen" }).click();
  const frame = desk.getByRole("dialog", { name: "Rechnung.pdf" }).frameLocator("iframe");
  const page = (number: number) => frame.getByRole("region", { name: `Seite ${number} von 12` });

  await test.step("its pages stand below each other, drawn where they are near, with text that can be marked", async () => {
    await expect(page(1).getByText("Rechnung Blatt 1")).toBeAttached();
    await expect(page(12).locator("canvas")).toHaveCount(0);
    await page(12).scrollIntoViewIfNeeded();
    await expect(page(12).getByText("Rechnung Blatt 12")).toBeAttached();
    await expect(page(1).locator("canvas")).toHaveCount(0);
    await page(1).scrollIntoViewIfNeeded();
    await expect(page(1).getByText("bezahlt in bar an Herrn K.")).toBeAttached();
  });

  await test.step("what stands there is drawn: a picture in red and blue, and letters of a typeface that was left out", async () => {
    const drawn = (canvas: HTMLCanvasElement) => {
      const pen = canvas.getContext("2d")!;
      const unit = canvas.width / 595.28;
      const at = (x: number, y: number) => Array.from(pen.getImageData(Math.round(x * unit), Math.round(y * unit), 1, 1).data.slice(0, 3));
      const line = pen.getImageData(Math.round(72 * unit), Math.round(72 * unit), Math.round(240 * unit), Math.round(28 * unit)).data;
      return { left: at(100, 240), right: at(290, 240), ink: line.some((value, index) => index % 4 === 0 && value < 60) };
    };
    // The text of a page is there before its drawing is.
    await expect.poll(() => page(1).locator("canvas").evaluate(drawn)).toEqual({ left: [255, 0, 0], right: [0, 0, 255], ink: true });
    expect(asked.some((url) => /Foxit|Liberation/.test(url))).toBe(true);
  });

  await test.step("it fits the dialog, or stands in its own size", async () => {
    const width = () => page(1).evaluate((one) => Math.round(one.getBoundingClientRect().width));
    await look(desk, "preview-pdf", info, { withoutRules: ["frame-tested"] });
    await desk.setViewportSize(PHONE);
    await expect.poll(width).toBeLessThan(PHONE.width);
    await desk.getByRole("button", { name: "Originalgröße" }).click();
    await expect.poll(width).toBe(794);
    await page(5).scrollIntoViewIfNeeded();
    await desk.getByRole("button", { name: "Einpassen" }).click();
    await expect.poll(width).toBeLessThan(PHONE.width);
    await expect(page(5)).toBeInViewport();
    await desk.setViewportSize(DESKTOP);
  });

  await test.step("Escape closes it from inside", async () => {
    await page(1).click();
    await desk.keyboard.press("Escape");
    await expect(desk.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("one with a password and a broken one are said to be", async () => {
    await desk.getByRole("button", { name: "Gesperrt.pdf ansehen" }).click();
    await expect(desk.getByText("ist mit einem Kennwort geschützt")).toBeVisible();
    await desk.getByRole("button", { name: "Nächste Datei" }).click();
    await expect(desk.getByText("Vorschau nicht möglich")).toBeVisible();
    await expect(desk.getByText("Angezeigt werden Bilder, PDF-Dateien, Texte")).toBeVisible();
  });
});

test("of a long text the beginning is shown, and that it is only that", async ({ person }, info) => {
  const handler = await person();
  const desk = handler.page;
  await signIn(desk, DEMO, null);
  const text = (name: string, bytes: number) => ({
    name,
    mimeType: "text/plain",
    buffer: Buffer.from("Der Wachmann kam um acht.\n".repeat(bytes / 26)),
  });
  await shownAtDesk(desk, await channelAddress(handler.page), [text("Kurz.txt", 26_000), text("Lang.txt", 1_300_000)]);
  const cut = desk.getByText("Gezeigt wird nur der Anfang (1 MB). Laden Sie die Datei herunter, um sie ganz zu lesen.");
  const shown = (name: string) => desk.getByRole("dialog", { name }).frameLocator("iframe").getByText("Der Wachmann kam um acht.").first();
  await desk.getByRole("button", { name: "Kurz.txt ansehen" }).click();
  await expect(shown("Kurz.txt")).toBeVisible();
  await expect(cut).toBeHidden();
  await desk.getByRole("button", { name: "Nächste Datei" }).click();
  await expect(shown("Lang.txt")).toBeVisible();
  await expect(cut).toBeVisible();
  await look(desk, "preview-cut", info, { withoutRules: ["frame-tested"] });
});

test("sound and video are played in the frame", async ({ person }, info) => {
  const [handler, reporter] = [await person(), await person()];
  const desk = handler.page;
  await signIn(desk, DEMO, null);
  const address = await channelAddress(handler.page);
  await shownAtDesk(desk, address, [sound("Anruf.mp4"), await film(reporter.page, "Lager.mp4")]);

  await desk.getByRole("button", { name: "Anruf.mp4 ansehen" }).click();
  const audio = desk.getByRole("dialog", { name: "Anruf.mp4" }).frameLocator("iframe").locator("audio");
  await expect.poll(() => audio.evaluate((one: HTMLAudioElement) => one.duration)).toBe(1);
  await look(desk, "preview-audio", info, { withoutRules: ["frame-tested"] });

  await desk.getByRole("button", { name: "Nächste Datei" }).click();
  const video = desk.getByRole("dialog", { name: "Lager.mp4" }).frameLocator("iframe").locator("video");
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBe(64);
  const played = await video.evaluate(async (one: HTMLVideoElement) => {
    one.muted = true;
    await one.play();
    // So short a film may have ended by now, and then is paused.
    return one.played.length > 0 || !one.paused;
  });
  expect(played).toBe(true);
  await look(desk, "preview-video", info, { withoutRules: ["frame-tested"] });
});
