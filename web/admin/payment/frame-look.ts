import type { FrameLook } from "@hz/contract/billing/card-frame";
import { shownTheme, subscribeTheme } from "../../ui/theme.ts";

const prefersDark = () => matchMedia("(prefers-color-scheme: dark)");

/** How the page looks now, for a frame that is to look the same. */
export function shownLook(): FrameLook {
  const theme = shownTheme();
  const fontSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return { dark: theme === "system" ? prefersDark().matches : theme === "dark", fontSize };
}

/** Hears of every change of that; returns the function that ends it. */
export function watchLook(onChange: () => void): () => void {
  const dark = prefersDark();
  dark.addEventListener("change", onChange);
  const unsubscribe = subscribeTheme(onChange);
  return () => {
    dark.removeEventListener("change", onChange);
    unsubscribe();
  };
}
