// The browser's door to protocol hz1.
export { fromBase64Url, toBase64Url } from "./primitives/base64url.ts";
export { type Bytes, equalBytes } from "./primitives/bytes.ts";
export { CryptoFailure, type FailureStep } from "./primitives/failure.ts";
export type { SigningKey } from "./primitives/curves.ts";
export { randomBytes, sha256 } from "./primitives/platform.ts";
export * from "./protocol/account.ts";
export { accountFingerprint } from "./protocol/account-fingerprint.ts";
export { type CodeKind, formatCode, newCode, parseCode } from "./protocol/codes.ts";
export { newId, type ReportHead } from "./protocol/context.ts";
export * from "./protocol/files.ts";
export { PART_SIZE } from "./protocol/format.ts";
export * from "./protocol/grants.ts";
export * from "./protocol/password.ts";
export * from "./protocol/report-keys.ts";
export * from "./protocol/succession.ts";
export type { KemKey } from "./protocol/sealed-keys.ts";
export * from "./protocol/texts.ts";
export * from "./protocol/user-keys.ts";
