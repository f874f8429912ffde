// A department's statement with its purpose, from the secrets of the first sample, written once like it: `node crypto/samples/write-purpose.ts`.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { epoch, ids, notAfter, secrets } from "./read.ts";

const { accountId, departmentId } = ids;
const purpose = { name: "Aufsichtsrat", standsInFor: [hz.newId(), hz.newId()], signedAt: 1_790_000_000 };
const publicKey = secrets.departmentPublicKey;
const statement = { accountId, departmentId, epoch, publicKey, notAfter, purpose };
const signature = await hz.signDepartment(await hz.accountKey(secrets.accountSeed), statement);
const sample = { purpose, boxes: { purposeSignature: hz.toBase64Url(signature) } };
await writeFile(new URL("hz1-purpose.json", import.meta.url), `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
