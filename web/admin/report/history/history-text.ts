import { WAY_TEXTS } from "@hz/contract/reports/entry-terms";
import { LIFT_REASON_TEXTS, TRANSFER_REASON_TEXTS } from "@hz/contract/procedure/handover-terms";
import { MEASURE_STATE_TEXTS, MEASURE_TEXTS, OUTCOME_TEXTS, SCOPE_TEXTS, SUBSTANCE_TEXTS } from "@hz/contract/procedure/procedure-texts";
import type { HistoryEntry } from "@hz/contract/reports/messages";
import { formatDay } from "../../../i18n/dates.ts";
import { statusName } from "../../reports/index.ts";
import { t } from "../../shared/texts/texts.ts";

export function historyText(what: HistoryEntry["what"], name: (id: string) => string): string {
  switch (what.kind) {
    case "received":
      return t("historyReceived");
    case "status":
      return t("historyStatus", { from: statusName(what.from), to: statusName(what.to) });
    case "assigned":
      return what.to ? t("historyAssigned", { name: name(what.to) }) : t("historyUnassigned");
    case "message":
      return what.isFromWhistleblower ? t("historyMessage") : t("historyAnswer");
    case "meeting":
      return t(`historyMeeting_${what.what}`);
    case "redaction":
      return t(what.messageId ? "historyRedactedMessage" : "historyRedactedBody", { count: what.places });
    case "entered":
      return t("historyEntered", { way: WAY_TEXTS[what.way] });
    case "handover":
      return t(`historyHandover_${what.handover}`);
    case "recording-added":
      return t("historyRecordingAdded");
    case "recording-destroyed":
      return t("historyRecordingDestroyed");
    case "acknowledged":
      return what.way === null ? t("historyAcknowledged") : t("historyAcknowledgedBy", { way: WAY_TEXTS[what.way] });
    case "scope":
      return t("historyScope", { result: SCOPE_TEXTS[what.result] });
    case "substance":
      return t("historySubstance", { result: SUBSTANCE_TEXTS[what.result] });
    case "measure": {
      const measure = MEASURE_TEXTS[what.measure];
      if (what.state === null) return t("historyMeasureAdded", { measure });
      return t(what.isNew ? "historyMeasure" : "historyMeasureChanged", { measure, state: MEASURE_STATE_TEXTS[what.state] });
    }
    case "feedback":
      return what.way === null ? t("historyFeedback") : t("historyFeedbackBy", { way: WAY_TEXTS[what.way] });
    case "closed":
      return t("historyClosed", { outcome: OUTCOME_TEXTS[what.outcome] });
    case "reopened":
      return t("historyReopened");
    case "identity":
      return t("historyIdentity");
    case "revealed":
      return t("historyRevealed");
    case "hold":
      return t(`historyHold_${what.what}`);
    case "deletion-announced":
      return t("historyDeletionAnnounced");
    case "reminded": {
      const names = what.to.map(name).join(", ");
      if (what.about === "silence") return t("historyRemindedSilence", { names });
      return t("historyReminded", { names, about: t(`reminder_${what.about}`), day: formatDay(what.due, "de", "short") });
    }
    case "disclosure":
      return what.isCorrection ? t("historyDisclosureCorrected") : t("historyDisclosure");
    case "guest":
      return what.what === "invited"
        ? t("historyGuestInvited", { name: what.name, day: formatDay(what.lastDay, "de") })
        : t("historyGuestEnded", { name: what.name });
    case "guest-prolonged":
      return t("historyGuestProlonged");
    case "transferred": {
      const [from, to] = [what.from ?? t("historyGoneDepartment"), what.to ?? t("historyGoneDepartment")];
      return t("historyTransferred", { from, to, reason: TRANSFER_REASON_TEXTS[what.reason] });
    }
    case "recused":
      return what.isOwn ? t("historyBias") : t("historyRecused", { name: name(what.userId) });
    case "lifted":
      return t("historyLifted", { name: name(what.userId), reason: LIFT_REASON_TEXTS[what.reason] });
  }
}
