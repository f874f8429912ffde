// The server's door: it tells a well-formed box from anything else, and nothing more. Nothing that is imported
// here derives a key or opens a box; keep it so.
export { fromBase64Url as decodeBase64Url } from "./primitives/base64url.ts";
export type { Bytes } from "./primitives/bytes.ts";
export { CryptoFailure } from "./primitives/failure.ts";
export * from "./protocol/format.ts";
// What the account says of keys is no secret either: the server keeps it, and asks by which key it was signed. A word of a
// department's key that the account did not give would close the form to everybody.
export { departmentText, memberText, successionText } from "./protocol/statements.ts";
export { type LogHead, type LogWhat, logText, NO_ENTRIES } from "./protocol/log-text.ts";
