import { LIES_TO_LINKS } from "./lies-to-links.ts";
import { LIES_TO_OFFICES } from "./lies-to-offices.ts";
import { LIES_TO_REPORTERS } from "./lies-to-reporters.ts";

// What a server that lies can try while it serves our own programs, and what the browser makes of it. docs/threat-model.md is written
// from these lists (scripts/write-lies.ts), and each lie is told to the real code in the tests beside them: a new one is an entry in
// one of them, for which the compiler then asks the way in which it is told.
export const LIES = { ...LIES_TO_LINKS, ...LIES_TO_REPORTERS, ...LIES_TO_OFFICES };
export type LieId = keyof typeof LIES;
export const LIE_IDS = Object.keys(LIES) as LieId[];
