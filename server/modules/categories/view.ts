import type { Category } from "@hz/contract/channels/categories";
import type { PortalLanguage } from "@hz/contract/languages";
import type { Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { languagesSpoken } from "../accounts/index.ts";
import { translationsOf } from "./in-language.ts";

export type CategoryRow = Selectable<Tables["categories"]>;

const categoryView = (row: CategoryRow, languages: readonly PortalLanguage[]): Category => ({
  id: row.id,
  name: row.name,
  description: row.description,
  translations: translationsOf(row, languages),
  isActive: row.is_active,
  departmentId: row.department_id,
  legalArea: row.legal_area,
  createdAt: row.created_at.toISOString(),
});

/** The account's categories as the office sees them: named in the languages that its channels speak, and in those that it named them in. */
export async function categoryViews(tx: Tx, accountId: string, rows: readonly CategoryRow[]): Promise<Category[]> {
  const languages = await languagesSpoken(tx, accountId);
  return rows.map((row) => categoryView(row, languages));
}

export const categoryViewOf = async (tx: Tx, accountId: string, row: CategoryRow): Promise<Category> =>
  (await categoryViews(tx, accountId, [row]))[0]!;
