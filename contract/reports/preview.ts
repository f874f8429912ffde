// What the case page and the frames that show a file say to each other.

export type PreviewKind = "image" | "text" | "audio" | "video" | "pdf";

/** What the reader of PDF files asks for only where a file needs it: fonts that files leave out, and decoders of scans. */
export const PDF_PARTS = [
  "jbig2.wasm",
  "openjpeg.wasm",
  "qcms_bg.wasm",
  "FoxitDingbats.pfb",
  "FoxitFixed.pfb",
  "FoxitFixedBold.pfb",
  "FoxitFixedBoldItalic.pfb",
  "FoxitFixedItalic.pfb",
  "FoxitSerif.pfb",
  "FoxitSerifBold.pfb",
  "FoxitSerifBoldItalic.pfb",
  "FoxitSerifItalic.pfb",
  "FoxitSymbol.pfb",
  "LiberationSans-Bold.ttf",
  "LiberationSans-BoldItalic.ttf",
  "LiberationSans-Italic.ttf",
  "LiberationSans-Regular.ttf",
] as const;
export type PdfPart = (typeof PDF_PARTS)[number];

/** Words that a frame needs; `{page}` and `{pages}` stand for numbers. */
type FrameWords = { page: string; brokenPage: string };

/** To a frame: a file whose bytes said what it is, or whether it is to fit. */
export type ToPreview<File> =
  | { type: "show"; kind: PreviewKind; file: File; name: string; dark: boolean; words: FrameWords }
  | { type: "fit"; fit: boolean };
/** From a frame, which never says anything of the file but that it is locked. */
export type FromPreview = { type: "ready" | "shown" | "failed" | "locked" | "escape" };
/** To the frame of a PDF file besides: a part that it asked for; null where there is none. */
export type ToPdf<File> = ToPreview<File> | { type: "part"; name: PdfPart; bytes: Uint8Array<ArrayBuffer> | null };
/** From it besides: what it needs. */
export type FromPdf = FromPreview | { type: "need"; name: PdfPart };

/** Larger files are offered for download only. */
export const MAX_PREVIEW_BYTES = 50 * 1024 * 1024;
/** So much of a text is shown. */
export const MAX_PREVIEW_TEXT_BYTES = 1024 * 1024;
