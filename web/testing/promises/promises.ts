import { AGREEMENT } from "./agreement.ts";
import type { Said } from "./face.ts";
import { PORTAL } from "./portal.ts";
import { PRIVACY } from "./privacy.ts";
import { SIMPLE } from "./simple.ts";
import { SITE } from "./site.ts";
import { TERMS } from "./terms.ts";

/** What is promised, by where it stands. docs/promises.md is written from it (scripts/write-promises.ts). */
export const SAID = {
  portal: PORTAL,
  simple: SIMPLE,
  site: SITE,
  terms: TERMS,
  privacy: PRIVACY,
  agreement: AGREEMENT,
} as const satisfies Record<string, Said>;
export type Face = keyof typeof SAID;
export const FACES = Object.keys(SAID) as Face[];
export const FACE_NAMES: Record<Face, string> = {
  portal: "Portal",
  simple: "Portal in Leichte Sprache",
  site: "Site and sign-up",
  terms: "Terms (AGB)",
  privacy: "Privacy notice",
  agreement: "Agreement on processing, and what stands beside it",
};
