/**
 * What a template may leave open, as a closed list: dates, the case number, the company and the office. Never a person:
 * a name that is filled in by itself ends up where nobody wanted it. No zod: whoever fills a text needs none.
 */
export const PLACEHOLDERS = [
  "fallnummer",
  "eingangsdatum",
  "heute",
  "bestaetigt_bis",
  "rueckmeldung_bis",
  "loeschdatum",
  "unternehmen",
  "funktion",
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What takes the placeholders' places; null for what is not known here. */
export type PlaceholderValues = Record<Placeholder, string | null>;

/** A piece of a text: words as they stand, a placeholder of the list, braces that only look like one, or `[… what]`, a gap for a person. */
export type TemplatePiece =
  | { kind: "words"; text: string }
  | { kind: "placeholder"; text: string; name: Placeholder }
  | { kind: "unknown" | "gap"; text: string };

/**
 * Braces around a few words of one line, and brackets that begin with dots and say what is missing: `[…]` alone quotes.
 * Keyboards type three dots, with a blank after them or none.
 */
const SPECIAL = /(\{[^{}\n]{0,60}\}|\[(?:…|\.{3,}) *[^[\]\s.…][^[\]\n]{0,199}\])/;

/** How a placeholder is written. */
export const written = (name: Placeholder): string => `{${name}}`;

function pieceOf(text: string): TemplatePiece {
  if (!SPECIAL.test(text)) return { kind: "words", text };
  if (text.startsWith("[")) return { kind: "gap", text };
  const name = PLACEHOLDERS.find((one) => written(one) === text);
  return name ? { kind: "placeholder", text, name } : { kind: "unknown", text };
}

/** The pieces of a text in their order; together they are the text. */
export const piecesOf = (text: string): TemplatePiece[] =>
  text
    .split(SPECIAL)
    .filter((part) => part !== "")
    .map(pieceOf);

/** Fills a text; what is not known, or is no placeholder, stays as it is written. */
export const fill = (text: string, values: PlaceholderValues): string =>
  piecesOf(text)
    .map((piece) => (piece.kind === "placeholder" ? (values[piece.name] ?? piece.text) : piece.text))
    .join("");

/** A special piece and where it stands: its line, counted from one, and the place of its first character. */
export type Found = { text: string; line: number; at: number };

function found(text: string, ...kinds: TemplatePiece["kind"][]): Found[] {
  let at = 0;
  const places: Found[] = [];
  for (const piece of piecesOf(text)) {
    if (kinds.includes(piece.kind)) places.push({ text: piece.text, line: text.slice(0, at).split("\n").length, at });
    at += piece.text.length;
  }
  return places;
}

/** What looks like a placeholder and is none of the list, each with its place. */
export const check = (text: string): Found[] => found(text, "unknown");

/** The placeholders and gaps that are still open in a text, each with its place. */
export const unfilled = (text: string): Found[] => found(text, "placeholder", "gap");

/** The template that is sent without a person. */
export const AUTOMATIC_RECEIPT = "receipt-automatic";

/** What stays open in a text that is sent without a person: gaps, and the day of deletion, which only a closed case has. */
export const openWithoutPerson = (text: string): Found[] =>
  unfilled(text).filter((place) => place.text.startsWith("[") || place.text === written("loeschdatum"));

function namesOf(places: readonly Found[]): string {
  const named = places.slice(0, 3).map(({ text, line }) => `„${text}“ in Zeile ${line}`);
  return `${named.join(", ")}${places.length > named.length ? " und weitere" : ""}`;
}

/** The sentence that names what `openWithoutPerson` found. */
export const leftOpen = (places: readonly Found[]): string =>
  `Dieser Text geht ohne Ihr Zutun hinaus. Bitte nehmen Sie heraus, was dann niemand ausfüllt: ${namesOf(places)}.`;

/** The sentence that names what `check` found and what there is instead. */
export function unknownPlaceholders(places: readonly Found[]): string {
  const verb = places.length === 1 ? "Diesen Platzhalter" : "Diese Platzhalter";
  return `${verb} gibt es nicht: ${namesOf(places)}. Möglich sind ${PLACEHOLDERS.map(written).join(", ")}.`;
}
