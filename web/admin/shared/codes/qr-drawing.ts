import { encode } from "uqr";

const QUIET_ZONE = 4;
/** Printers and layout programs get at least so many points. */
const PNG_POINTS = 1200;

/** The squares of a text's QR code, row by row, with the light frame that cameras need. */
export const qrRows = (text: string): boolean[][] => encode(text, { ecc: "M", border: QUIET_ZONE }).data;

/** One dark run of squares in a row. */
export type Run = { x: number; y: number; width: number };

/** The dark runs of the rows: few shapes without seams between them. */
export function runsOf(rows: boolean[][]): Run[] {
  return rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [{ x, y, width: (end < 0 ? row.length : end) - x }];
    }),
  );
}

/** What stands under a printed code, to compare: what it is, and the account's fingerprint. Measured in squares of the code. */
export type QrFoot = { label: string; fingerprint: string };
const FOOT = { label: 1.6, fingerprint: 2, gap: 0.8 };
const FOOT_HEIGHT = FOOT.label + FOOT.fingerprint + 3 * FOOT.gap;

/** The QR code as an SVG file; `foot` stands under it. */
export function qrSvg(text: string, title: string, foot: QrFoot): string {
  const rows = qrRows(text);
  const path = runsOf(rows)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join("");
  const escape = (words: string) => words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const height = rows.length + FOOT_HEIGHT;
  const line = (words: string, y: number, size: number, family: string) =>
    `<text x="${rows.length / 2}" y="${y}" font-size="${size}" font-family="${family}" text-anchor="middle" fill="#000">${escape(words)}</text>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${rows.length} ${height}" ` +
    `width="${rows.length * 8}" height="${height * 8}" shape-rendering="crispEdges"><title>${escape(title)}</title>` +
    `<rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="#000"/>` +
    line(foot.label, rows.length + FOOT.label, FOOT.label, "sans-serif") +
    line(foot.fingerprint, rows.length + FOOT.label + FOOT.gap + FOOT.fingerprint, FOOT.fingerprint, "monospace") +
    "</svg>\n"
  );
}

/** The QR code as a PNG file, each square of the same whole number of points; `foot` stands under it. */
export async function qrPng(text: string, foot: QrFoot): Promise<Blob> {
  const rows = qrRows(text);
  const scale = Math.ceil(PNG_POINTS / rows.length);
  const canvas = new OffscreenCanvas(rows.length * scale, Math.ceil((rows.length + FOOT_HEIGHT) * scale));
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = "#000000";
  for (const { x, y, width } of runsOf(rows)) pen.fillRect(x * scale, y * scale, width * scale, scale);
  pen.textAlign = "center";
  const write = (words: string, y: number, size: number, family: string) => {
    pen.font = `${size * scale}px ${family}`;
    pen.fillText(words, canvas.width / 2, y * scale, canvas.width);
  };
  write(foot.label, rows.length + FOOT.label, FOOT.label, "sans-serif");
  write(foot.fingerprint, rows.length + FOOT.label + FOOT.gap + FOOT.fingerprint, FOOT.fingerprint, "monospace");
  return canvas.convertToBlob({ type: "image/png" });
}
