import { setNonce } from "get-nonce";

/**
 * Hands the page's style nonce to the one library below Radix that adds a style element (the scroll lock of dialogs and
 * menus). Call once before the first render; without a nonce on the page it changes nothing.
 */
export function adoptStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
