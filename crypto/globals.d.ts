// The only parts of the platform this package may touch. Browsers and Node both have them; whatever is
// not declared here does not compile, so neither the DOM nor Node can slip in.
interface CryptoKey {
  readonly algorithm: { readonly name: string };
  readonly extractable: boolean;
  readonly type: string;
  readonly usages: string[];
}
type BufferSource = ArrayBufferView<ArrayBuffer> | ArrayBuffer;
type AlgorithmName = string | { name: string };
interface SubtleCrypto {
  digest(algorithm: AlgorithmName, data: BufferSource): Promise<ArrayBuffer>;
  importKey(
    format: "raw" | "pkcs8",
    data: BufferSource,
    algorithm: AlgorithmName,
    extractable: boolean,
    usages: ("encrypt" | "decrypt" | "sign" | "verify" | "deriveBits" | "deriveKey")[],
  ): Promise<CryptoKey>;
  exportKey(format: "jwk", key: CryptoKey): Promise<{ x?: string }>;
  deriveBits(algorithm: object, key: CryptoKey, bits: number): Promise<ArrayBuffer>;
  deriveKey(
    algorithm: object,
    key: CryptoKey,
    derived: { name: string; length: number },
    extractable: boolean,
    usages: ("encrypt" | "decrypt")[],
  ): Promise<CryptoKey>;
  encrypt(
    algorithm: { name: string; iv: BufferSource },
    key: CryptoKey,
    data: BufferSource,
  ): Promise<ArrayBuffer>;
  decrypt(
    algorithm: { name: string; iv: BufferSource },
    key: CryptoKey,
    data: BufferSource,
  ): Promise<ArrayBuffer>;
  sign(algorithm: AlgorithmName, key: CryptoKey, data: BufferSource): Promise<ArrayBuffer>;
  verify(
    algorithm: AlgorithmName,
    key: CryptoKey,
    signature: BufferSource,
    data: BufferSource,
  ): Promise<boolean>;
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
  error(reason: unknown): void;
}
declare class ReadableStream<R> {
  constructor(source: {
    pull?(controller: ReadableStreamDefaultController<R>): void | PromiseLike<void>;
    cancel?(reason?: unknown): void | PromiseLike<void>;
  });
  getReader(): ReadableStreamDefaultReader<R>;
}
