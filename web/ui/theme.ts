export type Theme = "light" | "dark" | "system";

const KEY = "theme";
const listeners = new Set<() => void>();

/** The theme chosen on this device, "system" where nothing was chosen or nothing may be stored. */
export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Shows a theme at once, without keeping it. */
export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** The theme that is shown, also where it could not be kept. */
export function shownTheme(): Theme {
  const shown = document.documentElement.dataset["theme"];
  return shown === "light" || shown === "dark" ? shown : "system";
}

/** Calls the listener whenever another theme is shown; call the result to end this. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a theme and keeps it on this device where that is allowed. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    /* A browser that stores nothing still shows the theme until the page is left. */
  }
}
