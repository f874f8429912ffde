import type { ColumnType } from "kysely";

export type Bytes = Buffer;
/** A moment: read as one, and written as one or as its text; left out where the database says it. */
export type Time = ColumnType<Date, Date | string | undefined, Date | string>;
