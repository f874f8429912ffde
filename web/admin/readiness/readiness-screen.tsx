import { paths } from "@hz/contract/paths";
import type { Readiness } from "@hz/contract/account/readiness";
import { Megaphone } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useMay } from "../shared/session/user.ts";
import { ChannelCard } from "./channel-card.tsx";
import { KeyDrillCard } from "./key-drill-card.tsx";
import { ProofButton } from "./proof/proof-button.tsx";
import { useReadiness } from "./queries.ts";
import { SharedCard } from "./shared-card.tsx";
import { t } from "./texts.ts";
import { TrainingsCard } from "./trainings-card.tsx";

/** The page /betriebsbereitschaft. */
export function ReadinessScreen() {
  usePageTitle(t("rdTitle"));
  const read = useReadiness(true);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          {/* The longest of all titles: one word that a narrow phone has no room for. */}
          <h1 className="text-3xl max-[22rem]:text-2xl">{t("rdTitle")}</h1>
          <p className="max-w-prose text-muted">{t("rdLead")}</p>
        </div>
        {read.data && <ProofButton readiness={read.data} />}
      </div>
      {read.data ? (
        <Filled readiness={read.data} />
      ) : read.error ? (
        <LoadFailed title={t("rdFailed")} text={t("rdFailedText")} query={read} />
      ) : (
        <Loading label={t("rdLoading")} className="grid gap-5">
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-48 rounded-card" />
        </Loading>
      )}
    </>
  );
}

function Filled({ readiness: { channels, checks, people } }: { readiness: Readiness }) {
  const maySet = useMay("Einstellungen");
  return (
    <>
      {!maySet && <p className="max-w-prose text-sm text-muted">{t("rdReadOnly")}</p>}
      {channels.length === 0 && (
        <Card>
          <EmptyState
            icon={Megaphone}
            title={t("rdEmpty")}
            text={t("rdEmptyText")}
            action={
              <Link to={paths.channels} className={buttonClass()}>
                {t("rdToChannels")}
              </Link>
            }
          />
        </Card>
      )}
      {channels.map((channel) => (
        <ChannelCard key={channel.id} channel={channel} />
      ))}
      <SharedCard checks={checks} />
      <KeyDrillCard />
      <TrainingsCard people={people} />
    </>
  );
}
