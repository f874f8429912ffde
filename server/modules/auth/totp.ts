import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
const SECRET_BYTES = 20;

export const newTotpSecret = () => randomBytes(SECRET_BYTES);

const totpOf = (secret: Uint8Array, label = "") =>
  new TOTP({
    issuer: "Hinweiszentrale",
    label,
    algorithm: "SHA1",
    digits: 6,
    period: PERIOD_SECONDS,
    // A copy: the library takes the whole buffer behind a view.
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

/** What an authenticator reads: the secret as text, and the address in the QR code. */
export function totpEnrolment(secret: Uint8Array, email: string): { secret: string; address: string } {
  const totp = totpOf(secret, email);
  return { secret: totp.secret.base32, address: totp.toString() };
}

/** The step of 30 s that a code of six digits belongs to, one beside the present one allowed; null for a wrong one. */
export function totpStep(secret: Uint8Array, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
}
