import type { LanguageTexts } from "../language-texts.ts";
import { categories } from "./categories.ts";
import { copies } from "./copies.ts";
import { devices } from "./devices.ts";
import { duties } from "./duties.ts";
import { office } from "./office.ts";
import { madePages } from "./made-pages.ts";
import { questions } from "./questions.ts";
import { templates } from "./templates.ts";

/** Russian, besides what the portal's pages say themselves. */
export const texts: LanguageTexts = {
  ...office,
  templates: { ...templates, ...copies },
  duties,
  devices,
  madePages,
  questions,
  categories,
};
