import { type DrilledPerson, KEY_STATES } from "@hz/contract/keys/key-drill";
import { t } from "./texts.ts";

/** As many names and people are drawn; the table has all of them. */
const MOST = { names: 12, people: 24 };

/** The first of the names, and how many more there are in words. */
export const fewNames = (names: readonly string[]): string[] =>
  names.length <= MOST.names ? [...names] : [...names.slice(0, MOST.names), t("kdHidden", { count: names.length - MOST.names })];

/** The people to draw, and how many are left out: where not all are drawn, whom one loss ends comes first. */
export function drawnFirst(people: readonly DrilledPerson[]): { drawn: readonly DrilledPerson[]; more: number } {
  if (people.length <= MOST.people) return { drawn: people, more: 0 };
  const drawn = people.toSorted((a, b) => KEY_STATES.indexOf(b.state) - KEY_STATES.indexOf(a.state)).slice(0, MOST.people);
  return { drawn, more: people.length - drawn.length };
}
