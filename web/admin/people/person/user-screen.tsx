import { paths } from "@hz/contract/paths";
import type { ManagedUser } from "@hz/contract/people/people";
import { ArrowLeft, UserRoundX } from "lucide-react";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { ApiError } from "../../../api/client.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { failureText } from "../../shared/failures/failure-text.ts";
import { usePageTitle } from "../../shared/page/page-title.ts";
import { t } from "../../shared/texts/texts.ts";
import { usePerson } from "../queries.ts";
import { UserActions } from "./user-actions.tsx";
import { UserForm } from "./user-form.tsx";
import { UserSummary } from "./user-summary.tsx";

/** The page /benutzer/{id}. */
export function UserScreen() {
  const { id = "" } = useParams();
  usePageTitle(t("userDetails"));
  return <OneUser key={id} id={id} />;
}

function OneUser({ id }: { id: string }) {
  const person = usePerson(id);
  return (
    <>
      <div className="grid justify-items-start gap-2">
        <Link to={paths.users} className={buttonClass("ghost", "small")}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("userBack")}
        </Link>
        <h1 className="text-3xl">{t("userDetails")}</h1>
      </div>
      {person.data ? <Details user={person.data} /> : <Pending person={person} />}
    </>
  );
}

function Details({ user }: { user: ManagedUser }) {
  // The router asks in one place only before a screen is left: the form asks for the code as well.
  const [showsCode, setShowsCode] = useState(false);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
      <div className="grid gap-5">
        <UserSummary user={user} />
        <UserForm user={user} showsCode={showsCode} />
      </div>
      <UserActions user={user} onCode={setShowsCode} />
    </div>
  );
}

function Pending({ person }: { person: ReturnType<typeof usePerson> }) {
  const { error, isFetching, refetch } = person;
  if (!error)
    return (
      <Loading label={t("loading")} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div className="grid gap-5">
          <Skeleton className="h-36 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
        <Skeleton className="h-48 rounded-card" />
      </Loading>
    );
  const isMissing = error instanceof ApiError && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");
  return (
    <Card>
      {isMissing ? (
        <EmptyState
          icon={UserRoundX}
          title={t("userMissing")}
          text={t("userMissingText")}
          action={
            <Link to={paths.users} className={buttonClass()}>
              {t("userBack")}
            </Link>
          }
        />
      ) : (
        <ErrorState
          title={t("userFailed")}
          text={failureText(error, "")}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t("tryAgain")}
            </Button>
          }
        />
      )}
    </Card>
  );
}
