import { CipherSuite, AEAD_AES_128_GCM, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from "hpke";
import { AEAD_ChaCha20Poly1305, KDF_SHAKE256, KEM_MLKEM768_X25519 } from "hpke";
import { ml_kem768 } from "@noble/post-quantum/ml-kem.js";
import { expect, test } from "vitest";
import { concat } from "./primitives/bytes.ts";
import { exchangeKey, verifySignature } from "./primitives/curves.ts";
import { hasNativeKem, portableKem, suiteOver } from "./primitives/hpke.ts";
import { hkdf, randomBytes } from "./primitives/platform.ts";
import { headerBytes, layout, plainSize } from "./primitives/segments.ts";
import { segmentCipher } from "./primitives/stream.ts";
import { decapsulate, encapsulate, xWingPublicKey } from "./primitives/x-wing.ts";
import { expectFailure, flipped } from "./testing/expect-failure.ts";
import { hex, toHex, withVectors } from "./testing/vectors.ts";

type XWingVector = Record<"seed" | "eseed" | "ss" | "sk" | "pk" | "ct", string>;
withVectors<XWingVector[]>("x-wing", (vectors) => {
  test("key, ciphertext and secret are the published ones", async () => {
    expect(vectors.length).toBe(3);
    for (const v of vectors) {
      expect(toHex(await xWingPublicKey(hex(v.seed)))).toBe(v.pk);
      const sent = await encapsulate(hex(v.pk), hex(v.eseed));
      expect(toHex(sent.enc)).toBe(v.ct);
      expect(toHex(sent.shared_secret)).toBe(v.ss);
      expect(toHex(await decapsulate(hex(v.seed), hex(v.ct)))).toBe(v.ss);
      expect(toHex(await decapsulate(hex(v.seed), flipped(hex(v.ct), 3)))).not.toBe(v.ss);
    }
  });
});

type HpkeVector = Record<"info" | "ikmE" | "skRm" | "pkRm" | "enc" | "shared_secret", string> & {
  kdf_id: number;
  aead_id: number;
  encryptions: Record<"aad" | "ct" | "pt", string>[];
  exports: { exporter_context: string; L: number; exported_value: string }[];
};
withVectors<HpkeVector[]>("hpke-mlkem768-x25519", (vectors) => {
  test("our KEM makes the published keys and secrets", async () => {
    expect(vectors.length).toBe(2);
    for (const v of vectors) {
      expect(toHex(await xWingPublicKey(hex(v.skRm)))).toBe(v.pkRm);
      const sent = await encapsulate(hex(v.pkRm), hex(v.ikmE));
      expect([toHex(sent.enc), toHex(sent.shared_secret)]).toEqual([v.enc, v.shared_secret]);
      expect(toHex(await decapsulate(hex(v.skRm), hex(v.enc)))).toBe(v.shared_secret);
    }
  });

  test("over our KEM the published messages open and the exports agree", async ({ skip }) => {
    const { SubtleCrypto } = globalThis as {
      SubtleCrypto?: { supports?: (...a: unknown[]) => boolean };
    };
    let checked = 0;
    for (const v of vectors) {
      // Chromium has no SHAKE, which only the second suite uses.
      if (v.kdf_id !== 1 && !SubtleCrypto?.supports?.("digest", { name: "cSHAKE256", length: 256, outputLength: 256 })) continue;
      const kdf = v.kdf_id === 1 ? KDF_HKDF_SHA256 : KDF_SHAKE256;
      const suite = new CipherSuite(portableKem, kdf, AEAD_ChaCha20Poly1305);
      const key = await suite.DeserializePrivateKey(hex(v.skRm));
      const context = await suite.SetupRecipient(key, hex(v.enc), { info: hex(v.info) });
      for (const e of v.encryptions) {
        expect(toHex(await context.Open(hex(e.ct), hex(e.aad)))).toBe(e.pt);
      }
      for (const e of v.exports) {
        expect(toHex(await context.Export(hex(e.exporter_context), e.L))).toBe(e.exported_value);
      }
      checked++;
    }
    if (checked === 0) skip("no suite of these vectors runs here");
  });
});

type Rfc9180 = {
  info: string;
  skRm: string;
  enc: string;
  encryptions: Record<"aad" | "ct" | "pt", string>[];
  exports: { context: string; length: number; value: string }[];
};
withVectors<Rfc9180>("rfc9180-x25519-aes128gcm", (v) => {
  test("the HPKE package keeps to RFC 9180", async () => {
    const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_128_GCM);
    const key = await suite.DeserializePrivateKey(hex(v.skRm), true);
    const context = await suite.SetupRecipient(key, hex(v.enc), { info: hex(v.info) });
    let next = 0;
    for (const e of v.encryptions as ((typeof v.encryptions)[number] & { sequence: number })[]) {
      // The RFC prints only some messages of the sequence.
      if (e.sequence !== next) break;
      expect(toHex(await context.Open(hex(e.ct), hex(e.aad)))).toBe(e.pt);
      next++;
    }
    expect(next).toBeGreaterThan(2);
    for (const e of v.exports) {
      expect(toHex(await context.Export(hex(e.context), e.length))).toBe(e.value);
    }
  });
});

