import { type ChannelDomain, channelDomainRoutes, DOMAIN_GRACE_DAYS, type DomainCheck } from "@hz/contract/channels/channel-domains";
import { RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { formatDate, formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice, Problem } from "../../../ui/notice.tsx";
import { Pill, type Tone } from "../../../ui/pill.tsx";
import { AskedButton } from "../../shared/action/asked-button.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { CheckOutcome } from "./check-outcome.tsx";
import { DnsRecords } from "./dns-records.tsx";
import { checkDomain } from "./queries.ts";

type State = "open" | "proved" | "missing" | "lost";
const stateOf = ({ provedAt, missingSince, lostAt }: ChannelDomain): State =>
  provedAt !== null ? (missingSince === null ? "proved" : "missing") : lostAt === null ? "open" : "lost";
const PILLS: Record<State, { tone: Tone; label: string }> = {
  open: { tone: "neutral", label: t("domainOpen") },
  proved: { tone: "ok", label: t("domainProved") },
  missing: { tone: "accent", label: t("domainMissing") },
  lost: { tone: "danger", label: t("domainLost") },
};

type OwnDomainProps = { channelId: string; domain: ChannelDomain; target: string | null };

/** One domain: how far its proof is, the records that it takes, and the ways to look for them and to take it away. */
export function OwnDomain({ channelId, domain, target }: OwnDomainProps) {
  const [checked, setChecked] = useState<DomainCheck | null>(null);
  const checking = useAction({
    run: () => checkDomain(channelId, domain.id),
    failed: t("domainCheckFailed"),
    onDone: setChecked,
    onFailed: () => setChecked(null),
  });
  const isProved = domain.provedAt !== null;
  const { tone, label } = PILLS[stateOf(domain)];
  return (
    <section aria-label={domain.domain} className="grid gap-4 rounded-card border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 font-mono text-base font-semibold break-all">{domain.domain}</h3>
        <Pill tone={tone}>{label}</Pill>
      </div>
      <Standing domain={domain} />
      <DnsRecords domain={domain} target={target} />
      <div role="status" className="grid empty:hidden">
        {checked && !checking.busy && <CheckOutcome checked={checked} />}
      </div>
      <Problem>{checking.problem}</Problem>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant={isProved ? "quiet" : "primary"} busy={checking.busy} onClick={() => checking.run()}>
          <RefreshCw aria-hidden="true" className="size-4" />
          {t("domainCheck")}
        </Button>
        <AskedButton
          label={
            <>
              <Trash2 aria-hidden="true" className="size-4" />
              {t("domainRemove")}
            </>
          }
          button={{ "aria-label": t("domainRemoveOf", { domain: domain.domain }) }}
          title={t("domainRemoveTitle", { domain: domain.domain })}
          text={t(isProved ? "domainRemoveProvedText" : "domainRemoveText")}
          confirmLabel={t("domainRemove")}
          destructive
          does={{
            run: () => call(channelDomainRoutes.remove, { params: { id: channelId, domainId: domain.id } }),
            done: t("domainRemoved"),
            failed: t("domainRemoveFailed"),
            touches: [queryKeys.channels],
          }}
        />
        {domain.checkedAt !== null && (
          <p className="text-sm text-muted">{t("domainChecked", { date: formatDateTime(domain.checkedAt, "de") })}</p>
        )}
      </div>
    </section>
  );
}

/** What is so now, in a sentence. */
function Standing({ domain }: { domain: ChannelDomain }) {
  const state = stateOf(domain);
  const day = (moment: string | null) => (moment === null ? "" : formatDate(moment, "de"));
  if (state === "open") return <p>{t("domainOpenText")}</p>;
  if (state === "proved") return <p>{t("domainProvedText", { date: day(domain.provedAt) })}</p>;
  if (state === "missing")
    return <Notice tone="accent">{t("domainMissingText", { date: day(domain.missingSince), days: DOMAIN_GRACE_DAYS })}</Notice>;
  return <Notice tone="danger">{t("domainLostText", { since: day(domain.missingSince), lost: day(domain.lostAt) })}</Notice>;
}
