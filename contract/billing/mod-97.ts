/** Whether the check digits at the end of a text of letters and digits are right (ISO/IEC 7064, MOD 97-10); letters count from 10. */
export const isMod97 = (text: string): boolean => BigInt([...text].map((sign) => Number.parseInt(sign, 36)).join("")) % 97n === 1n;
