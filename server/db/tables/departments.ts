import type { ColumnType, Generated } from "kysely";
import type { Bytes, Time } from "./column-types.ts";

/** Departments, who is in them, and what was granted to whom. */
export type DepartmentTables = {
  departments: {
    account_id: string;
    id: string;
    name: string;
    renewal_due: Generated<boolean>;
    was_for_conflicts: Generated<boolean>;
    created_at: Time;
  };
  department_keys: {
    account_id: string;
    department_id: string;
    epoch: number;
    public_key: Bytes;
    not_after: number;
    signature: Bytes;
    purpose: ColumnType<unknown, string | null, string | null>;
    created_at: Time;
  };
  department_members: {
    account_id: string;
    department_id: string;
    user_id: string;
    added_by: string | null;
    added_at: Generated<Date | null>;
  };
  department_leavings: { account_id: string; department_id: string; user_id: string; by_user_id: string; at: Date };
  grants: {
    account_id: string;
    id: string;
    to_user_id: string;
    by_user_id: string;
    kind: "account" | "department" | "trust" | "former" | "report" | "notes";
    department_id: string | null;
    epoch: number | null;
    report_id: string | null;
    box: Bytes;
    signature: Bytes;
    /** A seed of an account key that was replaced since. */
    of_former_key: Generated<boolean>;
    created_at: Time;
  };
};
