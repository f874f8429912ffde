import type { ReadyChannel } from "@hz/contract/account/readiness";
import { worst } from "@hz/contract/account/readiness-rules";
import { Card } from "../../ui/card.tsx";
import { useMay } from "../shared/session/user.ts";
import { CheckLine } from "./check-line.tsx";
import { DrillHistory } from "./drill-history.tsx";
import { LightPill } from "./light.tsx";
import { MendLink } from "./mend-link.tsx";
import { SendDrill } from "./send-drill-dialog.tsx";
import { t } from "./texts.ts";

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
