import type { ReportStatus } from "@hz/contract/reports/reports";
import { Pill, type Tone } from "../../ui/pill.tsx";
import { t } from "../shared/texts/texts.ts";

const TONES: Record<ReportStatus, Tone> = { new: "info", in_progress: "accent", open: "accent", closed: "ok", resolved: "ok" };

/** The German name of a status. */
export function statusName(status: ReportStatus): string {
  return t(`status_${status}`);
}

export function StatusPill({ status }: { status: ReportStatus }) {
  return <Pill tone={TONES[status]}>{statusName(status)}</Pill>;
}
