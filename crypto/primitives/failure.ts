/** Every way in which this package can refuse; callers turn the step into a sentence for people. */
export type FailureStep =
  | "base64url" // text that is not strict base64url
  | "id" // not a lower-case UUID
  | "number" // a number that the encodings cannot hold
  | "key-size" // a key, seed or salt of the wrong length
  | "public-key" // a public key that no honest party makes
  | "code-shape" // a code with the wrong length or a strange character
  | "code-check" // a code with a typing error, or of another kind
  | "suite" // an unknown password suite
  | "platform" // no WebAssembly for Argon2id, or no Ed25519
  | "password" // the password does not belong to this wrap
  | "box-shape" // bytes that are no box of this kind
  | "box-open" // wrong key, wrong context, or changed bytes
  | "commitment" // a key that is not the one the report names
  | "signature" // not signed by who it should be
  | "log" // no key log: it begins without a key, or its time goes back
  | "text-length" // a text above the limit
  | "text-bytes" // padding or UTF-8 that no honest party writes
  | "file-changed" // the source changed while it was being sealed
  | "file-length"; // a sealed file that is too short or too long

/** Thrown by everything in this package; `step` says where, `cause` why, if the platform told. */
export class CryptoFailure extends Error {
  override readonly name = "CryptoFailure";
  readonly step: FailureStep;

  constructor(step: FailureStep, cause?: unknown) {
    super(`hz1 refused at step "${step}"`, { cause });
    this.step = step;
  }
}
