/** Takes a size, gives that many bytes that follow a fixed pattern, the content of the sample files. */
export function pattern(size: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(size).map((_, i) => (i * 31 + (i >> 8)) & 255);
}
