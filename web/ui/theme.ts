export type Theme = "light" | "dark" | "system";

const KEY = "theme";
const listeners = new Set<() => void>();

/** Gives the theme chosen on this device, "system" where nothing was chosen or nothing may be stored. */
export function chosenTheme(): Theme {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === "light" || stored === "dark" ? stored : "system";
  } catch {
    return "system";
  }
}

/** Takes a theme and shows it at once, without keeping it. */
export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  for (const listener of listeners) listener();
}

/** Gives the theme that is shown, also where it could not be kept. */
export function shownTheme(): Theme {
  const shown = document.documentElement.dataset["theme"];
  return shown === "light" || shown === "dark" ? shown : "system";
}

/** Takes a listener, calls it whenever another theme is shown, and gives the function that ends this. */
export function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes a theme, shows it and keeps it on this device where that is allowed. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    /* A browser that stores nothing still shows the theme until the page is left. */
  }
}
