import { randomBytes } from "node:crypto";
import type { Tx } from "../db/database.ts";
import { newId } from "../db/new-id.ts";
import { claimDomain, insertDomain } from "../modules/domains/store.ts";
import type { TestOffice } from "./builders.ts";

/** Gives an office's channel duties, a logo and a domain of its own, as if the domain's record had been found; resolves to its id. */
export async function fillChannel(tx: Tx, { accountId, channel }: TestOffice): Promise<{ id: string }> {
  const { id } = await tx.selectFrom("channels").select("id").executeTakeFirstOrThrow();
  const of = { account_id: accountId, channel_id: id };
  await tx
    .insertInto("channel_duties")
    .values({ ...of, facts: "{}", bodies: "[]", texts: "{}" })
    .execute();
  await tx
    .insertInto("channel_logos")
    .values({ ...of, hash: "ab", content: randomBytes(50_000) })
    .execute();
  const row = await insertDomain(tx, accountId, { id: newId(), channelId: id, domain: "hinweise.muster.example", token: "t" });
  await claimDomain(tx, accountId, row!, channel.linkSuffix);
  return { id };
}
