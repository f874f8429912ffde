import type { ChannelDomain } from "@hz/contract/channels/channel-domains";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { toast } from "../../../ui/toasts.ts";
import { t } from "../../shared/texts/texts.ts";

type DnsRecordsProps = { domain: ChannelDomain; target: string | null };

/** The records that a domain takes; folded where it is proved. */
export function DnsRecords({ domain, target }: DnsRecordsProps) {
  const { name, value } = domain.record;
  const records = (
    <div className="grid gap-4">
      <DnsRecord title={t("domainRecordProof")} type="TXT" name={name} label={t("domainRecordValue")} value={value} />
      {target !== null && (
        <>
          <DnsRecord title={t("domainRecordWay")} type="CNAME" name={domain.domain} label={t("domainRecordTarget")} value={target} />
          <p className="max-w-prose text-sm text-muted">{t("domainNoCname", { target })}</p>
        </>
      )}
    </div>
  );
  if (domain.provedAt === null || domain.missingSince !== null) return records;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("domainRecords")}</summary>
      <div className="mt-2">{records}</div>
    </details>
  );
}

type DnsRecordProps = { title: string; type: string; name: string; label: string; value: string };

function DnsRecord({ title, type, name, label, value }: DnsRecordProps) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">{title}</p>
      <dl className="grid gap-2 rounded-control border border-line bg-canvas px-3 py-2 text-sm">
        <div className="grid gap-x-3 sm:grid-cols-[4rem_1fr]">
          <dt className="text-muted">{t("domainRecordType")}</dt>
          <dd className="font-mono">{type}</dd>
        </div>
        <CopiedLine label={t("domainRecordName")} value={name} />
        <CopiedLine label={label} value={value} />
      </dl>
    </div>
  );
}

function CopiedLine({ label, value }: { label: string; value: string }) {
  return (
    <div className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[4rem_1fr_auto]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0 font-mono break-all select-all">{value}</dd>
      <dd>
        <CopyButton
          size="small"
          text={value}
          label={t("domainCopyOf", { what: label })}
          copiedLabel={t("copied")}
          onFailure={() => toast({ title: t("errorTitle"), description: t("copyFailed"), variant: "destructive" })}
        />
      </dd>
    </div>
  );
}
