import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { departmentRoutes } from "@hz/contract/people/departments";
import { exportRoutes } from "@hz/contract/reports/exports";
import { userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";
import { t } from "../../shared/texts/export-texts.ts";
import { saveFile } from "../../../vault/files/save-file.ts";
import type { TableNames } from "./list-table.ts";
import { type ListTable, makeCsv } from "../../shared/tables/make-csv.ts";
import { makeXlsx } from "../../shared/tables/make-xlsx.ts";

export type ListForm = "csv" | "xlsx";

/** The names that rows refer to, as they are now: an empty cell would be a wrong one. */
export async function readNames(): Promise<TableNames> {
  const [categories, channels, departments, users] = await Promise.all([
    call(categoryRoutes.list),
    call(channelRoutes.list),
    call(departmentRoutes.list),
    call(userRoutes.names),
  ]);
  const byId = (list: readonly { id: string; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]));
  return {
    categories: byId(categories),
    channels: byId(channels),
    departments: byId(departments),
    users: new Map(users.map(({ id, fullName }) => [id, fullName])),
  };
}

/** Hands a table to the downloads, once the service has kept that it was exported. Resolves to the file's name. */
export async function exportList(table: ListTable, form: ListForm, now: Date): Promise<string> {
  const file =
    form === "csv" ? new Blob([makeCsv(table)], { type: "text/csv;charset=utf-8" }) : await makeXlsx(table, t("exportListSheet"));
  await call(exportRoutes.keepList);
  const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const name = t("exportListName", { day, ending: form });
  saveFile(file, name);
  return name;
}
