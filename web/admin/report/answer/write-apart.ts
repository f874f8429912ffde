import { unfilled } from "@hz/contract/templates/template-fill";
import { insertText } from "../../../ui/input.tsx";

/** The text to insert between `before` and `after`, with an empty line where it would touch words. */
export function apart(before: string, text: string, after: string): string {
  const above = before.trim() === "" ? "" : "\n\n".slice(/\n*$/.exec(before)![0].length);
  const below = after.trim() === "" ? "" : "\n\n".slice(/^\n*/.exec(after)![0].length);
  return `${above}${text}${below}`;
}

/** Selects the first open place of a field from a position on, else its first one; tells whether there is one. */
export function selectOpenPlace(field: HTMLTextAreaElement, from: number): boolean {
  const places = unfilled(field.value);
  const next = places.find(({ at }) => at >= from) ?? places[0];
  if (!next) return false;
  field.focus();
  field.setSelectionRange(next.at, next.at + next.text.length);
  return true;
}

/** Writes a text into a field after the cursor, apart from what stands there and in place of nothing, and selects what is open in it. */
export function writeApart(field: HTMLTextAreaElement, text: string): void {
  const at = field.selectionEnd;
  field.setSelectionRange(at, at);
  insertText(field, apart(field.value.slice(0, at), text, field.value.slice(at)));
  selectOpenPlace(field, at);
}
