// What a guest of one report is given, from the secrets of the first sample, written once like it: `node crypto/samples/write-guests.ts`.
import { writeFile } from "node:fs/promises";
import * as hz from "../index.ts";
import { ids, secrets } from "./read.ts";

const { accountId, reportId, userId } = ids;
const user = await hz.userKeys(secrets.userKey, userId);
const given = (kind: "report" | "notes", key: hz.Bytes) =>
  hz.sealGrant(
    { accountId, what: { kind, reportId }, to: { userId, kemPublicKey: user.kem.publicKey }, by: { userId, sig: user.sig } },
    key,
  );
const [report, notes] = [await given("report", secrets.reportKey), await given("notes", secrets.notesKey)];
const b64 = hz.toBase64Url;
const sample = {
  boxes: {
    guestReport: b64(report.box),
    guestReportSignature: b64(report.signature),
    guestNotes: b64(notes.box),
    guestNotesSignature: b64(notes.signature),
  },
};
await writeFile(new URL("hz1-guests.json", import.meta.url), `${JSON.stringify(sample, null, 1)}\n`, { flag: "wx" });
