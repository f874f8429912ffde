/** Wire form (base64url) to bytes. The contract has checked the alphabet and the length. */
export const bytes = (text: string): Buffer => Buffer.from(text, "base64url");
/** Bytes to the wire form. */
export const wire = (value: Uint8Array): string => Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("base64url");
