import { mayActOn } from "@hz/contract/people/authority";
import { type Department, KEY_DAYS } from "@hz/contract/people/departments";
import type { DepartmentKey } from "@hz/contract/channels/channels";
import type { Tx } from "../../db/database.ts";
import type { UserCaller } from "../../http/handle.ts";
import { standingOf } from "../auth/index.ts";
import { comparedBy } from "../users/index.ts";
import { among, lostEpochs, newestKeys } from "../departments/index.ts";
import { deliveries, departmentRows, emergencyRow, memberRows, olderEpochs, renewerIds } from "./overview-store.ts";

/** The departments that the caller may know of, with their members, what is delivered to them, and the state of their keys. */
export async function listDepartments(tx: Tx, { accountId, userId, permissions }: UserCaller): Promise<Department[]> {
  const caller = { id: userId, permissions };
  const managesAll = permissions.includes("Benutzer und Abteilungen");
  if (!managesAll && !permissions.includes("Meldungen")) return [];
  const departments = await departmentRows(tx, accountId, managesAll ? null : userId);
  const keys = await newestKeys(tx, accountId);
  const isLost = among(await lostEpochs(tx, accountId));
  // What nobody can open nobody can seal anew, and nobody misses.
  const older = (await olderEpochs(tx, accountId, userId)).filter((row) => !isLost(row.department_id, row.epoch));
  const members = await memberRows(tx, accountId);
  const emergency = await emergencyRow(tx, accountId);
  const renewers = await renewerIds(tx, accountId);
  const compared = await comparedBy(tx, accountId);
  const { channels, categories } = await deliveries(tx, accountId);

  return departments.map(({ id, name, epoch, not_after: notAfter, made_at: madeAt, renewal_due: renewalDue }) => {
    // That there are reports is for members alone: whom a report accuses may manage the department that it lies with.
    const isMember = members.some((row) => row.department_id === id && row.user_id === userId);
    const here = isMember ? older.filter((row) => row.department_id === id) : [];
    // A former key is held where reports hang on it; who makes the next one must know it only where nobody holds the present.
    const holdsNewest = members.some((row) => row.department_id === id && row.is_reader && row.is_vouched && row.epochs.includes(epoch));
    const maySee = isMember || !holdsNewest;
    const inUse = [...here.map((row) => row.epoch), ...(isLost(id, epoch) ? [] : [epoch])];
    const lacks = (granted: readonly (number | null)[]) => inUse.filter((used) => !granted.includes(used));
    const granted = emergency.filter((row) => row.department_id === id).map((row) => row.epoch);
    return {
      id,
      name,
      key: keyOf(keys.get(id)!),
      epoch,
      notAfter,
      renewBy: Math.floor(madeAt.getTime() / 1000) + KEY_DAYS * 86_400,
      renewalDue,
      isLost: isLost(id, epoch),
      older: here.map((row) => ({ epoch: row.epoch, reports: row.reports, waiting: row.waiting })),
      members: members
        .filter((row) => row.department_id === id)
        .map((row) => ({
          userId: row.user_id,
          isReader: row.is_reader,
          isVouched: row.is_vouched,
          hasKeys: maySee ? row.epochs.length > 0 : row.epochs.includes(epoch),
          mayMove: mayActOn(caller, standingOf({ ...row, id: row.user_id })),
          missing: row.is_reader ? lacks(row.epochs) : [],
        })),
      emergencyKey: emergency[0]
        ? { userId: emergency[0].id, since: emergency[0].created_at.toISOString(), missing: lacks(granted) }
        : null,
      renewers,
      uncompared: renewers.filter((one) => !compared.has(one)),
      channels: channels.flatMap((row) => [
        ...(row.department_id === id ? [{ id: row.id, name: row.name, as: "office" as const }] : []),
        ...(row.conflict_department_id === id ? [{ id: row.id, name: row.name, as: "conflict" as const }] : []),
      ]),
      categories: categories.filter((row) => row.department_id === id).map((row) => ({ id: row.id, name: row.name })),
    };
  });
}

function keyOf(named: DepartmentKey & { name: string }): DepartmentKey {
  const { name: _, ...key } = named;
  return key;
}
