import type { Drill, ReadinessCheck } from "@hz/contract/account/readiness";
import { formatDateTime, formatDay } from "../../i18n/dates.ts";
import { missingText, t } from "./texts.ts";

/** Why a check stands as it does. */
export function reasonText({ reason, count, name, day, codes }: ReadinessCheck): string {
  const missing = codes.map(missingText).join(", ");
  return t(`rdReason_${reason}`, { count, name, day: day && formatDay(day, "de"), missing });
}

const MINUTE = 60_000;

/** How much later `to` is, in words. */
export function afterText(from: string, to: string): string {
  return minutesText(Math.floor((Date.parse(to) - Date.parse(from)) / MINUTE));
}

function minutesText(minutes: number): string {
  if (minutes < 1) return t("rdAfterNow");
  if (minutes < 60) return t("rdAfterMinutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? t("rdAfterHours", { count: hours }) : t("rdAfterDays", { count: Math.floor(hours / 24) });
}

/** A drill's steps in order, each with when it happened. */
export function drillSteps(drill: Drill): { label: string; value: string }[] {
  const { receivedAt } = drill;
  const moment = (at: string | null) =>
    at === null || receivedAt === null
      ? t("rdDrillNotYet")
      : t("rdDrillAt", { at: formatDateTime(at, "de", "short"), after: afterText(receivedAt, at) });
  const confirmed = drill.isConfirmedByChannel && !drill.acknowledgedAt ? t("rdDrillByChannel") : moment(drill.acknowledgedAt);
  return [
    { label: t("rdDrillReceived"), value: receivedAt ? formatDateTime(receivedAt, "de", "short") : t("rdDrillNotYet") },
    { label: t("rdDrillMailed"), value: moment(drill.mailedAt) },
    { label: t("rdDrillOpened"), value: moment(drill.openedAt) },
    { label: t("rdDrillAcknowledged"), value: confirmed },
    { label: t("rdDrillAnswered"), value: moment(drill.answeredAt) },
  ];
}
