/** Whether PostgreSQL refused a row because of a unique key (of this table, where one is named). */
export function isUniqueViolation(error: unknown, table?: string): boolean {
  const { code, table: where } = error as { code?: string; table?: string };
  return code === "23505" && (table === undefined || where === table);
}
