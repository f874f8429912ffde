import type { OwnTemplate, TemplateText } from "@hz/contract/templates/templates";
import type { Selectable } from "kysely";
import type { Tables } from "../../db/tables.ts";

export type TextRow = Selectable<Tables["templates"]>;
export type OwnTemplateRow = Selectable<Tables["own_templates"]>;

export const textView = (row: TextRow): TemplateText => ({
  templateId: row.id,
  language: row.language,
  text: row.text,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by,
});

export const ownTemplateView = (row: OwnTemplateRow): OwnTemplate => ({
  id: row.id,
  title: row.title,
  purpose: row.purpose,
  createdAt: row.created_at.toISOString(),
});
