/** Fits into a telephone of 320 pixels beside what stands for the letters. */
const IN_A_LINE = 8;

/** Bytes as they are, two signs each, with those beside them that are letters. */
export function asHex(bytes: Uint8Array): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += IN_A_LINE) {
    const line = [...bytes.subarray(at, at + IN_A_LINE)];
    const hex = line.map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    const letters = line.map((byte) => (byte > 0x20 && byte < 0x7f ? String.fromCharCode(byte) : "·")).join("");
    lines.push(`${hex.padEnd(3 * IN_A_LINE)}${letters}`);
  }
  return lines.join("\n");
}

/** Bytes as letters: JSON with a line for each field, and a dot for what is no sign that can be seen. */
export function asText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  try {
    return JSON.stringify(JSON.parse(text), null, 1);
  } catch {
    return text.replace(/[^\P{C}\n]|\uFFFD/gu, "·");
  }
}
