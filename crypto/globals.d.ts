// The only parts of the platform that this package may touch. Browsers and Node both have them; what is not
// declared here does not compile, so neither the DOM nor Node can slip in.
type BufferSource = ArrayBufferView<ArrayBuffer> | ArrayBuffer;
interface CryptoKey {
  readonly algorithm: { readonly name: string };
  readonly extractable: boolean;
  readonly type: string;
  readonly usages: string[];
}
type Usage = "encrypt" | "decrypt" | "sign" | "verify" | "deriveBits" | "deriveKey";
type Algorithm = string | { name: string };
type GcmParams = { name: "AES-GCM"; iv: BufferSource };
type HkdfParams = { name: "HKDF"; hash: string; salt: BufferSource; info: BufferSource };
interface SubtleCrypto {
  digest(a: Algorithm, data: BufferSource): Promise<ArrayBuffer>;
  importKey(format: "raw" | "pkcs8", data: BufferSource, a: Algorithm, extractable: boolean, usages: Usage[]): Promise<CryptoKey>;
  exportKey(format: "jwk", key: CryptoKey): Promise<{ x?: string }>;
  deriveBits(a: HkdfParams | { name: "X25519"; public: CryptoKey }, key: CryptoKey, bits: number): Promise<ArrayBuffer>;
  deriveKey(
    a: HkdfParams,
    key: CryptoKey,
    derived: { name: string; length: number },
    extractable: boolean,
    usages: Usage[],
  ): Promise<CryptoKey>;
  encrypt(a: GcmParams, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer>;
  decrypt(a: GcmParams, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer>;
  sign(a: Algorithm, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer>;
  verify(a: Algorithm, key: CryptoKey, sig: BufferSource, data: BufferSource): Promise<boolean>;
}
declare var crypto: {
  readonly subtle: SubtleCrypto;
  getRandomValues<T extends Uint8Array>(target: T): T;
};
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, target: Uint8Array): { read: number; written: number };
}
declare class TextDecoder {
  constructor(label: "utf-8", options: { fatal: boolean; ignoreBOM: boolean });
  decode(bytes: Uint8Array): string;
}
interface ReadableStreamDefaultReader<R> {
  read(): Promise<{ done: false; value: R } | { done: true; value?: R | undefined }>;
  cancel(reason?: unknown): Promise<void>;
}
interface ReadableStreamDefaultController<R> {
  enqueue(chunk: R): void;
  close(): void;
}
declare class ReadableStream<R> {
  constructor(source: {
    pull?(controller: ReadableStreamDefaultController<R>): void | PromiseLike<void>;
    cancel?(reason?: unknown): void | PromiseLike<void>;
  });
  getReader(): ReadableStreamDefaultReader<R>;
}