test("the native KEM, where there is one, and ours open each other's boxes", async ({ skip }) => {
  if (!hasNativeKem()) return skip("no native MLKEM768-X25519 here");
  const native = suiteOver(KEM_MLKEM768_X25519);
  const ours = suiteOver(portableKem);
  const seed = randomBytes(32);
  const publicKey = await xWingPublicKey(seed);
  const [info, plain] = [randomBytes(9), randomBytes(32)];
  for (const [from, to] of [
    [native, ours],
    [ours, native],
  ] as const) {
    const sealed = await from.Seal(await from.DeserializePublicKey(publicKey), plain, { info });
    const key = await to.DeserializePrivateKey(seed);
    expect(await to.Open(key, sealed.encapsulatedSecret, sealed.ciphertext, { info })).toEqual(plain);
  }
});

type Tink = {
  hkdfHash: string;
  derivedKeyBytes: number;
  segmentBytes: number;
} & Record<"key" | "aad" | "plaintext" | "ciphertext", string>;
withVectors<Tink[]>("tink-aes-gcm-hkdf-streaming", (vectors) => {
  test("streams are the published ones, segment by segment", async () => {
    expect(vectors.length).toBe(8);
    for (const v of vectors) {
      const hash = v.hkdfHash.replace("SHA", "SHA-");
      const shape = { hash, keyBytes: v.derivedKeyBytes, segmentBytes: v.segmentBytes };
      const [plain, sealed] = [hex(v.plaintext), hex(v.ciphertext)];
      const header = sealed.slice(0, headerBytes(shape));
      const cipher = await segmentCipher(hex(v.key), hex(v.aad), header, shape);
      const cut = layout(plain.length, shape);
      expect(plainSize(sealed.length, shape)).toBe(plain.length);
      const made = [header];
      for (let i = 0; i < cut.count; i++) {
        const last = i === cut.count - 1;
        const [p, s] = [cut.plain(i), cut.sealed(i)];
        made.push(await cipher.seal(i, last, plain.slice(p.start, p.end)));
        const opened = await cipher.open(i, last, sealed.slice(s.start, s.end));
        expect(opened).toEqual(plain.slice(p.start, p.end));
        await expectFailure(() => cipher.open(i, !last, sealed.slice(s.start, s.end)), "box-open");
      }
      expect(toHex(concat(...made))).toBe(v.ciphertext);
    }
  });
});

type Wycheproof<G> = { testGroups: G[] };
type Case<F extends string> = Record<F, string> & { tcId: number; result: string };

