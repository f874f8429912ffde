// The boxes that replace a body or a message, from the secrets of the first sample, written once like it: `node crypto/samples/write-redactions.ts`.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { head, ids, secrets, texts } from "./read.ts";

const { sig } = await hz.userKeys(secrets.userKey, ids.userId);
const message = (role: "reporter" | "handler") =>
  hz.sealRedactedMessage(secrets.reportKey, head, { id: ids.messageId, role }, texts.message, sig);
const sample = {
  boxes: {
    redactedBody: hz.toBase64Url(await hz.sealRedactedBody(secrets.reportKey, head, texts.body, sig)),
    redactedReporterMessage: hz.toBase64Url(await message("reporter")),
    redactedHandlerMessage: hz.toBase64Url(await message("handler")),
  },
};
await writeFile(new URL("hz1-redactions.json", import.meta.url), `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
