/** Stands for every redacted passage, however long: nothing is told by its length. */
export const BLOCKS = "█████";

/** A piece of a text as it stands there; only words can be marked. */
export type Piece = { text: string; isWord: boolean };

/** Splits a text into words and what stands between them; the pieces joined are the text. */
export function piecesOf(text: string): Piece[] {
  return text.split(/([\p{L}\p{N}\p{M}█](?:[^\s]*[\p{L}\p{N}\p{M}█])?)/u).flatMap((part, index) => {
    return part === "" ? [] : [{ text: part, isWord: index % 2 === 1 }];
  });
}

/**
 * The text with blocks for each marked passage, and how many passages there are. Marked words that follow each other are one
 * passage, with all that stands between them.
 */
export function blackOut(pieces: readonly Piece[], marked: ReadonlySet<number>): { text: string; places: number } {
  let text = "";
  let places = 0;
  let between = "";
  let isOpen = false;
  for (const [index, piece] of pieces.entries()) {
    if (!piece.isWord) {
      between += piece.text;
      continue;
    }
    const isMarked = marked.has(index);
    if (!(isMarked && isOpen)) text += between;
    between = "";
    if (!isMarked) text += piece.text;
    else if (!isOpen) {
      text += BLOCKS;
      places += 1;
    }
    isOpen = isMarked;
  }
  return { text: text + between, places };
}