withVectors<Wycheproof<{ tests: (Case<"ikm" | "salt" | "info" | "okm"> & { size: number })[] }>>("wycheproof-hkdf256", (vectors) => {
  test("derivation gives the published keys and refuses too long ones", async () => {
    for (const t of vectors.testGroups.flatMap((group) => group.tests)) {
      const derived = hkdf(hex(t.ikm), hex(t.salt), hex(t.info), t.size).then(toHex);
      if (t.result === "valid") expect(await derived, `case ${t.tcId}`).toBe(t.okm);
      else await expect(derived, `case ${t.tcId}`).rejects.toThrow();
    }
  });
});

withVectors<Wycheproof<{ publicKey: { pk: string }; tests: Case<"msg" | "sig">[] }>>("wycheproof-ed25519", (vectors) => {
  test("signatures hold or not, as published", async () => {
    for (const { publicKey, tests } of vectors.testGroups) {
      for (const t of tests) {
        const holds = await verifySignature(hex(publicKey.pk), hex(t.msg), hex(t.sig));
        expect(holds, `case ${t.tcId}`).toBe(t.result === "valid");
      }
    }
  });
});

withVectors<Wycheproof<{ tests: Case<"public" | "private" | "shared">[] }>>("wycheproof-x25519", (vectors) => {
  test("shared secrets are the published ones, and zero is refused", async () => {
    for (const t of vectors.testGroups.flatMap((group) => group.tests)) {
      const shared = exchangeKey(hex(t.private)).then(async ({ agree }) => toHex(await agree(hex(t.public))));
      if (/^0+$/.test(t.shared)) await expect(shared, `case ${t.tcId}`).rejects.toThrow();
      else expect(await shared, `case ${t.tcId}`).toBe(t.shared);
    }
  });
});

withVectors<Wycheproof<{ tests: Case<"seed" | "ek" | "c" | "K">[] }>>("wycheproof-mlkem768", (vectors) => {
  test("ML-KEM-768 gives the published keys and secrets and refuses malformed input", () => {
    for (const t of vectors.testGroups.flatMap((group) => group.tests)) {
      const run = () => {
        const { publicKey, secretKey } = ml_kem768.keygen(hex(t.seed));
        return [toHex(publicKey), toHex(ml_kem768.decapsulate(hex(t.c), secretKey))];
      };
      if (t.result === "valid") expect(run(), `case ${t.tcId}`).toEqual([t.ek, t.K]);
      else expect(run, `case ${t.tcId}`).toThrow();
    }
  });
});

type Gcm = Case<"key" | "iv" | "aad" | "msg" | "ct" | "tag">;
withVectors<Wycheproof<{ ivSize: number; keySize: number; tests: Gcm[] }>>("wycheproof-aesgcm", (vectors) => {
  test("AES-256-GCM with 96-bit nonces seals and opens as published", async () => {
    const groups = vectors.testGroups.filter((g) => g.ivSize === 96 && g.keySize === 256);
    const tests = groups.flatMap((group) => group.tests);
    expect(tests.length).toBeGreaterThan(50);
    for (const t of tests) {
      const key = await crypto.subtle.importKey("raw", hex(t.key), "AES-GCM", false, ["encrypt", "decrypt"]);
      const params = { name: "AES-GCM", iv: hex(t.iv), additionalData: hex(t.aad) };
      const box = hex(t.ct + t.tag);
      const opened = crypto.subtle.decrypt(params, key, box).then((b) => toHex(new Uint8Array(b)));
      if (t.result === "valid") {
        expect(await opened, `case ${t.tcId}`).toBe(t.msg);
        const sealed = await crypto.subtle.encrypt(params, key, hex(t.msg));
        expect(toHex(new Uint8Array(sealed)), `case ${t.tcId}`).toBe(t.ct + t.tag);
      } else await expect(opened, `case ${t.tcId}`).rejects.toThrow();
    }
  });
});
