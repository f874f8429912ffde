import type { Tx } from "../../db/database.ts";

/** What the company has concluded, newest first, without the texts. */
export const conclusionsIn = (tx: Tx, accountId: string) =>
  tx
    .selectFrom("processing_agreements")
    .select(["id", "version", "at", "signer_name"])
    .where("account_id", "=", accountId)
    .orderBy("at", "desc")
    .orderBy("id")
    .execute();
export type ConclusionRow = Awaited<ReturnType<typeof conclusionsIn>>[number];

export const agreementOf = (tx: Tx, accountId: string, id: string) =>
  tx.selectFrom("processing_agreements").selectAll().where("account_id", "=", accountId).where("id", "=", id).executeTakeFirst();

export const insertAgreement = (tx: Tx, accountId: string, row: ConclusionRow & { user_id: string; document: string }) =>
  tx
    .insertInto("processing_agreements")
    .values({ ...row, account_id: accountId })
    .execute();

/** Notes that the account is told of this version; false where it was told already, or is being told. */
export async function claimAgreementNotice(tx: Tx, accountId: string, version: string): Promise<boolean> {
  const result = await tx
    .updateTable("accounts")
    .set({ agreement_told: version })
    .where("account_id", "=", accountId)
    .where("agreement_told", "is distinct from", version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
