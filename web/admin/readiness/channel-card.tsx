import type { Drill, ReadyChannel } from "@hz/contract/account/readiness";
import { worst } from "@hz/contract/account/readiness-rules";
import { Card } from "../../ui/card.tsx";
import { useMay } from "../shared/session/user.ts";
import { CheckLine } from "./check-line.tsx";
import { LightPill } from "./light.tsx";
import { MendLink } from "./mend-link.tsx";
import { SendDrill } from "./send-drill-dialog.tsx";
import { t } from "./texts.ts";
import { paths } from "@hz/contract/paths";
import { Link } from "react-router";
import { formatDate } from "../../i18n/dates.ts";
import { Pill } from "../../ui/pill.tsx";
import { useUserNames } from "../shared/names/queries.ts";
import { drillSteps } from "./written.ts";

/** A channel's light with what it is made of, and its drills. */
export function ChannelCard({ channel }: { channel: ReadyChannel }) {
  const { id, name, light, checks, drills } = channel;
  const maySet = useMay("Einstellungen");
  const isWorseForAll = worst(checks.map((check) => check.light)) !== light;
  return (
    <Card title={<span className="wrap-anywhere">{name}</span>} actions={<LightPill light={light} />}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">
          {t(`rdLightText_${light}`)} {isWorseForAll && t("rdSharedTold")}
        </p>
        <ul aria-label={name} className="grid divide-y divide-line">
          {checks.map((check) => (
            <CheckLine key={check.check} check={check}>
              <MendLink check={check} channelId={id} />
            </CheckLine>
          ))}
        </ul>
        <section aria-label={`${t("rdDrills")}: ${name}`} className="grid gap-3 border-t border-line pt-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="text-base font-semibold">{t("rdDrills")}</h3>
            {maySet && <SendDrill channel={channel} />}
          </div>
          <DrillHistory drills={drills} />
        </section>
      </div>
    </Card>
  );
}

const TONES = { running: "info", passed: "ok", alone: "neutral", unmailed: "neutral", failed: "accent" } as const;

/** `drills` are newest first: the last one with its times, the others below it to unfold. */
function DrillHistory({ drills }: { drills: readonly Drill[] }) {
  const [last, ...older] = drills;
  if (!last) return null;
  return (
    <>
      <DrillItem drill={last} />
      {older.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer font-semibold">{t("rdDrillOlder")}</summary>
          <div className="mt-3 grid gap-4">
            {older.map((drill) => (
              <DrillItem key={drill.id} drill={drill} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

function DrillItem({ drill }: { drill: Drill }) {
  const name = useUserNames().get(drill.startedBy) ?? t("rdDrillFormer");
  return (
    <article className="grid gap-3 rounded-control bg-canvas p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-semibold">{t("rdDrillOf", { day: formatDate(drill.startedAt, "de") })}</h4>
        <Pill tone={TONES[drill.result]}>{t(`rdDrill_${drill.result}`)}</Pill>
        <span className="text-sm text-muted">{t("rdDrillBy", { name })}</span>
        {drill.isReadable && (
          <Link to={paths.report(drill.id)} className="text-sm font-semibold">
            {t("rdDrillToCase")}
          </Link>
        )}
      </div>
      <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[auto_1fr]">
        {drillSteps(drill).map(({ label, value }) => (
          <div key={label} className="grid sm:contents">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-sm wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
