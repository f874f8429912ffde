import type { Resealed, ResealRow } from "@hz/contract/people/departments";
import {
  type Bytes,
  departmentPublicKey,
  fromBase64Url,
  openNotesKey,
  type ReportHead,
  sealFastKey,
  sealNotesKey,
  sealReportKey,
  toBase64Url,
  userKeys,
} from "@hz/crypto";
import { sealedHeadOf } from "../report/head.ts";
import { seedName } from "../keys/keys.ts";
import { type Members, openByMember } from "./members.ts";
import { openReportKey, type Seeds } from "../report/open-rows.ts";

/** What the work needs; all of it can go to the worker. */
export type ResealKeys = {
  accountId: string;
  userId: string;
  userKey: Bytes;
  /** What the account's key signed: only this may be sealed to. */
  seeds: Seeds;
  openOnly: Seeds;
  members: Members;
};
/** The epoch that everything is sealed to from now on. */
export type ResealTarget = { departmentId: string; epoch: number };
/** What was sealed anew, and how many reports did not open and stay as they are. */
export type ResealResult = { reports: Resealed[]; unreadable: number };

/**
 * Opens each report's keys and seals them to the newest epoch. The notes key carries the name of whoever seals it. Only forward,
 * only within the department.
 */
export async function resealRows(keys: ResealKeys, target: ResealTarget, rows: readonly ResealRow[]): Promise<ResealResult> {
  const seed = keys.seeds.get(seedName(target.departmentId, target.epoch));
  // Whatever epoch the server names: where the account's key did not sign it, nothing is sealed to it.
  if (!seed) throw new Error("The newest seed is not held");
  const publicKey = await departmentPublicKey(seed);
  const { sig } = await userKeys(keys.userKey, keys.userId);

  const sealOne = async (row: ResealRow): Promise<Resealed> => {
    const from = seedName(row.sealedTo.departmentId, row.sealedTo.epoch);
    const old = keys.seeds.get(from) ?? keys.openOnly.get(from);
    if (!old || row.sealedTo.departmentId !== target.departmentId || row.sealedTo.epoch >= target.epoch)
      throw new Error("Not ours to seal");
    const before = sealedHeadOf(keys.accountId, row);
    const head: ReportHead = { ...before, ...target };
    const { reportKey } = await openReportKey(keys.accountId, old, row);
    const notes = row.notesKey;
    const notesKey =
      notes && (await openByMember(keys.members, notes.byUserId, (author) => openNotesKey(old, before, author, fromBase64Url(notes.box))));
    return {
      id: row.id,
      fromEpoch: row.sealedTo.epoch,
      sealedKey: toBase64Url(await sealReportKey(publicKey, head, reportKey)),
      fastKey: toBase64Url(await sealFastKey(seed, head, reportKey)),
      notesKey: notesKey && toBase64Url(await sealNotesKey(publicKey, head, notesKey, sig)),
    };
  };
  const sealed = await Promise.all(rows.map((row) => sealOne(row).catch(() => null)));
  const reports = sealed.filter((row) => row !== null);
  return { reports, unreadable: rows.length - reports.length };
}
