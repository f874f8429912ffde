/** What hides in a text without being read: where a word may be parted, and where it may not. */
const INVISIBLE = /[\u00ad\u2060]/g;

/** A sentence ends where the next one begins with a capital; "12. Juli" is no end. */
const MONTH = "Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember";
const END = new RegExp(`(?<=[.!?][“)]?)\\s+(?!${MONTH})(?=[„(]?\\p{Lu})`, "u");

/** The sentences of a text, with plain spaces; each line is a text of its own. */
export const sentencesOf = (text: string): string[] =>
  text
    .replace(INVISIBLE, "")
    .split("\n")
    .flatMap((line) => line.replace(/\s+/g, " ").trim().split(END))
    .filter((sentence) => /\p{L}/u.test(sentence));

/** The words by which a text promises. Better one too many: what is none is then said to be none (`no-promises*.ts`). */
const PROMISING = [
  "nie|niemals|niemand\\p{L}*|nichts|kein\\p{L}*|weder|ohne|unbegrenzt",
  "nicht (?:\\p{L}+ )?(?:gespeichert|lesen|öffnen|sehen|weiter\\p{L}+|hochgeladen)",
  "immer|stets|jederzeit|sofort|spätestens|innerhalb|mindestens|höchstens",
  "garantier\\p{L}*|vollständig\\p{L}*|unwiderruflich|kostenlos\\p{L}*|kostet|verfügbar",
  "gelöscht|löschen|löscht|vernichtet|nur(?! (?:noch|wenn))",
  "(?:un|ver|ent)?verschlüssel\\p{L}*|anonym\\p{L}*|DSGVO",
].join("|");
const PROMISE = new RegExp(`(?<!\\p{L})(?:${PROMISING})(?!\\p{L})`, "iu");

/** Whether a sentence sounds like a promise. */
export const soundsLikePromise = (sentence: string): boolean => PROMISE.test(sentence);

/** What a page shows, as lines: one for each paragraph, point, cell, heading or button. */
export const linesOf = (html: string): string =>
  html
    .replace(/<(svg|nav|form|header|footer)\b.*?<\/\1>/gs, "\n")
    .replace(/<\/?(?:strong|em|code|span|b|a(?! class="button))\b[^>]*>/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
