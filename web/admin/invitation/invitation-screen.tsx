import { type InvitationOffer, invitationRoutes } from "@hz/contract/people/invitations";
import { paths } from "@hz/contract/paths";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { authToken } from "../../api/auth-token.ts";
import { ApiError, call } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Entrance } from "../shared/page/entrance.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { signOut } from "../shared/session/session.ts";
import { t } from "../shared/texts/texts.ts";
import { AcceptForm } from "./accept-form.tsx";

/** The page /einladung: where an invitation's link leads. */
export function InvitationScreen() {
  usePageTitle(t("acceptTitle"));
  const token = useSearchParams()[0].get("token") ?? "";
  const [isSignedIn, setSignedIn] = useState(() => authToken() !== null);
  const offer = useQuery({
    queryKey: ["invitation", token],
    queryFn: ({ signal }) => call(invitationRoutes.offer, { query: { token } }, signal),
    enabled: token !== "",
    // What was typed stands on the form: nothing may take it away.
    staleTime: Infinity,
  });
  // A guest holds nothing but what the code opens.
  const isEnded = offer.data?.isGuest === true && !offer.data.hasCode;
  const lead = offer.data ? t("acceptLead", { inviter: offer.data.invitedBy, company: offer.data.companyName }) : "";
  return (
    <Entrance
      title={t("acceptTitle")}
      lead={lead}
      link={{ to: paths.signIn, label: t("signIn") }}
      below={
        <>
          {t("acceptHasAccount")}{" "}
          <Link to={paths.signIn} className="font-semibold text-brand">
            {t("signIn")}
          </Link>
        </>
      }
    >
      {offer.data?.address === "taken" && <AddressTaken offer={offer.data} />}
      {offer.data && offer.data.address !== "taken" && isSignedIn && <SignedIn onDone={() => setSignedIn(false)} />}
      {isEnded && <ErrorState title={t("acceptInvalid")} text={t("acceptGuestEnded")} />}
      {offer.data && offer.data.address !== "taken" && !isSignedIn && !isEnded && (
        <div className="grid gap-4">
          {offer.data.address === "unconfirmed" && <AddressUnconfirmed />}
          <AcceptForm offer={offer.data} token={token} onTaken={() => void offer.refetch()} />
        </div>
      )}
      {!offer.data && token !== "" && !offer.error && (
        <Loading label={t("loading")} className="grid gap-4">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Loading>
      )}
      {(token === "" || offer.error) && <Failed error={offer.error} busy={offer.isFetching} retry={() => void offer.refetch()} />}
    </Entrance>
  );
}

function Failed({ error, busy, retry }: { error: Error | null; busy: boolean; retry: () => void }) {
  const isInvalid = error === null || (error instanceof ApiError && ["TOKEN_INVALID", "INVALID_INPUT"].includes(error.code));
  if (isInvalid) return <ErrorState title={t("acceptInvalid")} text={t("acceptInvalidText")} />;
  return (
    <ErrorState
      title={t("acceptLoadFailed")}
      text={failureText(error, "")}
      action={
        <Button busy={busy} onClick={retry}>
          {t("tryAgain")}
        </Button>
      }
    />
  );
}

/** Signing in answers nothing here: it leads to another company's account. */
function AddressTaken({ offer: { email, invitedBy: inviter } }: { offer: InvitationOffer }) {
  return (
    <Notice tone="accent">
      <p role="alert" className="font-semibold">
        {t("acceptTaken")}
      </p>
      <p className="min-w-0 wrap-anywhere">{t("acceptTakenText", { email, inviter })}</p>
    </Notice>
  );
}

/** The invitation came to the mailbox, so its reader has the address: said before, because the other account may be their own. */
function AddressUnconfirmed() {
  return (
    <Notice tone="accent">
      <p className="font-semibold">{t("acceptUnconfirmed")}</p>
      <p>{t("acceptUnconfirmedText")}</p>
    </Notice>
  );
}

function SignedIn({ onDone }: { onDone: () => void }) {
  // Here it ends in any case, whether the server heard of it or not.
  const leaving = useAction({ run: signOut, failed: () => null, onDone });
  return (
    <div className="grid gap-4">
      <p>
        <b className="font-semibold">{t("acceptSignedIn")}</b> {t("acceptSignedInText")}
      </p>
      <Button busy={leaving.busy} onClick={() => leaving.run()}>
        {t("acceptSignOut")}
      </Button>
    </div>
  );
}
