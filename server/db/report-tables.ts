import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type Bytes = Buffer;

/** Reports with everything that is theirs: what was read and changed, messages, notes, files. */
export type ReportTables = {
  report_counters: { account_id: string; value: number };
  reports: {
    account_id: string;
    id: string;
    number: number;
    case_number: string;
    channel_id: string;
    department_id: string;
    epoch: number;
    head_department_id: string;
    head_epoch: number;
    category_id: string | null;
    report_type: string;
    status: Generated<string>;
    assigned_to: string | null;
    rk_id: Bytes;
    reporter_pk: Bytes;
    token_hash: Bytes;
    sealed_key: Bytes;
    fast_key: Bytes | null;
    wrapped_key: Bytes;
    title: Bytes;
    body: Bytes;
    notes_key: Bytes | null;
    notes_key_by: string | null;
    notification_address: Bytes | null;
    submit_hash: Bytes;
    created_at: Time;
    updated_at: Time;
    last_activity_at: Time;
    body_redacted_by: string | null;
    body_redacted_at: Date | null;
    reporter_activity_at: Generated<Date> | null;
  };
  report_reads: { account_id: string; report_id: string; user_id: string; read_at: Date };
  messages: {
    account_id: string;
    id: string;
    report_id: string;
    author_id: string | null;
    is_from_reporter: boolean;
    box: Bytes;
    created_at: Time;
    redacted_by: string | null;
    redacted_at: Date | null;
  };
  notes: { account_id: string; id: string; report_id: string; author_id: string; box: Bytes; created_at: Time; kind: Generated<string> };
  redactions: { account_id: string; id: string; report_id: string; message_id: string | null; user_id: string; places: number; at: Date };
  assignment_changes: {
    account_id: string;
    id: Generated<string>;
    report_id: string;
    from_user_id: string | null;
    to_user_id: string | null;
    user_id: string | null;
    at: Time;
  };
  files: {
    account_id: string;
    id: string;
    channel_id: string | null;
    report_id: string | null;
    message_id: string | null;
    uploader_hash: Bytes;
    is_claimed: Generated<boolean>;
    sealed_size: Generated<number>;
    part_count: Generated<number>;
    created_at: Time;
  };
  file_parts: { account_id: string; file_id: string; part: number; size: number; sha256: Bytes };
};
