import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { allRoutes } from "@hz/contract/routes";
import type { Dice } from "./random.ts";
import { spoiltPart } from "./spoil.ts";
import { addressOf, type Headers, type Target } from "./target.ts";

const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g;
const MOST = 2_000;

/** Ids that exist, as the service's own answers named them, and what stands in the addresses of its routes. */
export type Known = {
  ids: () => string[];
  learn: (text: string) => void;
  param: (name: string, dice?: Dice) => string;
  /** Each request from an address of its own: else the limits for one origin would be all that is met. */
  origin: () => Headers;
};

export function createKnown(): Known {
  const ids = new Set<string>();
  let origins = 0;
  const some = (at: number) => [...ids].at(at % Math.max(ids.size, 1)) ?? crypto.randomUUID();
  return {
    ids: () => [...ids],
    learn: (text) => {
      for (const [id] of text.matchAll(UUID)) if (ids.size < MOST) ids.add(id);
    },
    param: (name, dice) => {
      if (dice?.chance(0.05)) return spoiltPart(dice);
      if (/suffix/i.test(name)) return DEMO_LINK_SUFFIX;
      if (/^(part|n|number|year)$/i.test(name)) return String(dice?.below(4) ?? 0);
      return some(dice?.below(MOST) ?? 0);
    },
    origin: () => {
      origins += 1;
      return { "x-forwarded-for": `10.${(origins >> 16) & 255}.${(origins >> 8) & 255}.${origins & 255}` };
    },
  };
}

/** Reads whatever somebody may read, so that the ids of what exists are known; again with these for what lies below. */
export async function learnAll(target: Target, headers: Headers, known: Known): Promise<void> {
  for (let round = 0; round < 2; round++)
    for (const route of allRoutes.filter(({ method, access, answer }) => method === "GET" && access === "user" && answer !== "events"))
      known.learn((await target.ask("GET", addressOf(route, known.param), headers)).text);
}
