import { isPaddedFileSize, PART_SIZE, partCountOf } from "@hz/crypto/envelope";
import type { FileClaim } from "@hz/contract/reports/messages";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { sameBytes } from "../../secrets.ts";
import { claimFile, fileOf, partsOf } from "./store.ts";

/**
 * Binds uploaded files to the report or message that names them, inside its transaction. Throws FILES_INCOMPLETE unless
 * every file is the uploader's own, still unnamed, and there with every part in its full size.
 */
export async function claimFiles(
  tx: Tx,
  accountId: string,
  claims: FileClaim[],
  to: { reportId: string; messageId: string | null; uploaderHash: Buffer },
): Promise<void> {
  for (const claim of claims) {
    const file = await fileOf(tx, accountId, claim.id);
    const whole = isPaddedFileSize(claim.sealedSize) && partCountOf(claim.sealedSize) === claim.partCount;
    if (!whole || !file || file.is_claimed || !sameBytes(file.uploader_hash, to.uploaderHash)) throw new Failure("FILES_INCOMPLETE");
    if (file.report_id !== null && file.report_id !== to.reportId) throw new Failure("FILES_INCOMPLETE");
    const parts = await partsOf(tx, accountId, claim.id);
    const sizes = (index: number) => (index < claim.partCount - 1 ? PART_SIZE : claim.sealedSize - PART_SIZE * (claim.partCount - 1));
    const complete = parts.length === claim.partCount && parts.every((part, index) => part.part === index && part.size === sizes(index));
    if (!complete) throw new Failure("FILES_INCOMPLETE");
    const won = await claimFile(tx, accountId, claim.id, { ...claim, reportId: to.reportId, messageId: to.messageId });
    if (!won) throw new Failure("FILES_INCOMPLETE");
  }
}
