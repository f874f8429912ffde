import { randomBytes } from "node:crypto";
import { SECOND_FACTOR_CODES } from "@hz/contract/limits";

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SEPARATORS = /[\s\p{Pd}\u00ad\u200b-\u200d\u2060\ufeff]/gu;

/** Fresh recovery codes for the second factor, of 50 random bits each: "7K2MQ-X9D4F". */
export function newFactorCodes(): string[] {
  const code = () => {
    const signs = Array.from(randomBytes(10), (byte) => SIGNS[byte & 31]!);
    return `${signs.slice(0, 5).join("")}-${signs.slice(5).join("")}`;
  };
  return Array.from({ length: SECOND_FACTOR_CODES }, code);
}

/** One spelling for what somebody typed: no separators, capitals, O for 0, I and L for 1. */
export function normalCode(typed: string): string {
  return typed.replace(SEPARATORS, "").toUpperCase().replaceAll("O", "0").replace(/[IL]/g, "1");
}

/** Whether what was typed, in its one spelling, is what an authenticator shows. */
export const isTotpCode = (code: string) => /^[0-9]{6}$/.test(code);
