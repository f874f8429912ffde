import { type ChannelDomain, DOMAIN_RECORD } from "@hz/contract/channels/channel-domains";
import type { DomainRow } from "./store.ts";

/** The record that proves a domain to be of whoever entered it. */
export const recordOf = ({ domain, token }: Pick<DomainRow, "domain" | "token">) => ({
  name: `${DOMAIN_RECORD}.${domain}`,
  value: `hinweiszentrale=${token}`,
});

const moment = (at: Date | null) => at && at.toISOString();

export const domainView = (row: DomainRow): ChannelDomain => ({
  id: row.id,
  domain: row.domain,
  record: recordOf(row),
  provedAt: moment(row.proved_at),
  missingSince: moment(row.missing_since),
  lostAt: moment(row.lost_at),
  checkedAt: moment(row.checked_at),
});
