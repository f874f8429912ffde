import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * What the service keeps under its own key, so that a copy of the database alone is worth less: values sealed at rest
 * (AES-256-GCM, `iv 12 ‖ tag 16 ‖ text`, bound to a context) and keyed hashes for look-ups.
 */
export function createSecrets(secret: Buffer) {
  const derive = (label: string) => Buffer.from(hkdfSync("sha256", secret, "", `hinweiszentrale ${label}`, 32));
  const restKey = derive("at rest");
  const hashKey = derive("hash");
  return {
    seal(plain: Uint8Array, context: string): Buffer {
      const iv = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", restKey, iv).setAAD(Buffer.from(context));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    /** Throws when the bytes or the context are not those that were sealed. */
    open(sealed: Buffer, context: string): Buffer {
      // Without the length a tag that was cut off would be taken for a short one.
      const decipher = createDecipheriv("aes-256-gcm", restKey, sealed.subarray(0, 12), { authTagLength: 16 }).setAAD(Buffer.from(context));
      decipher.setAuthTag(sealed.subarray(12, 28));
      return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
    },
    hash(label: string, ...parts: (string | Uint8Array)[]): Buffer {
      const mac = createHmac("sha256", hashKey).update(`${label}\0`);
      for (const part of parts) mac.update(String(part.length)).update("\0").update(part);
      return mac.digest();
    },
  };
}
export type Secrets = ReturnType<typeof createSecrets>;

/** What vouches that a challenge for a proof of work is ours. */
export const proofMac =
  ({ hash }: Pick<Secrets, "hash">) =>
  (...parts: (string | Uint8Array)[]): Buffer =>
    hash("proof of work", ...parts);

/** Whether two byte strings are the same, in time that does not depend on where they differ. */
export const sameBytes = (a: Uint8Array, b: Uint8Array) => a.length === b.length && timingSafeEqual(a, b);
