import type { ArchiveTable } from "@hz/contract/account/archive";
import type { Row } from "./insert-rows.ts";

/** A row of an archive as it is stored now: archives of 0.1.0 have one field a language. */
export function asStoredNow(table: ArchiveTable, row: Row): Row {
  if (table === "confirmation_texts" && !Object.hasOwn(row, "texts")) {
    const { de = "", en = "", ...kept } = row;
    return { ...kept, texts: { de, en } };
  }
  if (table === "channel_duties") {
    const bodies = (row["bodies"] as Row[]).map(({ purposeEn: en = "", ...body }) => ({ translations: { en }, ...body }));
    return { ...row, bodies };
  }
  return row;
}
