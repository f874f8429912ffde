import type { ApplicationLanguage } from "@hz/contract/languages";
import { useSyncExternalStore } from "react";

const KEY = "hz.billing-language";
const SPECIFIED: ApplicationLanguage = "en";
const SPOKEN: Record<ApplicationLanguage, true> = { de: true, en: true };
const isSpoken = (text: string | null): text is ApplicationLanguage => text !== null && Object.hasOwn(SPOKEN, text);

const listeners = new Set<() => void>();
/** What was chosen where nothing may be stored. */
let chosen: ApplicationLanguage | null = null;

/** The language of the billing page on this device: English as specified, German where somebody chose it. */
export function billingLanguage(): ApplicationLanguage {
  if (chosen) return chosen;
  try {
    const stored = localStorage.getItem(KEY);
    return isSpoken(stored) ? stored : SPECIFIED;
  } catch {
    return SPECIFIED;
  }
}

/** Speaks a language from now on and keeps it on this device where that is allowed. */
export function chooseBillingLanguage(language: ApplicationLanguage): void {
  chosen = language;
  try {
    localStorage.setItem(KEY, language);
    chosen = null;
  } catch {
    // A browser that stores nothing speaks it until the page is left.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const useBillingLanguage = (): ApplicationLanguage => useSyncExternalStore(subscribe, billingLanguage);
