const TYPED_INTO =
  "textarea, select, [contenteditable], input:not([type='checkbox'], [type='radio'], [type='button'], [type='submit'], [type='file'])";

/** Takes where a key is pressed and tells whether it is typed into something. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TYPED_INTO) !== null;
