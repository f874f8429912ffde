import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { PasskeyAssertion, PasskeyAttestation } from "@hz/contract/sign-in/passkeys";

type Answering = {
  challenge: string;
  /** What the authenticator counts; 0 is one that does not count. */
  counter?: number;
  /** Whether it knew its owner by finger, face or PIN. */
  verified?: boolean;
  origin?: string;
  rpId?: string;
};

/** A passkey in an authenticator made of software: what a browser and a security key do together, without secrets of a PRF. */
export type SoftPasskey = {
  id: string;
  attest(about: Answering): PasskeyAttestation;
  assert(about: Answering): PasskeyAssertion;
};

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest();
const wire = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");

/** Just enough of CBOR. */
type Value = number | string | Uint8Array | Map<number | string, Value>;
function cbor(value: Value): Buffer {
  const head = (major: number, n: number) =>
    n < 24 ? Buffer.of((major << 5) | n) : n < 256 ? Buffer.of((major << 5) | 24, n) : Buffer.of((major << 5) | 25, n >> 8, n & 255);
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, part]) => [cbor(key), cbor(part)])]);
}

/** Makes a passkey with a fresh P-256 key. */
export function softPasskey(): SoftPasskey {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x, y } = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
  const credentialId = randomBytes(32);
  const key = cbor(
    new Map<number, Value>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
  const clientData = (type: string, { challenge, origin = "http://localhost:3000" }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = ({ counter = 0, verified = true, rpId = "localhost" }: Answering, flags = 0) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.of(PRESENT | (verified ? VERIFIED : 0) | flags), count]);
  };
  return {
    id: wire(credentialId),
    attest(about) {
      const data = Buffer.concat([authData(about, WITH_KEY), Buffer.alloc(16), Buffer.of(0, credentialId.length), credentialId, key]);
      const object = new Map<string, Value>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(data)],
      ]);
      const response = { clientDataJSON: wire(clientData("webauthn.create", about)), attestationObject: wire(cbor(object)) };
      return { id: wire(credentialId), response: { ...response, transports: ["internal"] } };
    },
    assert(about) {
      const [client, data] = [clientData("webauthn.get", about), authData(about)];
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: wire(credentialId),
        response: { clientDataJSON: wire(client), authenticatorData: wire(data), signature: wire(signature) },
      };
    },
  };
}
