// The boxes that came later, from the secrets of the first sample, written once like it: `node crypto/samples/write-people.ts`.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { ids, secrets } from "./read.ts";

const b64 = hz.toBase64Url;
const { accountId, userId } = ids;
const user = await hz.userKeys(secrets.userKey, userId);
const account = await hz.accountKey(secrets.accountSeed);
const prf = hz.randomBytes(32);
const trust = await hz.sealGrant(
  { accountId, what: { kind: "trust" }, to: { userId, kemPublicKey: user.kem.publicKey }, by: { userId, sig: user.sig } },
  account.publicKey,
);
const sample = {
  secrets: { prf: b64(prf), memberFingerprint: b64(await hz.memberFingerprint(userId, user.kem.publicKey, user.sig.publicKey)) },
  boxes: {
    passkeyWrap: b64(await hz.wrapForPasskey(secrets.userKey, await hz.passkeyKeys(prf, userId), userId)),
    trustGrant: b64(trust.box),
    trustGrantSignature: b64(trust.signature),
  },
};
await writeFile(new URL("hz1-people.json", import.meta.url), `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
