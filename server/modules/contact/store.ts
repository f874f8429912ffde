import type { Tx } from "../../db/database.ts";

/** Keeps an inquiry and tells whether it is new: the same form sent twice is one. */
export async function insertInquiry(tx: Tx, row: { id: string; sealed: Buffer; at: Date }): Promise<boolean> {
  const inserted = await tx
    .insertInto("contact_inquiries")
    .values({ id: row.id, sealed: row.sealed, created_at: row.at })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The inquiry's box while it has not been told to everybody, and when it came. */
export const findInquiry = async (tx: Tx, id: string): Promise<{ sealed: Buffer; at: Date } | null> => {
  const row = await tx.selectFrom("contact_inquiries").select(["sealed", "created_at"]).where("id", "=", id).executeTakeFirst();
  return row?.sealed ? { sealed: row.sealed, at: row.created_at } : null;
};

/** Drops what was written; that there was an inquiry is known for some days more. */
export const emptyInquiry = (tx: Tx, id: string) =>
  tx.updateTable("contact_inquiries").set({ sealed: null }).where("id", "=", id).execute();

/** The inquiries that came before this time and are still not told. */
export const unsentInquiries = async (tx: Tx, before: Date): Promise<string[]> =>
  (await tx.selectFrom("contact_inquiries").select("id").where("sealed", "is not", null).where("created_at", "<", before).execute()).map(
    ({ id }) => id,
  );

export const deleteInquiries = (tx: Tx, before: Date, { told }: { told: boolean }) =>
  tx
    .deleteFrom("contact_inquiries")
    .where("created_at", "<", before)
    .$if(told, (query) => query.where("sealed", "is", null))
    .execute();
