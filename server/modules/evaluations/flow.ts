import { isSmall, sumOf } from "./protect.ts";
import type { Reckoned } from "./reckon.ts";

/** How many reports came and ended in a period, and how many were open before and after: what was open and what came has ended or is open. */
export type Flow = { opening: number; received: number; closed: number; open: number };

export function flowOf({ tables }: Reckoned): Flow {
  const [received, closed, open] = [sumOf(tables.received.cells), sumOf(tables.outcome.cells), sumOf(tables.age.cells)];
  return { opening: open + closed - received, received, closed, open };
}

/** The flow of the period before, from this one's and what came and ended in that one. */
export const flowBefore = ({ opening }: Flow, { received, closed }: Pick<Flow, "received" | "closed">): Flow => ({
  opening: opening + closed - received,
  received,
  closed,
  open: opening,
});

/** Whether one of its four numbers is small: the other three would tell it. */
export const hasSmall = (flow: Flow): boolean => Object.values(flow).some(isSmall);
