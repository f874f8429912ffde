type Key = { key: string; ctrlKey: boolean; metaKey: boolean };

/** Whether a key press sends what is being written: Ctrl+Enter, or Command+Enter on a Mac. */
export function sendsForm({ key, ctrlKey, metaKey }: Key): boolean {
  return key === "Enter" && (ctrlKey || metaKey);
}
