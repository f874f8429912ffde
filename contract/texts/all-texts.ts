import type { PortalLanguage } from "../languages.ts";
import { texts as de } from "./de/index.ts";
import { texts as en } from "./en/index.ts";
import type { LanguageTexts } from "./language-texts.ts";

/** Every language at once: for the server, which never sends them together. */
export const ALL_TEXTS: Record<PortalLanguage, LanguageTexts> = { de, en };
