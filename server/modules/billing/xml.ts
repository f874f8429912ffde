const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text within XML, without the signs that XML has no place for. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]!).replace(/[^\t\n\r\u0020-\uFFFD]/gu, "");
