import { expect, test } from "vitest";
import { isTotpCode, newFactorCodes, normalCode } from "./factor-codes.ts";

test("ten codes in two groups of five readable signs, each another", () => {
  const codes = newFactorCodes();
  expect(codes).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
});

test("what people type in their own way is the same code", () => {
  for (const typed of ["7K2M0-X9D41", "7k2mo x9d4l", " 7K2M0–X9D4I ", "7k2m0x9d41"]) expect(normalCode(typed)).toBe("7K2M0X9D41");
  expect([normalCode("123 456"), isTotpCode(normalCode("123 456"))]).toEqual(["123456", true]);
  for (const code of ["12345", "1234567", "12345A", ""]) expect(isTotpCode(code)).toBe(false);
});
