// Runs by itself in the page's head, before anything is painted: whoever chose light or dark never sees the other first.
// A classic script, so it imports and exports nothing; the application takes over with ../ui/theme.ts, which keeps the choice.
try {
  const stored = localStorage.getItem("theme");
  if (stored === "light" || stored === "dark") document.documentElement.dataset["theme"] = stored;
} catch {
  /* A browser that stores nothing follows the device. */
}
