import { paths } from "@hz/contract/paths";
import { Check } from "lucide-react";
import { Link, useLocation, useMatches, useNavigate } from "react-router";
import { ApiError } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice, Problem } from "../../ui/notice.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { Entrance } from "../shared/page/entrance.tsx";
import { LegalFooter } from "../shared/page/legal-text.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { t } from "../shared/texts/texts.ts";
import type { SignInHandle } from "./sign-in-screen.tsx";

/** The page /demo: a visitor of the site looks at the application without an account. */
export function DemoScreen() {
  usePageTitle(t("demoTitle"));
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { fetchNext } = useMatches().at(-1)!.handle as SignInHandle;
  const opening = useAction({
    run: async (_: void, signal) => (await import("./open-demo.ts")).openDemo(signal, fetchNext),
    failed: (error) => (error instanceof ApiError && error.code === "NOT_FOUND" ? t("demoMissing") : failureText(error, t("demoFailed"))),
    onDone: () => navigate(paths.dashboard, { replace: true }),
  });
  return (
    <Entrance
      title={t("demoTitle")}
      lead={t("demoLead")}
      link={{ to: paths.signIn, label: t("signIn") }}
      isDemo
      below={
        <>
          {t("demoTrial")}{" "}
          <Link to={paths.trial} className="font-semibold text-brand">
            {t("demoToTrial")}
          </Link>
        </>
      }
    >
      <div className="grid gap-5">
        {pathname + search === paths.demoOver && !opening.problem && <Notice>{t("demoOver")}</Notice>}
        <Problem>{opening.problem}</Problem>
        <ul className="grid gap-2.5">
          {[t("demoWhole"), t("demoAlone"), t("demoSilent"), t("demoEnd")].map((text) => (
            <li key={text} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <Button busy={opening.busy} onClick={() => opening.run()}>
          {opening.busy ? t("demoBusy") : t("demoStart")}
        </Button>
        <LegalFooter />
      </div>
    </Entrance>
  );
}
