import { peopleRoutes } from "@hz/contract/people/people";
import { call } from "./call.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";

/** Whom this person's pages offer to release, by id; `hasCompared` tells whether they know the account's key by their own word. */
async function lookOf(walk: KeyWalk, who: Walker) {
  const held = await walk.hold(who);
  const offered = held ? (await walk.offered(who, held)).map(({ id }) => id) : [];
  return { who, offered, hasCompared: held?.knowsAccountKey ?? false };
}

/**
 * Holds the page of everybody who waits against the pages of the others, as they stand now: whoever is named without a condition
 * is offered the release at once, whoever is offered it is named, and of whom it is said that they have to compare first, that is so.
 */
export async function checkNames(walk: KeyWalk): Promise<void> {
  const looks = [];
  for (const who of walk.active) looks.push(await lookOf(walk, who));
  for (const who of walk.active) {
    const { granters, uncompared } = await call(walk.test.app, peopleRoutes.access, { as: await walk.signIn(who) });
    if (uncompared.length > 0) walk.happened.add("somebody has to compare before they can release");
    for (const { who: other, offered, hasCompared } of looks) {
      const [name, can] = [`${walk.nameOf(other)} to ${walk.nameOf(who)}`, offered.includes(who.id)];
      if (granters.includes(other.fullName) !== can)
        throw new Error(`${name}: ${can ? "can release and is not named" : "is named and cannot release"}`);
      if (uncompared.includes(other.fullName) && hasCompared) throw new Error(`${name}: is said not to have compared, and has`);
    }
  }
}
