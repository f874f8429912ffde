import type { OnlyHere } from "@hz/contract/keys/emergency";
import type { Tx } from "../../db/database.ts";
import type { LastKeys } from "../departments/index.ts";
import { heldBesideEmergency } from "./store.ts";

type Left = Pick<OnlyHere, "heldBy" | "ends">;

/** Of each of these departments, by its id, what is left of the keys without the emergency key. */
export async function leftWithout(tx: Tx, accountId: string, emergencyId: string, last: readonly LastKeys[]): Promise<Map<string, Left>> {
  const held = await heldBesideEmergency(tx, accountId, emergencyId);
  const leftOf = ({ departmentId, epochs }: LastKeys): Left => {
    const keys = held.filter((one) => one.departmentId === departmentId && epochs.includes(one.epoch));
    return {
      heldBy: [
        ...(keys.some((one) => one.byActive) ? ["members" as const] : []),
        ...(keys.some((one) => one.byDeactivated) ? ["deactivated" as const] : []),
        ...(keys.some((one) => one.byInvited) ? ["invited" as const] : []),
      ],
      ends: keys.some((one) => !one.byActive && !one.byDeactivated && !one.byInvited),
    };
  };
  return new Map(last.map((one) => [one.departmentId, leftOf(one)]));
}
