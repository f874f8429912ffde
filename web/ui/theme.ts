export type Theme = "light" | "dark" | "system";

const KEY = "theme";

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
