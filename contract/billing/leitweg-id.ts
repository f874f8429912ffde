import { isMod97 } from "./mod-97.ts";

/**
 * What is written like a Leitweg-ID (KoSIT, Formatspezifikation Leitweg-ID): whose it is in 2 to 12 digits, of which the first two
 * name a state or the federation, 30 letters and digits more at most, and two check digits; of which one may have been lost.
 */
const LIKE_ONE = /^(0[1-9]|1[0-6]|99)\d{0,10}(-[0-9a-z]{1,30})?-(?<check>\d{1,2})$/i;

/** Whether the check digits of what is written like a Leitweg-ID are wrong, or one of them is missing; of anything else, never. */
export function isWrongLeitwegId(text: string): boolean {
  const check = LIKE_ONE.exec(text)?.groups?.["check"];
  return check !== undefined && (check.length < 2 || !isMod97(text.replaceAll("-", "")));
}
