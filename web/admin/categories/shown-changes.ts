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
    /** Begins a change over `before`, which is shown so far; returns what to show. */
    begin(change: Change<T>, before: T | undefined): T | undefined {
      if (open.length === 0) truth = before;
      open = [...open, change];
      return shown();
    },
    /** The server has taken the change; returns what to show. */
    kept(change: Change<T>): T | undefined {
      if (truth !== undefined) truth = change(truth);
      return close(change);
    },
    /** The change was refused or never arrived; returns what to show. */
    refused: close,
    /** Whether nothing is on its way any more. */
    isDone: () => open.length === 0,
  };
}
