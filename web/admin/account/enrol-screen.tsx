import { paths } from "@hz/contract/paths";
import type { CurrentUser } from "@hz/contract/people/users";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useStepFocus } from "../../ui/step-focus.ts";
import { toast } from "../../ui/toasts.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { leavePage } from "../shared/session/leave-page.ts";
import { returnPath } from "../shared/session/return-path.ts";
import { signOut } from "../shared/session/session.ts";
import { USER, useUser } from "../shared/session/user.ts";
import { Brand } from "../shared/page/brand.tsx";
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
  const heading = useStepFocus<HTMLHeadingElement>(title);
  const next = returnPath(search, location.origin, mustEnrol ? paths.dashboard : paths.account);
  if (user.hasSecondFactor && !codes) return <Navigate to={next} replace />;

  const switchedOn = (fresh: string[]) => {
    setCodes(fresh);
    client.setQueryData<CurrentUser>(USER, (known) => known && { ...known, hasSecondFactor: true });
    void client.invalidateQueries({ queryKey: queryKeys.secondFactor });
    toast({ title: t("enrolDone") });
  };
  const leave = () => signOut().then(() => leavePage(paths.signIn));

  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="border-b border-line bg-surface">
        <div className="mx-auto flex h-15 max-w-300 items-center justify-between gap-2 px-4 md:px-8">
          <Brand />
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
        </div>
      </header>
      <main className="mx-auto grid w-full max-w-xl content-start gap-5 px-4 py-8 sm:py-12">
        <div className="grid gap-2">
          <h1 ref={heading} tabIndex={-1} className="w-fit text-2xl">
            {title}
          </h1>
          <p className="text-muted">{codes ? t("codesLead") : t("enrolLead")}</p>
        </div>
        {mustEnrol && !codes && <Notice tone="accent">{t("enrolDuty")}</Notice>}
        {factor.data?.hasRemover === false && <Notice tone="accent">{t("factorNoRemover")}</Notice>}
        <div className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-6">
          {codes ? (
            <CodesSheet codes={codes} email={user.email} onDone={() => void navigate(next, { replace: true })} />
          ) : (
            <EnrolForm onCodes={switchedOn} />
          )}
        </div>
      </main>
    </div>
  );
}
