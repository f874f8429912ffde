import type { Category } from "@hz/contract/channels/categories";
import type { Selectable } from "kysely";
import type { Tables } from "../../db/tables.ts";
import { translationsOf } from "./in-language.ts";

export type CategoryRow = Selectable<Tables["categories"]>;

export const categoryView = (row: CategoryRow): Category => ({
  id: row.id,
  name: row.name,
  description: row.description,
  translations: translationsOf(row),
  isActive: row.is_active,
  departmentId: row.department_id,
  legalArea: row.legal_area,
  createdAt: row.created_at.toISOString(),
});
