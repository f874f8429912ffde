import type { Generated } from "kysely";

/** What shows that the office is ready: trainings, what somebody looked at, drills. */
export type ReadinessTables = {
  trainings: {
    account_id: string;
    id: string;
    user_id: string;
    day: string | null;
    title: string;
    recorded_by: string;
    at: Date;
  };
  readiness_reviews: { account_id: string; id: string; kind: string; user_id: string; at: Date };
  drills: {
    account_id: string;
    id: string;
    channel_id: string;
    started_by: string;
    started_at: Date;
    department_id: string | null;
    received_at: Date | null;
    is_confirmed_by_channel: Generated<boolean>;
    mailed_at: Date | null;
    opened_at: Date | null;
    acknowledged_at: Date | null;
    answered_at: Date | null;
  };
};
