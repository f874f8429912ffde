import type { Figure } from "../figures.ts";

/** A figure, and whether it is what it must be. */
export type Held = Figure & { isHeld: boolean };
