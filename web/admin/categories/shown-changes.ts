type Change<T> = (value: T) => T;

/**
 * Changes that are shown before the server has taken them, over what it is known to hold: one that is refused goes alone,
 * whatever is still on its way beside it, and nothing is shown that neither holds nor is being sent.
 */
export function shownChanges<T>() {
  let truth: T | undefined;
  let open: readonly Change<T>[] = [];
  const shown = (): T | undefined => (truth === undefined ? undefined : open.reduce<T>((value, change) => change(value), truth));
  const close = (change: Change<T>) => {
    open = open.filter((one) => one !== change);
    return shown();
  };
  return {
    /** Takes a change and what is shown before it, and gives what to show. */
    begin(change: Change<T>, before: T | undefined): T | undefined {
      if (open.length === 0) truth = before;
      open = [...open, change];
      return shown();
    },
    /** Takes one that the server has taken and gives what to show. */
    kept(change: Change<T>): T | undefined {
      if (truth !== undefined) truth = change(truth);
      return close(change);
    },
    /** Takes one that was refused or never arrived and gives what to show. */
    refused: close,
    /** Whether nothing is on its way any more. */
    isDone: () => open.length === 0,
  };
}
