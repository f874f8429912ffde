import type { ChannelLogo } from "@hz/contract/channels/channels";
import { fontsFor } from "../../shared/pdf/fonts.ts";
import { makePoster, type Poster } from "./make-poster.ts";

/** The largest logo on a poster, in points. */
const [LOGO_WIDTH, LOGO_HEIGHT] = [220, 60];

/** A poster as PDF. Throws where the fonts or the logo cannot be loaded. */
export async function posterPdf(poster: Omit<Poster, "logo">, logo: ChannelLogo | null): Promise<Blob> {
  const [fonts, picture] = await Promise.all([fontsFor(JSON.stringify(poster)), logo && asJpeg(logo)]);
  return makePoster({ ...poster, logo: picture }, fonts);
}

/**
 * PDF knows no WebP, and a PNG would be unpacked by a worker made of text, which our policy refuses. On paper a
 * transparent ground is white.
 */
async function asJpeg({ address, width, height }: ChannelLogo): Promise<NonNullable<Poster["logo"]>> {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${reply.status}: ${address}`);
  const bitmap = await createImageBitmap(await reply.blob());
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(bitmap, 0, 0);
  const jpeg = new Uint8Array(await (await canvas.convertToBlob({ type: "image/jpeg", quality: 0.97 })).arrayBuffer());
  const scale = Math.min(LOGO_WIDTH / width, LOGO_HEIGHT / height);
  return { jpeg, width: width * scale, height: height * scale };
}
