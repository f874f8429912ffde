const TYPED_INTO =
  "textarea, select, [contenteditable], input:not([type='checkbox'], [type='radio'], [type='button'], [type='submit'], [type='file'])";

/** Whether a key pressed there is typed into something. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED_INTO) !== null;
