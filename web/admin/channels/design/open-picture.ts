import { ERROR_TEXTS } from "@hz/contract/error-texts";
import { MAX_LOGO_BYTES, MAX_LOGO_PIXELS, type Size } from "@hz/contract/channels/logo";

export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"];

/** A chosen file that the browser can show; whether it becomes the logo is the server's word. */
export type Picture = Size & { file: File; url: string };

const { LOGO_TOO_LARGE, LOGO_NO_IMAGE, LOGO_TOO_MANY_PIXELS } = ERROR_TEXTS.de;

/** The picture in a file, or the sentence that says why it cannot be one. */
export async function openPicture(file: File): Promise<Picture | string> {
  if (file.size > MAX_LOGO_BYTES) return LOGO_TOO_LARGE;
  if (!PICTURE_TYPES.includes(file.type)) return LOGO_NO_IMAGE;
  const url = URL.createObjectURL(file);
  const size = await sizeOf(url);
  const trouble = size === null ? LOGO_NO_IMAGE : size.width * size.height > MAX_LOGO_PIXELS ? LOGO_TOO_MANY_PIXELS : null;
  if (size !== null && trouble === null) return { ...size, file, url };
  URL.revokeObjectURL(url);
  return trouble!;
}

/** The size of the picture at an address; null where there is none. It is not put on the page before that. */
function sizeOf(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener("load", () => resolve({ width: image.naturalWidth, height: image.naturalHeight }), { once: true });
    image.addEventListener("error", () => resolve(null), { once: true });
    image.src = url;
  });
}
