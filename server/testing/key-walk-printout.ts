import { emergencyRoutes, type EmergencyState } from "@hz/contract/keys/emergency";
import { epochsInUse } from "../modules/departments/index.ts";
import { send } from "./call.ts";
import type { KeyWalk, Walker } from "./key-walk.ts";

/** The keys in use that anybody of the office could still open, by their names. */
const openable = async ({ test, accountId }: KeyWalk) =>
  new Set((await test.db.tenant(accountId, (tx) => epochsInUse(tx, accountId))).map((one) => `${one.departmentId}/${one.epoch}`));

/**
 * Whoever may ends the emergency key, as its page offers it: as usual, or because its print-out is lost. Holds what the page said
 * that this ends against what it ended.
 */
export async function losePrintout(walk: KeyWalk, by: Walker): Promise<void> {
  const as = await walk.signIn(by);
  const reply = await send(walk.test.app, emergencyRoutes.get, { as });
  if (reply.statusCode !== 200) return;
  const { key } = reply.json<EmergencyState>();
  if (!key || (!key.mayEnd && (key.onlyHere.length === 0 || key.isOnlySigner))) return;
  const ends = key.onlyHere.filter((one) => one.ends).map(({ id }) => id);
  const before = await openable(walk);
  if (!(await walk.try(emergencyRoutes.remove, { as, body: { lost: key.mayEnd ? null : { id: key.id, ends } } })))
    throw new Error(`${walk.nameOf(by)} is offered to end the emergency key, and is refused`);
  walk.emergencyCode = null;
  const after = await openable(walk);
  const ended = new Set([...before].filter((one) => !after.has(one)).map((one) => one.split("/")[0]));
  if ([...ended].toSorted().join() !== ends.toSorted().join())
    throw new Error(`the page said that ${ends.length} departments lose keys, and it is ${ended.size}`);
  walk.told.push(`  the print-out is lost, and keys of ${ends.length} departments with it`);
  if (ends.length > 0) walk.happened.add("a lost print-out was said to end keys");
}
