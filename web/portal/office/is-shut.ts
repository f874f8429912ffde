import type { Case } from "@hz/contract/reports/reports";

/** Whether nobody of the office can open the case any more, be it closed for that already or not. */
export const isShut = ({ lostAt, held }: Pick<Case, "lostAt" | "held">): boolean => lostAt !== null || held === "lost";
