import { useEffect } from "react";

const places = new Set<symbol>();
let onSaved = (): void => {};

/** Counts something on the screen as typed and not saved until what is returned is called. */
export function countUnsaved(): () => void {
  const place = Symbol("unsaved");
  places.add(place);
  return () => {
    places.delete(place);
    // What is typed on is counted anew in the same moment.
    queueMicrotask(() => !isUnsaved() && onSaved());
  };
}

/** The same for a component that tells whether something is typed in it. */
export function useUnsaved(unsaved: boolean): void {
  useEffect(() => (unsaved ? countUnsaved() : undefined), [unsaved]);
}

const DIALOGS = ":is([role=dialog], [role=alertdialog])";
const FIELDS = ":is(textarea, input:not([type=radio], [type=checkbox], [readonly]))";

/** Tells whether a dialog stands before everything else. */
export const isDialogOpen = (): boolean => document.querySelector(DIALOGS) !== null;

/** Every dialog has fields of its own, and what is written there goes with it. */
const isDialogWritten = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`${DIALOGS} ${FIELDS}`)].some(({ value }) => value !== "");

/** Tells whether something stands on the screen that leaving the page would lose. */
export const isUnsaved = (): boolean => places.size > 0 || isDialogWritten();

/** Takes what to do once nothing counts as unsaved any more. */
export function whenNothingIsUnsaved(act: () => void): void {
  onSaved = act;
}
