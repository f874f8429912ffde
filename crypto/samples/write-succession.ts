// A former account key's word for the next one, from the secrets of the first sample, written once like it: `node crypto/samples/write-succession.ts`.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { ids, secrets } from "./read.ts";

const former = await hz.accountKey(secrets.accountSeed);
const { publicKey } = await hz.accountKey(hz.newAccountSeed());
const signedAt = 1_800_000_000;
const signature = await hz.signSuccession(former, { accountId: ids.accountId, publicKey, signedAt });
const sample = { signedAt, boxes: { nextAccountKey: hz.toBase64Url(publicKey), succession: hz.toBase64Url(signature) } };
await writeFile(new URL("hz1-succession.json", import.meta.url), `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
