// What a code opens of a sealed stock, and who vouches for whom.
import { kemPublicKey } from "./hz1/boxes.ts";
import { Refused } from "./hz1/encode.ts";
import { type GrantWhat, isDepartment, isMember, openGrant, type Person, personOf, userKeyByCode } from "./hz1/keys.ts";
import { NotOpened, type Row, type Stock } from "./stock.ts";

/** Seeds by `department/epoch`, a guest's keys by the report's id, and the account's keys that this person knows. */
export type Keys = {
  seeds: Map<string, Buffer>;
  reportKeys: Map<string, Buffer>;
  notesKeys: Map<string, Buffer>;
  accountKeys: Buffer[];
};

const WRONG_CODE: Record<string, string> = {
  "code-shape": "Ein Code hat 28 Zeichen, in sieben Gruppen zu vier.",
  "code-check": "Der Code enthält einen Tippfehler, oder er ist kein Wiederherstellungscode.",
};

/** Opens what the person with this address, or the emergency key where it is empty, holds. Throws NotOpened. */
export async function keysByCode(stock: Stock, email: string, code: string): Promise<Keys> {
  const { id, wrap } = await wrapOf(stock, email.trim().toLowerCase());
  let person: Person;
  try {
    person = personOf(userKeyByCode(code, id, wrap), id);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new NotOpened(
      WRONG_CODE[error.message] ?? "Dieser Code gehört nicht zu dieser Person, oder er wurde durch einen neueren ersetzt.",
    );
  }
  const keys: Keys = { seeds: new Map(), reportKeys: new Map(), notesKeys: new Map(), accountKeys: [] };
  const givers = await signingKeys(stock);
  givers.set(id, [person.sigPublicKey, ...(givers.get(id) ?? [])]);
  for await (const row of stock.rows("grants")) if (row["to_user_id"] === id) take(stock, keys, person, givers, row);
  if (keys.accountKeys.length === 0) for await (const row of stock.rows("accounts")) keys.accountKeys.push(stock.bytes(row["public_key"]));
  return keys;
}

async function wrapOf(stock: Stock, email: string): Promise<{ id: string; wrap: Buffer }> {
  const table = `tabellen/${email === "" ? "emergency_keys" : "users"}.jsonl`;
  const trouble = stock.troubles.find(({ what }) => what === table);
  if (trouble) throw new NotOpened(`${table} ${trouble.why}. Ohne diese Tabelle lässt sich kein Code prüfen.`);
  if (email === "") {
    for await (const row of stock.rows("emergency_keys")) if (row["wrap"]) return { id: String(row["id"]), wrap: stock.bytes(row["wrap"]) };
    throw new NotOpened("In diesem Bestand gibt es keinen Notfallschlüssel.");
  }
  for await (const row of stock.rows("users")) {
    if (row["email"] !== email) continue;
    if (row["recovery_wrap"]) return { id: String(row["id"]), wrap: stock.bytes(row["recovery_wrap"]) };
    throw new NotOpened(`Für ${email} wurde nie ein Wiederherstellungscode bestätigt.`);
  }
  throw new NotOpened(`${email} gehört zu keiner Person dieses Bestands.`);
}

/** Everybody's signing keys, those of before included, as the stock names them. */
async function signingKeys(stock: Stock): Promise<Map<string, Buffer[]>> {
  const found = new Map<string, Buffer[]>();
  const owners: Record<string, string> = { users: "id", former_keys: "user_id", emergency_keys: "id" };
  for (const [table, owner] of Object.entries(owners))
    for await (const row of stock.rows(table)) {
      const id = String(row[owner]);
      found.set(id, [...(found.get(id) ?? []), stock.bytes(row["sig_public_key"])]);
    }
  return found;
}

function whatOf(row: Row): GrantWhat {
  const kind = String(row["kind"]);
  if (kind === "department") return { kind, departmentId: String(row["department_id"]), epoch: Number(row["epoch"]) };
  if (kind === "report" || kind === "notes") return { kind, reportId: String(row["report_id"]) };
  return { kind: kind as "account" };
}

/** Opens a grant and keeps what it hands over; one that does not open is somebody else's, or of an earlier key. */
function take(stock: Stock, keys: Keys, person: Person, givers: ReadonlyMap<string, Buffer[]>, row: Row): void {
  const [what, byUserId] = [whatOf(row), String(row["by_user_id"])];
  const [box, signature] = [stock.bytes(row["box"]), stock.bytes(row["signature"])];
  for (const byKey of givers.get(byUserId) ?? [])
    try {
      const opened = openGrant(person, { accountId: stock.accountId, what, byUserId, byKey, box, signature });
      if (what.kind === "department") keys.seeds.set(`${what.departmentId}/${what.epoch}`, opened);
      if (what.kind === "report") keys.reportKeys.set(what.reportId, opened);
      if (what.kind === "notes") keys.notesKeys.set(what.reportId, opened);
      const isOwnWord = (what.kind === "trust" || what.kind === "former") && byUserId === person.userId;
      if (isOwnWord) keys.accountKeys.push(opened);
      return;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
}

/** People's keys that one of the account's keys vouches for, by their id. */
export async function vouchedKeys(stock: Stock, accountKeys: readonly Buffer[]): Promise<Map<string, Buffer[]>> {
  const found = new Map<string, Buffer[]>();
  const owners: Record<string, string> = { users: "id", former_keys: "user_id", emergency_keys: "id" };
  for (const [table, owner] of Object.entries(owners))
    for await (const row of stock.rows(table)) {
      if (!row["member_signature"]) continue;
      const [userId, sigPublicKey] = [String(row[owner]), stock.bytes(row["sig_public_key"])];
      const invite = row["invite_certificate"]
        ? {
            publicKey: stock.bytes(row["invite_public_key"]),
            permits: String(row["invite_permits"]),
            notAfter: Number(row["invite_not_after"]),
            certificate: stock.bytes(row["invite_certificate"]),
          }
        : null;
      const statement = {
        accountId: stock.accountId,
        userId,
        kemPublicKey: stock.bytes(row["kem_public_key"]),
        sigPublicKey,
        joinedAt: Number(row["joined_at"]),
        signature: stock.bytes(row["member_signature"]),
        invite,
      };
      if (accountKeys.some((key) => isMember(key, statement))) found.set(userId, [...(found.get(userId) ?? []), sigPublicKey]);
    }
  return found;
}

/** Departments whose keys none of the account's keys signed as they stand, or whose seed is another's. */
export async function doubtfulDepartments(stock: Stock, { seeds, accountKeys }: Keys): Promise<string[]> {
  const found: string[] = [];
  for await (const row of stock.rows("department_keys")) {
    const [departmentId, epoch] = [String(row["department_id"]), Number(row["epoch"])];
    const publicKey = stock.bytes(row["public_key"]);
    const purpose = (row["purpose"] ?? null) as Parameters<typeof isDepartment>[1]["purpose"];
    const statement = { accountId: stock.accountId, departmentId, epoch, publicKey, notAfter: Number(row["not_after"]), purpose };
    const seed = seeds.get(`${departmentId}/${epoch}`);
    const isStated = accountKeys.some((key) => isDepartment(key, statement, stock.bytes(row["signature"])));
    if (!isStated || (seed && !kemPublicKey(seed).equals(publicKey))) found.push(`${departmentId}, Fassung ${epoch}`);
  }
  return found;
}
