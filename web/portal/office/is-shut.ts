import type { Case } from "@hz/contract/reports/reports";

/** Takes a case and tells whether nobody of the office can open it any more, closed for that or not yet. */
export const isShut = ({ lostAt, held }: Pick<Case, "lostAt" | "held">): boolean => lostAt !== null || held === "lost";
