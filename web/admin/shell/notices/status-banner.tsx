import { paths } from "@hz/contract/paths";
import { isReleasedAddress } from "@hz/contract/sign-in/verification";
import { CircleCheck, CircleSlash, Clock, MailWarning, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { formatDate, formatTime } from "../../../i18n/dates.ts";
import { useResend } from "../../auth/index.ts";
import { leavePage } from "../../shared/session/leave-page.ts";
import { signOut } from "../../shared/session/session.ts";
import { useOrdered } from "../../shared/session/ordered.ts";
import { useFreshUser } from "../../shared/session/user.ts";
import { NewTabLink } from "../../shared/page/new-tab-link.tsx";
import { t } from "../../shared/texts/texts.ts";
import { type Banner, bannerOf } from "./banner-of.ts";
import { mayOpen } from "../../shared/screens/screen-needs.ts";

/** The top banner (specification 4.3): the one thing about the address or the plan that comes first. */
export function StatusBanner() {
  const user = useFreshUser();
  const ordered = useOrdered(user);
  const banner = user && bannerOf(user, Date.now());
  if (!banner) return null;
  if (banner.kind === "demo") return <VisitorsDemo until={banner.until} />;
  if (banner.kind === "verify") return isReleasedAddress(user.email) ? <Released /> : <Unconfirmed email={user.email} />;
  if (ordered !== null) return <Ordered plan={ordered} />;
  return <Plan banner={banner} isPayer={mayOpen(user, "billing")} />;
}

type PlanBanner = Exclude<Banner, { kind: "verify" | "demo" }>;
const LOOKS = {
  trial: { icon: Clock, ground: "bg-info-soft", sign: "text-info" },
  "trial-over": { icon: TriangleAlert, ground: "bg-danger-soft", sign: "text-danger" },
  "past-due": { icon: TriangleAlert, ground: "bg-accent-soft", sign: "text-accent" },
  collecting: { icon: Clock, ground: "bg-info-soft", sign: "text-info" },
  "ended-unpaid": { icon: TriangleAlert, ground: "bg-danger-soft", sign: "text-danger" },
  canceled: { icon: CircleSlash, ground: "bg-canvas", sign: "text-muted" },
  active: { icon: CircleCheck, ground: "bg-ok-soft", sign: "text-ok" },
} as const;

function Plan({ banner, isPayer }: { banner: PlanBanner; isPayer: boolean }) {
  const { icon: Icon, ground, sign } = LOOKS[banner.kind];
  return (
    <Bar
      ground={ground}
      text={<Sentence banner={banner} />}
      icon={<Icon aria-hidden="true" className={classNames("mt-0.5 size-5 shrink-0", sign)} />}
    >
      {isPayer && (
        <span className="flex flex-wrap gap-2">
          {wordsOf(banner).map((label) => (
            <Link key={label} to={paths.billing} className={buttonClass("quiet", "small")}>
              {label}
            </Link>
          ))}
        </span>
      )}
    </Bar>
  );
}

function wordsOf({ kind }: PlanBanner): string[] {
  if (kind === "trial") return [t("bannerChoose"), t("bannerManage")];
  if (kind === "trial-over") return [t("bannerChooseNow")];
  if (kind === "past-due") return [t("bannerPay")];
  if (kind === "ended-unpaid") return [t("planNeededLink")];
  return [kind === "canceled" ? t("bannerRenew") : t("bannerManage")];
}

function Sentence({ banner }: { banner: PlanBanner }) {
  if (banner.kind === "trial")
    return (
      <>
        {banner.daysLeft} {banner.daysLeft === 1 ? t("bannerDay") : t("bannerDays")} {t("bannerTrial")}
      </>
    );
  if (banner.kind === "trial-over") return t("bannerTrialOver");
  if (banner.kind === "past-due") return t("bannerPastDue");
  if (banner.kind === "collecting") return t("bannerCollecting");
  if (banner.kind === "ended-unpaid") return t("bannerEndedUnpaid", { date: formatDate(banner.on, "de") });
  if (banner.kind === "canceled")
    return (
      <>
        {t(banner.isOver ? "bannerCanceledOver" : "bannerCanceled")} {banner.until ? formatDate(banner.until, "de") : t("bannerSoon")}.{" "}
        {t("bannerCanceledKeeps")}
      </>
    );
  return (
    <>
      {banner.planName} {t("bannerActive")} {formatDate(banner.next, "de")}
    </>
  );
}

/** In place of what holds until the order is read: nobody is to choose a plan twice. */
const Ordered = ({ plan }: { plan: string }) => (
  <Bar
    ground="bg-ok-soft"
    text={t("bannerOrdered", { plan })}
    icon={<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />}
  />
);

/** Says when a visitor's demo ends, and leaves it then: there is nothing any more. */
function VisitorsDemo({ until }: { until: string }) {
  useEffect(() => {
    const timer = setTimeout(() => void signOut().then(() => leavePage(paths.demoOver)), Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return (
    <Bar
      ground="bg-info-soft"
      text={t("bannerDemo", { time: formatTime(until, "de") })}
      icon={<Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-info" />}
    >
      <NewTabLink href={paths.trial} className={buttonClass("quiet", "small")}>
        {t("bannerDemoTrial")}
      </NewTabLink>
    </Bar>
  );
}

function Unconfirmed({ email }: { email: string }) {
  const { resending, isWaiting, label } = useResend(t("resendDoneOwn"), "toast");
  return (
    <Bar
      ground="bg-accent-soft"
      text={t("bannerVerify")}
      icon={<MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />}
    >
      <Button variant="quiet" size="small" busy={resending.busy} disabled={isWaiting} onClick={() => resending.run({ email })}>
        {label}
      </Button>
    </Bar>
  );
}

/** Whoever reads the mails of the address took it back: nothing reaches this person any more. */
function Released() {
  return (
    <Bar
      ground="bg-accent-soft"
      text={t("bannerReleased")}
      icon={<MailWarning aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />}
    >
      <Link to={paths.account} className={buttonClass("quiet", "small")}>
        {t("releasedGo")}
      </Link>
    </Bar>
  );
}

function Bar({ ground, icon, text, children }: { ground: string; icon: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <section aria-label={t("bannerLabel")} className={classNames("border-b border-line", ground)}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-2 md:px-6">
        <p className="flex min-w-0 flex-1 basis-72 gap-2.5">
          {icon}
          <span>{text}</span>
        </p>
        {children}
      </div>
    </section>
  );
}
