import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { StatCard } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { EmergencyLacks } from "../departments/index.ts";
import { useMay, useUser } from "../shared/session/user.ts";
import { mayOpen } from "../shared/screens/screen-needs.ts";
import { usePageTitle } from "../shared/page/page-title.ts";
import { StatCards, useBelongsNowhere, useTrend } from "../reports/index.ts";
import { t } from "../shared/texts/texts.ts";
import { Sparkline } from "../../ui/sparkline.tsx";
import { LatestReports } from "./latest-reports.tsx";
import { AgreementNotice, LinksNotice, LostNotice, ReadinessNotice } from "./notices.tsx";
import { NextDeadlines } from "./next-deadlines.tsx";
import { StandInStep } from "./stand-in-step.tsx";
import { SystemStatus, useStatus } from "./system-status.tsx";
import { openOverlay } from "../shared/overlay/overlay.ts";
import { Mascot, useCompleted } from "../tutorial/index.ts";

const CARDS = [
  { figure: "total", label: t("dashboardReports"), trend: "trendReports" },
  { figure: "new", label: t("dashboardNew"), trend: "trendNew" },
  { figure: "inProgress", label: t("dashboardOpen"), trend: "trendOpen" },
  { figure: "activeChannels", label: t("dashboardChannels"), trend: "trendChannels" },
] as const;
type Figure = (typeof CARDS)[number]["figure"];

/** The pages /dashboard and /app. */
export function DashboardScreen() {
  usePageTitle(t("dashboard"));
  const mayReports = useMay("Meldungen");
  const mayChannels = useMay(["Meldungen", "Benutzer und Abteilungen", "Einstellungen"]);
  const maySet = useMay("Einstellungen");
  const mayManage = useMay("Benutzer und Abteilungen");
  const isNowhere = useBelongsNowhere();
  return (
    <>
      <h1 className="text-3xl">{t("dashboard")}</h1>
      <WelcomeBox />
      {mayManage && <StandInStep />}
      {maySet && <AgreementNotice />}
      {mayReports && <LostNotice />}
      {mayChannels && <LinksNotice />}
      {mayReports && <EmergencyLacks />}
      <div data-tutorial="overview" className="scroll-mt-20">
        {mayReports ? <Figures /> : <WithoutReports />}
      </div>
      <div className={mayReports ? "grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]" : "grid max-w-prose"}>
        {mayReports && (
          <section className="min-w-0 rounded-card border border-line bg-surface">
            <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3.5 sm:px-5">
              <h2 className="text-lg">{t("dashboardAll")}</h2>
              <Link to={paths.reports} className={buttonClass("quiet", "small")}>
                {t("dashboardToReports")}
              </Link>
            </div>
            <LatestReports />
          </section>
        )}
        <div className="grid gap-5">
          {mayReports && !isNowhere && <NextDeadlines />}
          <SystemStatus />
          <ReadinessNotice />
        </div>
      </div>
    </>
  );
}

/** What stands in their place for whoever may read no reports: figures that they may not see are absent, not zero. */
function WithoutReports() {
  const user = useUser();
  const { data } = useStatus();
  return (
    <div className="grid gap-3.5">
      {mayOpen(user, "channels") && (
        <div className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
          <StatCard
            label={t("dashboardChannels")}
            value={data ? data.channels.active.toLocaleString("de-DE") : <Skeleton className="mt-1 h-7 w-12" />}
          />
        </div>
      )}
      <Notice>
        {mayOpen(user, "evaluations") ? (
          <>
            {t("dashboardFigures")}{" "}
            <Link to={paths.evaluations} className="font-semibold">
              {t("dashboardToFigures")}
            </Link>
          </>
        ) : (
          t(user.permissions.length === 0 ? "dashboardNobody" : "dashboardNothing")
        )}
      </Notice>
    </div>
  );
}

/** The four figures, each with its last twelve weeks. */
function Figures() {
  const { data } = useTrend();
  const line = (figure: Figure) => {
    const { trend } = CARDS.find((card) => card.figure === figure)!;
    const values = data?.weeks.map((week) => week[figure]);
    return values && <Sparkline values={values} label={t(trend, { values: values.join(", ") })} />;
  };
  return <StatCards show={CARDS} beside={line} />;
}

/** The welcome box, until the tutorial was completed. */
function WelcomeBox() {
  const { fullName } = useUser();
  if (useCompleted()) return null;
  return (
    <section className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5">
      <Mascot className="size-14" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg wrap-anywhere">{t("welcomeTitle", { name: fullName })}</h2>
        <p className="text-muted">{t("welcomeText")}</p>
      </div>
      <Button onClick={() => void openOverlay("tutorial")}>{t("tutorialStart")}</Button>
    </section>
  );
}
