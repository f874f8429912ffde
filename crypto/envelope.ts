// The server's door: it tells a well-formed box from anything else, and nothing more. Nothing that is imported
// here derives a key or opens a box; keep it so.
export { fromBase64Url as decodeBase64Url } from "./primitives/base64url.ts";
export type { Bytes } from "./primitives/bytes.ts";
export { CryptoFailure } from "./primitives/failure.ts";
export * from "./protocol/format.ts";
// What the account says of a member's keys is no secret either: the server keeps it, and asks by which key it was signed.
export { memberText } from "./protocol/member-text.ts";
// Nor is what the account says of a department's key: a word that it did not give would close the form to everybody.
export { departmentText } from "./protocol/department-text.ts";
// What a former key of the account says of the next one is no secret: the server keeps it, and asks whether it was signed.
export { successionText } from "./protocol/succession-text.ts";
