/* What a channel's logo may be and how large it stands. No zod: the portal imports this file. */
export const MAX_LOGO_BYTES = 2 * 1024 * 1024;
export const MAX_LOGO_PIXELS = 24_000_000;
/** The largest picture that is kept: three times what the portal shows, for fine screens. */
export const LOGO_WIDTH = 480;
export const LOGO_HEIGHT = 144;

export type Size = { width: number; height: number };

/** The size at which the portal's head shows a kept logo. */
export function shownLogoSize({ width, height }: Size): Size {
  const scale = Math.min(1, LOGO_WIDTH / 3 / width, LOGO_HEIGHT / 3 / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
