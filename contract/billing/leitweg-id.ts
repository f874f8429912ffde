/**
 * What is written like a Leitweg-ID (KoSIT, Formatspezifikation Leitweg-ID): whose it is in 2 to 12 digits, of which the first two
 * name a state or the federation, 30 letters and digits more at most, and two check digits.
 */
const LIKE_ONE = /^(0[1-9]|1[0-6]|99)\d{0,10}(-[0-9a-z]{1,30})?-\d{2}$/i;

/** Whether the check digits (ISO/IEC 7064, MOD 97-10) of what is written like a Leitweg-ID are wrong; of anything else, never. */
export const isWrongLeitwegId = (text: string): boolean => LIKE_ONE.test(text) && BigInt(inDigits(text)) % 97n !== 1n;

/** Letters count from 10, as in an IBAN. */
const inDigits = (text: string): string => [...text.replaceAll("-", "")].map((sign) => Number.parseInt(sign, 36)).join("");
