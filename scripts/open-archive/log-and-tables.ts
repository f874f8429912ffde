// Where the key log and the tables beside it say different things (section 13 of docs/hz1.md).
import { ctx, id, sha256 } from "./hz1/encode.ts";
import type { CheckedLog, LogWhat } from "./hz1/log.ts";
import { allRows, type Row, type Stock } from "./stock.ts";

type Said<Kind extends LogWhat["kind"]> = Extract<LogWhat, { kind: Kind }>;

/** What a log without fault and the tables do not agree about, in German. The tables may be ahead of it, never another's. */
export async function differencesFrom({ said, wrong }: CheckedLog, stock: Stock): Promise<string[]> {
  if (wrong !== null) return [];
  return [...(await ofDepartments(said, stock)), ...(await ofPeople(said, stock))];
}

/** A department that is gone has no row; where there is one, it has the key that was signed. */
async function ofDepartments(said: readonly LogWhat[], stock: Stock): Promise<string[]> {
  const newest = new Map<string, Said<"department">>();
  for (const what of said) if (what.kind === "department") newest.set(`${what.departmentId}/${what.epoch}`, what);
  const rows = await allRows(stock, "department_keys");
  return rows.flatMap((row) => {
    const what = newest.get(`${String(row["department_id"])}/${Number(row["epoch"])}`);
    if (!what || sha256(stock.bytes(row["public_key"])).toString("base64url") === what.keyHash) return [];
    return [`Für die Abteilung „${what.name}“ (Fassung ${what.epoch}) nennt das Schlüsselverzeichnis einen anderen Schlüssel.`];
  });
}

async function ofPeople(said: readonly LogWhat[], stock: Stock): Promise<string[]> {
  const newest = new Map<string, Said<"member" | "removed">>();
  for (const what of said) if (what.kind === "member" || what.kind === "removed") newest.set(what.userId, what);
  const users = new Map((await allRows(stock, "users")).map((row) => [String(row["id"]), row]));
  const former = await allRows(stock, "former_keys");
  return [...newest.values()].flatMap((what) => {
    const { userId } = what;
    const row = users.get(userId);
    if (what.kind === "removed")
      return row && row["is_active"] !== false
        ? [`${String(row["full_name"])} ist laut Schlüsselverzeichnis ausgeschieden, in der Liste der Benutzer nicht.`]
        : [];
    if (!row) return [`In der Liste der Benutzer fehlt eine Person, die im Schlüsselverzeichnis steht (${userId}).`];
    const keys = [row, ...former.filter((one) => one["user_id"] === userId)];
    const isTheirs = keys.some((one) => fingerprintOf(userId, one, stock) === what.fingerprint);
    return isTheirs ? [] : [`Für ${String(row["full_name"])} nennt das Schlüsselverzeichnis andere Schlüssel.`];
  });
}

const fingerprintOf = (userId: string, row: Row, stock: Stock): string =>
  sha256(ctx("member-fp", id(userId), stock.bytes(row["kem_public_key"]), stock.bytes(row["sig_public_key"]))).toString("base64url");
