import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useMay } from "../session/user.ts";
import { usePageTitle } from "../page-title.ts";
import { StatCards } from "../reports/stat-cards.tsx";
import { t } from "../texts.ts";
import { LatestReports } from "./latest-reports.tsx";

const CARDS = [
  { figure: "total", label: t("dashboardReports") },
  { figure: "new", label: t("dashboardNew") },
  { figure: "inProgress", label: t("dashboardOpen") },
  { figure: "activeChannels", label: t("dashboardChannels") },
] as const;

/** The pages /dashboard and /app. */
export function DashboardScreen() {
  usePageTitle(t("dashboard"));
  const mayReports = useMay("Meldungen");
  const mayFigures = useMay(["Meldungen", "Statistiken"]);
  return (
    <>
      <h1 className="text-3xl">{t("dashboard")}</h1>
      {mayFigures ? <StatCards show={CARDS} /> : <Notice>{t("dashboardNothing")}</Notice>}
      {mayReports && (
        <section className="rounded-card border border-line bg-surface">
          <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-4 py-3.5 sm:px-5">
            <h2 className="text-lg">{t("dashboardAll")}</h2>
            <Link to={paths.reports} className={buttonClass("quiet", "small")}>
              {t("dashboardToReports")}
            </Link>
          </div>
          <LatestReports />
        </section>
      )}
    </>
  );
}
