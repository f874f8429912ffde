import { type Evaluation, HOLD_REVIEWS } from "@hz/contract/account/evaluations";
import type { Reason } from "@hz/contract/account/readiness-reasons";
import { LIGHTS } from "@hz/contract/account/readiness-rules";
import { formatDay } from "../../i18n/dates.ts";
import type { Line, Section } from "./sections.ts";
import { t } from "./texts.ts";
import { reasonText, t as readinessText } from "../readiness/index.ts";
import { writtenCount } from "./written.ts";

type Today = Evaluation["today"];
type ReadyChannel = Today["readiness"]["channels"][number];
type ReadyCheck = Today["readiness"]["checks"][number];

/** What is held and how ready the office is, in words, both as of today. */
export function todaySections({ today, names }: Evaluation): Section[] {
  const { holds, readiness } = today;
  const day = formatDay(today.day, "de");
  const line = (label: string, now: string, more: Pick<Line, "count" | "light"> = {}): Line => ({
    label,
    now,
    before: t("evNothing"),
    ...more,
  });
  const nameOf = (id: string) => names.channels.find((one) => one.id === id)?.name ?? t("evChannel");
  return [
    {
      name: "holds",
      title: t("evHolds", { day }),
      how: t("evHoldsHow"),
      chart: "bars",
      isOfToday: true,
      counts: HOLD_REVIEWS.map((key) => {
        const count = holds.cells[key] ?? null;
        return line(t(`evHolds_${key}`), writtenCount(count), { count });
      }),
      more: [line(t("evSum"), writtenCount(holds.total))],
    },
    {
      name: "readiness",
      title: t("evReady", { day }),
      how: t("evReadyHow"),
      chart: null,
      isOfToday: true,
      counts: [],
      more: [
        ...(readiness.channels.length === 0 ? [line(t("evReadyNone"), t("evNothing"))] : []),
        ...readiness.channels.flatMap((channel) => [
          line(nameOf(channel.id), channelText(channel, readiness.checks), { light: channel.light }),
          line(t("evReadyDrill", { channel: nameOf(channel.id) }), drillText(channel.lastDrill)),
        ]),
        ...readiness.checks.map((check) => line(readinessText(`rdCheck_${check.check}`), checkText(check), { light: check.light })),
      ],
    },
  ];
}

/** The channel's state with the checks that are not in order, its own and those for all, the worst first. */
function channelText({ light, checks }: ReadyChannel, shared: readonly ReadyCheck[]): string {
  if (light === "ready") return readinessText("rdLight_ready");
  return LIGHTS.toReversed()
    .filter((one) => one !== "ready")
    .map((one) => ({ one, found: [...checks, ...shared].filter((check) => check.light === one) }))
    .filter(({ found }) => found.length > 0)
    .map(({ one, found }) => stateText(one, found.map(({ check }) => readinessText(`rdCheck_${check}`)).join(", ")))
    .join(". ");
}

const stateText = (light: ReadyChannel["light"], text: string) => t("evReadyState", { light: readinessText(`rdLight_${light}`), text });

function drillText(drill: ReadyChannel["lastDrill"]): string {
  if (drill === null) return t("evReadyNoDrill");
  return t("evDrill", { day: formatDay(drill.day, "de"), result: t(`evDrill_${drill.result}`) });
}

/** What readiness says with a count of people or mails is said here without one. */
const UNCOUNTED: Partial<Record<Reason, string>> = {
  "vouching-soon": t("evReadyVouchingSoon"),
  "mail-failed": t("evReadyMailFailed"),
  "training-valid": t("evReadyTrainingValid"),
  "training-missing": t("evReadyTrainingMissing"),
  "training-expired": t("evReadyTrainingExpired"),
  "training-soon": t("evReadyTrainingSoon"),
};

const checkText = (check: ReadyCheck) =>
  stateText(check.light, UNCOUNTED[check.reason] ?? reasonText({ ...check, count: 0, name: "", codes: [] }));
