import { encode } from "uqr";

const QUIET_ZONE = 4;
/** Printers and layout programs get at least so many points. */
const PNG_POINTS = 1200;

/** Takes a text and gives the squares of its QR code, row by row, with the light frame that cameras need. */
export const qrRows = (text: string): boolean[][] => encode(text, { ecc: "M", border: QUIET_ZONE }).data;

/** One dark run of squares in a row. */
export type Run = { x: number; y: number; width: number };

/** Takes rows and gives their dark runs: few shapes without seams between them. */
export function runsOf(rows: boolean[][]): Run[] {
  return rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [{ x, y, width: (end < 0 ? row.length : end) - x }];
    }),
  );
}

/** Takes a text and its title and gives the QR code as an SVG file. */
export function qrSvg(text: string, title: string): string {
  const rows = qrRows(text);
  const path = runsOf(rows)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join("");
  const escaped = title.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${rows.length}" ` +
    `width="${rows.length * 8}" height="${rows.length * 8}" shape-rendering="crispEdges"><title>${escaped}</title>` +
    `<rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#000"/></svg>\n`
  );
}

/** Takes a text and gives the QR code as a PNG file, each square of the same whole number of points. */
export async function qrPng(text: string): Promise<Blob> {
  const rows = qrRows(text);
  const scale = Math.ceil(PNG_POINTS / rows.length);
  const canvas = new OffscreenCanvas(rows.length * scale, rows.length * scale);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000000";
  for (const { x, y, width } of runsOf(rows)) pen.fillRect(x * scale, y * scale, width * scale, scale);
  return canvas.convertToBlob({ type: "image/png" });
}
