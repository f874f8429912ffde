import type { DepartmentKey } from "@hz/contract/channels/channels";
import type { NewTransfer } from "@hz/contract/procedure/handover";
import type { Report } from "@hz/contract/reports/reports";
import { fromBase64Url, newNotesKey, sealFastKey, sealNote, sealNotesKey, sealReportKey, toBase64Url } from "@hz/crypto";
import { isSigned } from "../report/check-key.ts";
import { encodeNote } from "../content/content.ts";
import { keysInHand, KeyNotSigned } from "../keys/held-keys.ts";
import { seedName } from "../keys/keys.ts";
import { headToSign } from "../keys/log-in-hand.ts";
import { notesKeyOf } from "../content/notes.ts";
import type { OpenReport } from "../report/open-report.ts";

type Place = Pick<OpenReport, "head" | "sealedHead" | "reportKey" | "seed">;
/** A remark for whoever takes over, and how its author is called. */
type Remark = { id: string; author: string; text: string };
type SealedTransfer = Omit<NewTransfer, "id" | "reason">;

/**
 * Seals a report's keys to another department's newest key; everything under these keys stays as it is. `keyBox` is the sealed
 * notes key or null. Throws KeyNotSigned where the known account key did not sign the department's, or its time is over, and
 * CryptoFailure.
 */
export async function sealTransfer(
  open: Place,
  keyBox: Report["notesKey"],
  target: DepartmentKey,
  remark: Remark | null,
): Promise<SealedTransfer> {
  const { accountId, accountPublicKey, knowsAccountKey, userId, sig, seeds } = keysInHand();
  if (!knowsAccountKey || !(await isSigned(accountId, accountPublicKey, target).catch(() => false))) throw new KeyNotSigned();
  const { departmentId, epoch } = target;
  const publicKey = fromBase64Url(target.publicKey);
  const head = { ...open.sealedHead, departmentId, epoch };
  const notesKey = keyBox ? await notesKeyOf(open, keyBox) : remark ? newNotesKey() : null;
  // Who belongs to both departments can make the small box as well; for anybody else the first reader does.
  const seed = seeds.get(seedName(departmentId, epoch));
  return {
    from: { departmentId: open.sealedHead.departmentId, epoch: open.sealedHead.epoch },
    to: { departmentId, epoch },
    sealedKey: toBase64Url(await sealReportKey(publicKey, head, open.reportKey)),
    fastKey: seed ? toBase64Url(await sealFastKey(seed, head, open.reportKey)) : null,
    notesKey: notesKey && { box: toBase64Url(await sealNotesKey(publicKey, head, notesKey, sig)), isFirst: keyBox === null },
    note: notesKey && remark ? await sealed(notesKey, remark) : null,
  };

  async function sealed(key: typeof open.reportKey, { id, author, text }: Remark): Promise<NewTransfer["note"]> {
    const time = Math.floor(Date.now() / 1000);
    const content = encodeNote({ authorId: userId, author, time, text, log: await headToSign() });
    return { id, box: toBase64Url(await sealNote(key, open.head, id, content, sig, "note")), notesKey: null, sealedTo: null };
  }
}
