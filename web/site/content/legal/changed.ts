/** The day on which each template's words changed last; `changed.test.ts` holds it to the words. */
export const LAST_CHANGED = { terms: "2026-11-29", privacy: "2026-11-29" } as const;
