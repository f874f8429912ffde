/** Whether PostgreSQL refused a row because of a unique key (of this table, where one is named). */
export function isUniqueViolation(error: unknown, table?: string): boolean {
  const { code, table: where } = error as { code?: string; table?: string };
  return code === "23505" && (table === undefined || where === table);
}

/** Whether PostgreSQL refused a change because of rows that point here, or because what a row points to is not there. */
export const isForeignKeyViolation = (error: unknown): boolean => (error as { code?: string }).code === "23503";

/** Whether PostgreSQL refused what a statement brought along: a value (class 22) or what stands already (class 23). */
export const isDataError = (error: unknown): boolean => /^2[23]/.test((error as { code?: string }).code ?? "");
