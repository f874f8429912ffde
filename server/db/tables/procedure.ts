import type { Generated } from "kysely";
import type { GuestNotes, GuestRole } from "@hz/contract/people/guest-terms";
import type { LiftReason, TransferReason } from "@hz/contract/procedure/handover-terms";
import type { Measure, Step } from "@hz/contract/procedure/procedure";
import type { Outcome } from "@hz/contract/procedure/procedure-terms";
import type { ReminderKind } from "@hz/contract/procedure/reminder-days";
import type { DeletionGround } from "@hz/contract/procedure/retention";
import type { Disclosure } from "@hz/contract/reports/confidentiality";
import type { Way } from "@hz/contract/reports/entry-terms";
import type { ReportStatus, ReportType } from "@hz/contract/reports/report-content";
import type { DeletionReason } from "@hz/contract/reports/report-deletion";
import type { Time } from "./column-types.ts";

/** What the law asks of a report: steps, who has it, how long it is kept, and its end. */
export type ProcedureTables = {
  procedure_steps: {
    account_id: string;
    id: string;
    report_id: string;
    kind: Step["kind"];
    result: NonNullable<Step["result"]> | null;
    user_id: string;
    at: Date;
  };
  measures: {
    account_id: string;
    id: string;
    report_id: string;
    kind: Measure["kind"];
    state: Measure["state"];
    day: string;
    user_id: string;
    created_by: string;
    created_at: Time;
    updated_by: string | null;
    updated_at: Time;
  };
  disclosures: {
    account_id: string;
    id: string;
    report_id: string;
    user_id: string;
    ground: Disclosure["ground"];
    day: string;
    told: boolean;
    replaces: string | null;
    at: Date;
  };
  transfers: {
    account_id: string;
    id: string;
    report_id: string;
    from_department_id: string;
    to_department_id: string;
    reason: TransferReason;
    user_id: string;
    at: Date;
  };
  recusals: {
    account_id: string;
    id: string;
    report_id: string;
    user_id: string;
    by_user_id: string;
    at: Date;
    lifted_by: string | null;
    lifted_at: Date | null;
    lift_reason: LiftReason | null;
  };
  guest_accesses: {
    account_id: string;
    id: string;
    report_id: string;
    user_id: string;
    name: string;
    role: GuestRole;
    notes: GuestNotes;
    may_see_identity: boolean;
    last_day: string;
    granted_by: string;
    granted_at: Date;
    ended_by: string | null;
    ended_at: Date | null;
  };
  stand_in_guests: { account_id: string; guest_id: string; report_id: string };
  reminders: {
    account_id: string;
    report_id: string;
    user_id: string;
    kind: ReminderKind;
    mark: string;
    due: string;
    at: Date;
  };
  retention_announcements: {
    account_id: string;
    report_id: string;
    day: string;
    announced_at: Time;
    confirmed_by: string | null;
    confirmed_at: Date | null;
  };
  retention_notices: {
    account_id: string;
    report_id: string;
    user_id: string;
    kind: string;
    mark: string;
    told_on: string;
  };
  retention_holds: {
    account_id: string;
    id: string;
    report_id: string;
    user_id: string;
    review_day: string;
    created_by: string;
    created_at: Date;
    ended_by: string | null;
    ended_at: Date | null;
  };
  report_deletions: {
    account_id: string;
    report_id: string;
    requested_by: string;
    reason: DeletionReason;
    note: Generated<string>;
    requested_at: Time;
  };
  deletion_records: {
    account_id: string;
    report_id: string;
    deleted_at: Date;
    ground: DeletionGround;
    deleted_by: string | null;
    second_person: string | null;
    /** Null of before it was kept. */
    department_id: string | null;
    had_recusal: Generated<boolean>;
  };
  deleted_reports: {
    account_id: string;
    id: Generated<string>;
    channel_id: string;
    department_id: string;
    category_id: string | null;
    report_type: ReportType;
    way: Way;
    status: ReportStatus;
    outcome: Outcome | null;
    received_day: string;
    acknowledged_day: string | null;
    feedback_day: string | null;
    closed_day: string | null;
    deleted_day: string;
    /** Null of before it was kept. */
    ground: DeletionGround | null;
    had_recusal: Generated<boolean>;
  };
};
