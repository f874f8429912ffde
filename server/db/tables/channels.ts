import type { ColumnType, Generated } from "kysely";
import type { CategoryTexts } from "@hz/contract/channels/categories";
import type { PortalLanguage } from "@hz/contract/languages";
import type { LegalArea } from "@hz/contract/procedure/legal-areas";
import type { OwnTemplate, TemplateText } from "@hz/contract/templates/templates";
import type { Bytes, Time } from "./column-types.ts";

/** Channels with what their portals show and say; categories and templates. */
export type ChannelTables = {
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
    questions: ColumnType<unknown, string | undefined, string>;
    default_language: Generated<string>;
    department_id: string;
    conflict_department_id: string | null;
    deactivated_at: Date | null;
    successor_id: string | null;
    links_renewed_at: Date | null;
    links_renewed_by: string | null;
    created_at: Time;
    updated_at: Time;
  };
  channel_duties: {
    account_id: string;
    channel_id: string;
    facts: ColumnType<unknown, string, string>;
    bodies: ColumnType<unknown, string, string>;
    texts: ColumnType<unknown, string, string>;
    updated_at: Time;
  };
  channel_domains: {
    account_id: string;
    id: string;
    channel_id: string;
    domain: string;
    token: string;
    proved_at: Date | null;
    missing_since: Date | null;
    lost_at: Date | null;
    checked_at: Date | null;
    created_at: Time;
  };
  channel_logos: {
    account_id: string;
    channel_id: string;
    hash: string;
    content: Bytes;
    created_at: Time;
  };
  confirmation_texts: {
    account_id: string;
    number: number;
    company_name: string;
    texts: ColumnType<Partial<Record<PortalLanguage, string>>, string>;
    created_at: Time;
  };
  receipt_signatures: {
    account_id: string;
    language: PortalLanguage;
    text_hash: Bytes;
    user_id: string;
    signed_at: number;
    signature: Bytes;
  };
  categories: {
    account_id: string;
    id: string;
    name: string;
    description: Generated<string>;
    translations: ColumnType<CategoryTexts, string | undefined, string>;
    is_active: Generated<boolean>;
    position: number;
    department_id: string | null;
    legal_area: LegalArea | null;
    created_at: Time;
  };
  own_templates: { account_id: string; id: string; title: string; purpose: OwnTemplate["purpose"]; created_at: Time };
  templates: {
    account_id: string;
    id: string;
    language: TemplateText["language"];
    text: string;
    updated_at: Date;
    updated_by: string;
  };
};
