import { paths } from "@hz/contract/paths";
import type { CurrentUser } from "@hz/contract/people/users";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { WITH_WORDS } from "../shared/search/kept-words.ts";
import { leavePage } from "../shared/session/leave-page.ts";
import { returnPath } from "../shared/session/return-path.ts";
import { signOut } from "../shared/session/session.ts";
import { USER, useUser } from "../shared/session/user.ts";
import { StepPage } from "../shared/page/entrance.tsx";
import { t } from "../shared/texts/texts.ts";
import { CodesSheet } from "./codes-sheet.tsx";
import { EnrolForm } from "./enrol-form.tsx";
import { useFactor } from "./queries.ts";

/** The page /konto/zweiter-faktor: the only one for people of whom the company requires a second factor, until they have it. */
export function EnrolScreen() {
  const user = useUser();
  const client = useQueryClient();
  const factor = useFactor();
  const navigate = useNavigate();
  const [codes, setCodes] = useState<string[] | null>(null);
  const [search] = useSearchParams();
  // Read once: the duty leads on to the work, one's own wish back to the account.
  const [mustEnrol] = useState(user.secondFactorRequired && !user.hasSecondFactor);
  const title = codes ? t("codesTitle") : t("enrolTitle");
  usePageTitle(title);
  const next = returnPath(search, location.origin, mustEnrol ? paths.dashboard : paths.account);
  if (user.hasSecondFactor && !codes) return <Navigate to={next} replace state={WITH_WORDS} />;

  const switchedOn = (fresh: string[]) => {
    setCodes(fresh);
    client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, hasSecondFactor: true });
    void client.invalidateQueries({ queryKey: queryKeys.secondFactor });
    toast({ title: t("enrolDone") });
  };
  const leave = () => signOut().then(() => leavePage(paths.signIn));

  return (
    <StepPage
      title={title}
      lead={codes ? t("codesLead") : t("enrolLead")}
      way={
        <>
          {!codes && mustEnrol && (
            <Button variant="quiet" size="small" onClick={() => void leave()}>
              {t("signOut")}
            </Button>
          )}
          {!codes && !mustEnrol && (
            <Link to={paths.account} className={buttonClass("quiet", "small")}>
              {t("cancel")}
            </Link>
          )}
        </>
      }
      notices={
        <>
          {mustEnrol && !codes && <Notice tone="accent">{t("enrolDuty")}</Notice>}
          {factor.data?.hasRemover === false && <Notice tone="accent">{t("factorNoRemover")}</Notice>}
        </>
      }
    >
      {codes ? (
        <CodesSheet codes={codes} email={user.email} onDone={() => void navigate(next, { replace: true, state: WITH_WORDS })} />
      ) : (
        <EnrolForm onCodes={switchedOn} />
      )}
    </StepPage>
  );
}
