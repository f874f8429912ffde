import type { Context } from "../../context.ts";

/** Wraps that a code of 130 random bits opens: no guess leads there, so they need no second lock outside of the database. */
const WRAPS: Record<string, { column: string; context: string }> = {
  users: { column: "recovery_wrap", context: "recovery" },
  emergency_keys: { column: "wrap", context: "emergency" },
};

/**
 * A row's line with the wrap for its recovery code as hz1 knows it: what the server's own key seals at rest nobody could open
 * without this server. One that the key does not open is told, and null.
 */
export function forItsCode({ secrets }: Pick<Context, "secrets">, table: string, line: string, onDamaged: (what: string) => void): string {
  const wrap = Object.hasOwn(WRAPS, table) ? WRAPS[table] : undefined;
  if (!wrap) return line;
  const row = JSON.parse(line) as Record<string, string | null>;
  const sealed = row[wrap.column];
  if (!sealed) return line;
  return `${JSON.stringify({ ...row, [wrap.column]: opened(sealed) })}\n`;

  function opened(base64: string): string | null {
    try {
      return secrets.open(Buffer.from(base64, "base64"), `${wrap!.context} ${row["id"]}`).toString("base64");
    } catch {
      onDamaged(`tabellen/${table}.jsonl: ${wrap!.column} ${row["id"]}`);
      return null;
    }
  }
}
