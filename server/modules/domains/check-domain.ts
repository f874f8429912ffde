import { DOMAIN_GRACE_DAYS, type DomainCheck, type DomainOutcome } from "@hz/contract/channels/channel-domains";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import { record } from "../audit/index.ts";
import { lookUpTexts } from "./look-up.ts";
import { claimDomain, domainOfId, type DomainRow, lockDomain, releaseDomain, suffixOf, updateDomain } from "./store.ts";
import { domainView, recordOf } from "./view.ts";

const GRACE_MS = DOMAIN_GRACE_DAYS * 86_400_000;
const SHOWN = 3;
const SHOWN_CHARACTERS = 120;

type Looked = { accountId: string; now: Date; isThere: boolean; values: string[] };

/**
 * Looks for a domain's record, and keeps what that proves or no longer proves; null where there is no such domain. A resolver that does
 * not answer changes nothing. `actor` is whoever asked, null for the service itself.
 */
export async function checkDomain(ctx: Context, accountId: string, id: string, actor: string | null): Promise<DomainCheck | null> {
  const known = await ctx.db.tenant(accountId, (tx) => domainOfId(tx, accountId, id));
  if (!known) return null;
  const { name, value } = recordOf(known);
  // Not while a transaction waits: an answer takes seconds at worst.
  const values = await lookUpTexts(name, ctx.config.dnsServers);
  if (values === null) return { domain: domainView(known), outcome: "unreachable", found: [] };
  const looked = { accountId, now: ctx.now(), isThere: values.includes(value), values };
  return ctx.db.tenant(accountId, async (tx) => {
    const row = await lockDomain(tx, accountId, id);
    if (!row) return null;
    const { outcome, after } = row.proved_at === null ? await prove(tx, row, looked, actor) : await keep(tx, row, looked);
    if (after.proved_at?.getTime() !== row.proved_at?.getTime() || after.missing_since?.getTime() !== row.missing_since?.getTime())
      emit(accountId, { type: "channels-changed", ref: null });
    const found = values.filter((text) => text !== value).map((text) => text.slice(0, SHOWN_CHARACTERS));
    return { domain: domainView(after), outcome, found: found.slice(0, SHOWN) };
  });
}

type Kept = { outcome: DomainOutcome; after: DomainRow };

const missed = ({ values }: Looked): DomainOutcome => (values.length === 0 ? "missing" : "other");

/** The record proves a domain where it stands there alone: beside that of another company it would not say whose it is. */
async function prove(tx: Tx, row: DomainRow, looked: Looked, actor: string | null): Promise<Kept> {
  const { accountId, now, isThere, values } = looked;
  const unproved = async (outcome: DomainOutcome) => ({ outcome, after: await updateDomain(tx, accountId, row.id, { checked_at: now }) });
  if (!isThere) return unproved(missed(looked));
  if (values.length > 1) return unproved("several");
  const linkSuffix = (await suffixOf(tx, accountId, row.channel_id))!;
  if (!(await claimDomain(tx, accountId, row, linkSuffix))) return unproved("taken");
  record(accountId, { actor, action: "channel.domain-proved", target: row.channel_id, details: { domain: row.domain } });
  const change = { proved_at: now, missing_since: null, lost_at: null, checked_at: now };
  return { outcome: "proved", after: await updateDomain(tx, accountId, row.id, change) };
}

/** A proof holds while its record is there, and for some days after it was last missed for the first time. */
async function keep(tx: Tx, row: DomainRow, looked: Looked): Promise<Kept> {
  const { accountId, now, isThere } = looked;
  if (isThere) return { outcome: "proved", after: await updateDomain(tx, accountId, row.id, { missing_since: null, checked_at: now }) };
  const since = row.missing_since ?? now;
  if (now.getTime() - since.getTime() < GRACE_MS)
    return { outcome: missed(looked), after: await updateDomain(tx, accountId, row.id, { missing_since: since, checked_at: now }) };
  await releaseDomain(tx, accountId, row.id);
  record(accountId, { actor: null, action: "channel.domain-lost", target: row.channel_id, details: { domain: row.domain } });
  const change = { proved_at: null, missing_since: since, lost_at: now, checked_at: now };
  return { outcome: missed(looked), after: await updateDomain(tx, accountId, row.id, change) };
}
