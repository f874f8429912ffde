/**
 * Closes the list of languages by Escape, which then is no key of the way out, and when the focus or a click goes elsewhere: open, it
 * covers what lies below. The result ends it. No React, as `quick-exit.ts`.
 */
export function closeLanguages(): () => void {
  const close = (event: Event) => {
    const list = document.querySelector<HTMLDetailsElement>(".languages[open]");
    const { key } = event as KeyboardEvent;
    if (!list || (key ? key !== "Escape" : list.contains(event.target as Node))) return;
    list.open = false;
    if (!key) return;
    event.preventDefault();
    list.querySelector("summary")?.focus();
  };
  const end = new AbortController();
  // Before the window, which the way out listens at.
  for (const kind of ["keydown", "focusin", "click"]) document.addEventListener(kind, close, end);
  return () => end.abort();
}
