import { useQuery } from "@tanstack/react-query";
import { emergencyRoutes } from "@hz/contract/keys/emergency";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState, EmptyState } from "../../ui/empty-state.tsx";
import { Problem } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useStepFocus } from "../../ui/step-focus.ts";
import { type EmergencyOffer, mayOfferEmergency, offerEmergency } from "../../vault/keys/emergency.ts";
import { type ActionSpec, useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useHeldKeys } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { EmergencyOffered } from "./emergency-offered.tsx";
import { EmergencyThere, notHeldText } from "./emergency-there.tsx";

/** The page /notfallschluessel: the account's emergency key in every state: none, there, just made and shown this one time. */
export function EmergencyScreen() {
  usePageTitle(t("emergencyTitle"));
  const [offer, setOffer] = useState<EmergencyOffer | null>(null);
  // An offer has a heading of its own, which takes the focus before this one.
  const heading = useStepFocus<HTMLHeadingElement>(offer ? "offered" : "kept");
  return (
    <div className="grid max-w-xl gap-5">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="w-fit text-2xl">
          {t("emergencyTitle")}
        </h1>
        <p className="text-muted">{t("emergencyLead")}</p>
      </div>
      <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
        {offer ? <EmergencyOffered offer={offer} onClose={() => setOffer(null)} /> : <Kept onOffer={setOffer} />}
      </div>
    </div>
  );
}

/** What the server keeps, and how to make a new one. */
function Kept({ onOffer }: { onOffer: (offer: EmergencyOffer) => void }) {
  const state = useQuery({ queryKey: queryKeys.emergency, queryFn: ({ signal }) => call(emergencyRoutes.get, {}, signal) });
  useHeldKeys(); // What is read from them below is drawn anew with them.
  const isHeld = mayOfferEmergency();
  const make: ActionSpec<void, EmergencyOffer> = {
    run: () => offerEmergency(state.data?.key?.id ?? null),
    failed: t("emergencyMakeFailed"),
    onDone: onOffer,
  };
  const making = useAction(make);

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
