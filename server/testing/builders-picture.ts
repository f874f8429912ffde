import sharp, { type Sharp } from "sharp";

export const WHOLE_PICTURE = { x: 0, y: 0, width: 1, height: 1 };

/** A picture of two halves, red at the left and blue at the right, in any form that `as` gives it; PNG by default. */
export async function aPicture({ width = 300, height = 100, as = (picture: Sharp) => picture.png() } = {}): Promise<Buffer> {
  const half = Math.floor(width / 2);
  const blue = { create: { width: width - half, height, channels: 3 as const, background: "#0000ff" } };
  const red = sharp({ create: { width, height, channels: 3, background: "#ff0000" } });
  // Written out in between: composing comes last in a chain of operations, whatever stands behind it.
  const both = await red
    .composite([{ input: blue, left: half, top: 0 }])
    .png()
    .toBuffer();
  return as(sharp(both)).toBuffer();
}
