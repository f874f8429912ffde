import type { PortalLanguage } from "@hz/contract/languages";
import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<Date, Date | string | undefined, Date | string>;
type Bytes = Buffer;

/** Channels with what their portals show and say. */
export type ChannelTables = {
  confirmation_texts: {
    account_id: string;
    number: number;
    company_name: string;
    texts: ColumnType<Partial<Record<PortalLanguage, string>>, string>;
    created_at: Time;
  };
  channel_duties: {
    account_id: string;
    channel_id: string;
    facts: ColumnType<unknown, string, string>;
    bodies: ColumnType<unknown, string, string>;
    texts: ColumnType<unknown, string, string>;
    updated_at: Time;
  };
  channel_logos: {
    account_id: string;
    channel_id: string;
    hash: string;
    content: Bytes;
    created_at: Time;
  };
  channels: {
    account_id: string;
    id: string;
    user_id: string | null;
    name: string;
    link_suffix: string;
    company_name: string;
    description: Generated<string>;
    is_active: Generated<boolean>;
    settings: ColumnType<unknown, string, string>;
    languages: ColumnType<unknown, string, string>;
    default_language: Generated<string>;
    department_id: string;
    conflict_department_id: string | null;
    deactivated_at: Date | null;
    links_renewed_at: Date | null;
    links_renewed_by: string | null;
    created_at: Time;
    updated_at: Time;
  };
};
