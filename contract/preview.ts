// What the case page and the frame that shows a file say to each other. Types only.

export type PreviewKind = "image" | "text" | "audio" | "video";
/** To the frame: a file whose bytes said what it is, or whether a picture is to fit. */
export type ToPreview<File> = { type: "show"; kind: PreviewKind; file: File; name: string; dark: boolean } | { type: "fit"; fit: boolean };
/** From the frame, which never says anything of the file. */
export type FromPreview = { type: "ready" | "shown" | "failed" | "escape" };

/** Larger files are offered for download only. */
export const MAX_PREVIEW_BYTES = 50 * 1024 * 1024;
/** So much of a text is shown. */
export const MAX_PREVIEW_TEXT_BYTES = 1024 * 1024;
