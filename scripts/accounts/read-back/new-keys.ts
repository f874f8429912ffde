import type { DepartmentKey } from "@hz/contract/channels/channels";
import { accountKey, type Bytes, departmentPublicKey, equalBytes, fromBase64Url, newUserKey, userKeys } from "@hz/crypto";
import type { Row } from "../../../server/modules/archive/index.ts";
import { bytesOf } from "../../../server/modules/archive/index.ts";
import { Refusal } from "../../../server/modules/operator/index.ts";
import { newDepartmentKey } from "../../../web/vault/people/department-key.ts";
import type { Stretch } from "../../../web/vault/keys/found-account.ts";
import { wrapByPassword } from "../../../web/vault/keys/new-password.ts";
import { grantSeedsToSelf, grantToSelf, vouchFor } from "../../../web/vault/people/self-grants.ts";
import type { Archive } from "./check-archive.ts";

const seedName = (departmentId: string, epoch: number) => `${departmentId}/${epoch}`;

/** The seeds of an archive, by `departmentId/epoch`. */
export type Seeds = ReadonlyMap<string, Bytes>;

/** The archive's seeds that belong to the account's rows. Throws Refusal where the account's key is another one. */
export async function seedsOf(
  { keys }: Archive,
  account: Row,
  departmentKeys: readonly Row[],
): Promise<{ accountSeed: Bytes; seeds: Seeds }> {
  const accountSeed = fromBase64Url(keys.accountSeed);
  if (!equalBytes((await accountKey(accountSeed)).publicKey, bytesOf(account["public_key"])))
    throw new Refusal("Der Schlüssel im Archiv gehört nicht zu diesem Konto. Es wurde nichts eingelesen.");
  const known = new Map(
    departmentKeys.map((row) => [seedName(String(row["department_id"]), Number(row["epoch"])), bytesOf(row["public_key"])]),
  );
  const seeds = new Map<string, Bytes>();
  for (const { departmentId, epoch, seed } of keys.departments) {
    const publicKey = known.get(seedName(departmentId, epoch));
    const bytes = fromBase64Url(seed);
    if (publicKey && equalBytes(await departmentPublicKey(bytes), publicKey)) seeds.set(seedName(departmentId, epoch), bytes);
  }
  return { accountSeed, seeds };
}

/** The new keys of who gets the account, with everything granted that the archive opens. */
export async function newOwner(
  holder: { accountId: string; userId: string },
  { accountSeed, seeds }: { accountSeed: Bytes; seeds: Seeds },
  password: string,
  stretch: Stretch,
  nowMs: number,
) {
  const userKey = newUserKey();
  const [own, account] = await Promise.all([userKeys(userKey, holder.userId), accountKey(accountSeed)]);
  return {
    password: await wrapByPassword(holder.userId, password, userKey, stretch),
    member: await vouchFor(account, holder, own, nowMs),
    grants: [
      await grantToSelf(holder, own, { kind: "account" }, accountSeed),
      await grantToSelf(holder, own, { kind: "trust" }, account.publicKey),
      ...(await grantSeedsToSelf(holder, own, seeds)),
    ],
  };
}

/** Makes a key for each department whose newest one nobody could open any more: what is reported there from now on would be lost. */
export async function missingKeys(
  accountId: string,
  accountSeed: Bytes,
  departmentKeys: readonly Row[],
  seeds: Seeds,
  nowMs: number,
): Promise<{ keys: DepartmentKey[]; seeds: Seeds }> {
  const newest = new Map<string, number>();
  for (const row of departmentKeys) {
    const id = String(row["department_id"]);
    newest.set(id, Math.max(newest.get(id) ?? 0, Number(row["epoch"])));
  }
  const account = await accountKey(accountSeed);
  const [keys, all] = [[] as DepartmentKey[], new Map(seeds)];
  for (const [departmentId, epoch] of newest) {
    if (seeds.has(seedName(departmentId, epoch))) continue;
    const { seed, key } = await newDepartmentKey(account, { accountId, departmentId, epoch: epoch + 1 }, nowMs);
    keys.push(key);
    all.set(seedName(departmentId, epoch + 1), seed);
  }
  return { keys, seeds: all };
}
