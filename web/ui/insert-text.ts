/** Writes a text where the cursor is, in the place of what is selected, as if it was typed: the field's own undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The only way into a field's undo history that browsers have; they all keep it.
  if (document.execCommand("insertText", false, text)) return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
}
