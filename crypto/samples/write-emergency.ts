// An emergency key, from the secrets of the first sample, and what a person who founded an account granted to themselves; written once
// like it: `node crypto/samples/write-emergency.ts`.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { epoch, ids, joinedAt, secrets } from "./read.ts";

const { accountId, departmentId, userId } = ids;
const b64 = hz.toBase64Url;
const account = await hz.accountKey(secrets.accountSeed);

/** The account's seed and the department's, and the account's public key in the holder's own word. */
async function toSelf(holder: string, { kem, sig }: Awaited<ReturnType<typeof hz.userKeys>>) {
  const ends = { accountId, to: { userId: holder, kemPublicKey: kem.publicKey }, by: { userId: holder, sig } };
  const department = { kind: "department", departmentId, epoch } as const;
  const given = [
    { what: { kind: "account" } as const, secret: secrets.accountSeed },
    { what: { kind: "trust" } as const, secret: account.publicKey },
    { what: department, secret: secrets.departmentSeed },
  ];
  return Promise.all(
    given.map(async ({ what, secret }) => {
      const { box, signature } = await hz.sealGrant({ ...ends, what }, secret);
      return { ...what, box: b64(box), signature: b64(signature) };
    }),
  );
}

const [id, userKey, code] = [hz.newId(), hz.newUserKey(), await hz.newCode("recovery")];
const [own, recovery] = [await hz.userKeys(userKey, id), await hz.recoveryKeys(code, id)];
const keys = { kemPublicKey: own.kem.publicKey, sigPublicKey: own.sig.publicKey };
const sample = {
  id,
  code,
  joinedAt,
  kemPublicKey: b64(keys.kemPublicKey),
  sigPublicKey: b64(keys.sigPublicKey),
  memberSignature: b64(await hz.signMember(account, { accountId, userId: id, ...keys, joinedAt })),
  auth: b64(recovery.auth),
  wrap: b64(await hz.wrapForRecovery(userKey, recovery, id)),
  grants: await toSelf(id, own),
  selfGrants: await toSelf(userId, await hz.userKeys(secrets.userKey, userId)),
};
await writeFile(new URL("hz1-emergency.json", import.meta.url), `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
