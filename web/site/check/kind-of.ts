/**
 * What a chosen file is, by its content: people rename files, and browsers tell types by the name. `data` is a JSON file of this service
 * that is no evidence, `other` whatever it does not make.
 */
export type Kind = "evidence" | "pdf" | "zip" | "data" | "empty" | "other" | "unreadable";

/** Far more than any evidence has. */
const MOST_TEXT = 2 * 1024 * 1024;

/** How the JSON files of this service say what they are, wherever in the file: whoever saved it anew may have sorted it. */
const FORMAT = /"format"\s*:\s*"hinweiszentrale-(\w+)"/;

export async function kindOf(file: Blob): Promise<Kind> {
  if (file.size === 0) return "empty";
  try {
    const head = await file.slice(0, 1024).text();
    if (head.trimStart().startsWith("{")) return await kindOfText(file);
    // Mail programs put lines before it, and readers open it all the same.
    if (head.includes("%PDF-")) return "pdf";
    return head.startsWith("PK\u0003\u0004") ? "zip" : "other";
  } catch {
    return "unreadable";
  }
}

async function kindOfText(file: Blob): Promise<Kind> {
  const format = FORMAT.exec(await file.slice(0, MOST_TEXT).text())?.[1];
  if (format === undefined) return "other";
  return format === "nachweis" ? "evidence" : "data";
}
