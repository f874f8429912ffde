import { expect, test } from "vitest";
import { totpEnrolment, totpStep } from "./totp.ts";

// RFC 6238, appendix B, its SHA-1 secret; codes there have eight digits, of which ours are the last six.
const SECRET = Buffer.from("12345678901234567890");
const VECTORS: [number, string][] = [
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
];

test.each(VECTORS)("the standard's code at second %s", (second, code) => {
  const step = Math.floor(second / 30);
  const at = (seconds: number) => new Date(seconds * 1000);
  expect(totpStep(SECRET, code, at(second))).toBe(step);
  expect(totpStep(SECRET, code, at(second + 30))).toBe(step);
  expect(totpStep(SECRET, code, at(second - 30))).toBe(step);
  expect(totpStep(SECRET, code, at(second + 60))).toBeNull();
  expect(totpStep(SECRET, code, at(second - 60))).toBeNull();
  expect(totpStep(SECRET, `${(Number(code[0]) + 1) % 10}${code.slice(1)}`, at(second))).toBeNull();
});

test("what an authenticator reads names the service, the account and the secret", () => {
  const { secret, address } = totpEnrolment(SECRET, "eva@muster.example");
  expect(secret).toBe("GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
  expect(decodeURIComponent(address)).toBe(
    `otpauth://totp/Hinweiszentrale:eva@muster.example?issuer=Hinweiszentrale&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
});
