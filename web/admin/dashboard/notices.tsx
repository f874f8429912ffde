import { worst } from "@hz/contract/account/readiness-rules";
import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { buttonClass } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useReadiness } from "../readiness/index.ts";
import { useCounts } from "../reports/index.ts";
import { useChannels } from "../shared/names/queries.ts";
import { keepWords, WITH_WORDS } from "../shared/search/kept-words.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";

/** Says how many open reports nobody can open any more, until they are closed; else nothing. */
export function LostNotice() {
  const count = useCounts().data?.lost ?? 0;
  if (count === 0) return null;
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 basis-96 grow">
          <b className="font-semibold">{t("lostReports", { count })}</b> {t("lostReportsText", { count })}
        </p>
        <Link
          to={paths.reports}
          state={WITH_WORDS}
          onClick={() => keepWords(paths.reports, t("lostSearch"))}
          className={buttonClass("quiet", "small")}
        >
          {t("lostReportsShow")}
        </Link>
      </div>
    </Notice>
  );
}

/** One line where a channel is not ready; nothing where all are, or nobody could tell. */
export function ReadinessNotice() {
  const { data } = useReadiness(useMay(["Meldungen", "Einstellungen"]));
  const lights = data?.channels.map(({ light }) => light) ?? [];
  const light = worst(lights);
  if (light === "ready") return null;
  const count = lights.filter((one) => one === light).length;
  return (
    <Notice tone={light === "check" ? "accent" : "danger"}>
      <p>
        <b className="font-semibold">{t("readiness")}:</b> {t(`readinessTold_${light}`, { count })}{" "}
        <Link to={paths.readiness} className="font-semibold">
          {t("readinessShow")}
        </Link>
      </p>
    </Notice>
  );
}

/** Offers the agreement on processing until it is concluded as it stands today; nothing where there is none to conclude. */
export function AgreementNotice() {
  const { data } = useReadiness();
  const reason = data?.checks.find(({ check }) => check === "processing")?.reason;
  if (reason !== "processing-missing" && reason !== "processing-changed") return null;
  const [title, text] =
    reason === "processing-missing"
      ? (["agreementMissing", "agreementMissingText"] as const)
      : (["agreementChanged", "agreementChangedText"] as const);
  return (
    <Notice tone="accent">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 basis-96 grow">
          <b className="font-semibold">{t(title)}</b> {t(text)}
        </p>
        <Link to={paths.processing} className={buttonClass("quiet", "small")}>
          {t("agreementOpen")}
        </Link>
      </div>
    </Notice>
  );
}

/** Says that links and posters of channels are refused since there is a new account key, until they are renewed; else nothing. */
export function LinksNotice() {
  const mayOpen = useMay(["Einstellungen"]);
  const ended = useChannels().data?.filter(({ isActive, linksEndedAt }) => isActive && linksEndedAt !== null) ?? [];
  const [first] = ended;
  if (!first) return null;
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 basis-96 grow">
          <b className="font-semibold">{t("linksToRenew", { count: ended.length })}</b> {t("linksToRenewText")}
        </p>
        {mayOpen && (
          <Link to={`${paths.channels}?kanal=${first.id}`} className={buttonClass("quiet", "small")}>
            {t("linksToRenewShow")}
          </Link>
        )}
      </div>
    </Notice>
  );
}
