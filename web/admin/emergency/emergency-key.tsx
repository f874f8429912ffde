import { useQuery } from "@tanstack/react-query";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState, EmptyState } from "../../ui/empty-state.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { type EmergencyOffer, mayOfferEmergency, offerEmergency } from "../../vault/keys/emergency.ts";
import { type ActionSpec, useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { EmergencyOffered } from "./emergency-offered.tsx";
import { EmergencyThere } from "./emergency-there.tsx";
import { notHeldText } from "./not-held-text.ts";

/** The account's emergency key in every state: none, there, just made and shown this one time. */
export function EmergencyKey() {
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <Managed />
    </div>
  );
}

function Managed() {
  const state = useQuery({ queryKey: queryKeys.emergency, queryFn: ({ signal }) => call(emergencyRoutes.get, {}, signal) });
  const [offer, setOffer] = useState<EmergencyOffer | null>(null);
  const isHeld = mayOfferEmergency();
  const make: ActionSpec<void, EmergencyOffer> = { run: () => offerEmergency(), failed: t("emergencyMakeFailed"), onDone: setOffer };
  const making = useAction(make);

  if (offer) return <EmergencyOffered offer={offer} onClose={() => setOffer(null)} />;
  if (state.data?.key) return <EmergencyThere emergency={state.data.key} isHeld={isHeld} renews={make} />;
  if (state.data)
    return (
      <EmptyState
        icon={KeyRound}
        title={t("emergencyNone")}
        text={isHeld ? t("emergencyNoneText") : notHeldText()}
        action={
          isHeld && (
            <div className="grid justify-items-center gap-3">
              <Problem>{making.problem}</Problem>
              <Button busy={making.busy} onClick={() => making.run()}>
                {t("emergencyMake")}
              </Button>
            </div>
          )
        }
      />
    );
  if (state.error)
    return (
      <ErrorState
        title={t("emergencyFailed")}
        text={failureText(state.error, t("emergencyFailedText"))}
        action={<Button onClick={() => void state.refetch()}>{t("tryAgain")}</Button>}
      />
    );
  return (
    <Loading label={t("loading")} className="grid gap-4">
      <Skeleton className="h-6 w-2/3" />
      <Skeleton className="h-16" />
      <Skeleton className="h-11 w-40" />
    </Loading>
  );
}
