import { DOMAIN_GRACE_DAYS, type DomainCheck, type DomainOutcome } from "@hz/contract/channels/channel-domains";
import type { ComponentProps } from "react";
import { Notice } from "../../../ui/notice.tsx";
import { t } from "../../shared/texts/texts.ts";

/** A resolver that is away is nothing that anybody did wrong. */
const TONES: Record<DomainOutcome, ComponentProps<typeof Notice>["tone"]> = {
  proved: "ok",
  missing: "accent",
  other: "accent",
  several: "accent",
  taken: "accent",
  unreachable: "info",
};

/** What a look at the DNS found, and what to do about it. */
export function CheckOutcome({ checked: { domain, outcome, found } }: { checked: DomainCheck }) {
  const values = { name: domain.record.name, found: found.map((text) => `„${text}“`).join(", "), days: DOMAIN_GRACE_DAYS };
  return (
    <Notice tone={TONES[outcome]}>
      <p className="font-semibold">{t(`domainIs_${outcome}`, values)}</p>
      <p>{t(`domainIs_${outcome}Text`, values)}</p>
    </Notice>
  );
}
