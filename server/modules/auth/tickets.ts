import { randomBytes } from "node:crypto";
import type { Insertable, Selectable } from "kysely";
import { TICKET_MINUTES } from "@hz/contract/limits";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { Failure } from "../../http/failures.ts";
import { sha256 } from "./store.ts";

type Purpose = "second-factor" | "passkey-sign-in" | "passkey-add";
type Row = Selectable<Tables["directory_tickets"]>;
/** A ticket with whose it is; tickets of a sign-in by passkey alone belong to nobody yet. */
export type Ticket = Row & { account_id: string; user_id: string };

/** Issues a ticket of 256 bits for ten minutes; only its hash is stored. */
export async function issueTicket(
  ctx: Context,
  tx: Tx,
  purpose: Purpose,
  facts: Partial<Pick<Insertable<Tables["directory_tickets"]>, "account_id" | "user_id" | "remember" | "challenge">>,
): Promise<string> {
  const ticket = randomBytes(32).toString("base64url");
  const expires_at = new Date(ctx.now().getTime() + TICKET_MINUTES * 60_000);
  await tx
    .insertInto("directory_tickets")
    .values({ ...facts, ticket_hash: sha256(ticket), purpose, expires_at })
    .execute();
  return ticket;
}

/** A living ticket, to look at; throws TICKET_EXPIRED for one that is used, too old, of another purpose or nobody's. */
export async function findTicket(ctx: Context, ticket: string, purpose: Purpose): Promise<Ticket> {
  const row = await ctx.db.find((tx) =>
    tx
      .selectFrom("directory_tickets")
      .selectAll()
      .where("ticket_hash", "=", sha256(ticket))
      .where("purpose", "=", purpose)
      .where("expires_at", ">", ctx.now())
      .executeTakeFirst(),
  );
  if (!row) throw new Failure("TICKET_EXPIRED");
  return row as Ticket;
}

/** Keeps what a passkey is asked with the ticket. */
export const saveChallenge = (ctx: Context, ticket: string, challenge: Buffer) =>
  ctx.db.inEach((tx) => tx.updateTable("directory_tickets").set({ challenge }).where("ticket_hash", "=", sha256(ticket)).execute());

/** Uses a ticket up, in the transaction of what it permits; throws TICKET_EXPIRED when there is none, or somebody was faster. */
export async function useTicket(ctx: Context, tx: Tx, ticket: string, purpose: Purpose): Promise<Row> {
  const row = await tx
    .deleteFrom("directory_tickets")
    .where("ticket_hash", "=", sha256(ticket))
    .where("purpose", "=", purpose)
    .where("expires_at", ">", ctx.now())
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new Failure("TICKET_EXPIRED");
  return row;
}

/** Ends every half sign-in of a user, because the password it began with holds no more. */
export const dropTickets = (tx: Tx, accountId: string, userId: string) =>
  tx.deleteFrom("directory_tickets").where("account_id", "=", accountId).where("user_id", "=", userId).execute();
