import { formatDate, formatDateTime } from "../../../i18n/dates.ts";
import { Pill, type Tone } from "../../../ui/pill.tsx";
import type { CaseRecord, RecordVersion } from "../../../vault/content/records.ts";
import { t } from "../../shared/texts/texts.ts";

const TONES: Record<"open" | "confirmed" | "correction" | "refused" | "final" | "late", Tone> = {
  open: "accent",
  confirmed: "ok",
  correction: "accent",
  refused: "danger",
  final: "ok",
  late: "danger",
};

type VersionProps = { version: RecordVersion; final: CaseRecord["final"]; isLate?: boolean };

/** A version of a record, what the reporter said to it, and its wording folded away. */
export function Version({ version: { version, wording, sentAt, answer }, final, isLate = false }: VersionProps) {
  const state = isLate ? "late" : final ? "final" : (answer?.verdict ?? "open");
  const since = final?.at ?? answer?.at;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-start justify-between gap-x-5 gap-y-1">
        <h3 className="text-base">{t("recordVersion", { version })}</h3>
        <Pill tone={TONES[state]}>
          {state === "open" || !since ? t("recordState_open") : t(`recordState_${state}`, { date: formatDate(since, "de", "short") })}
        </Pill>
      </div>
      <p className="text-sm text-muted">{t("recordSentAt", { date: formatDateTime(sentAt, "de") })}</p>
      {isLate && final && <p className="text-sm">{t("recordLate", { version: final.version })}</p>}
      {!isLate && final?.reason && <p className="text-sm wrap-anywhere">{t("recordReasonShown", { reason: final.reason })}</p>}
      {answer && answer.verdict !== "confirmed" && <p className="text-sm written">{answer.text}</p>}
      <details>
        <summary className="text-sm font-semibold">{t("recordWording")}</summary>
        <p className="pt-2 written">{wording}</p>
      </details>
    </div>
  );
}
