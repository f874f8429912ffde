import guests from "./hz1-guests.json" with { type: "json" };
import log from "./hz1-log.json" with { type: "json" };
import people from "./hz1-people.json" with { type: "json" };
import procedure from "./hz1-procedure.json" with { type: "json" };
import purposes from "./hz1-purpose.json" with { type: "json" };
import redactions from "./hz1-redactions.json" with { type: "json" };
import succession from "./hz1-succession.json" with { type: "json" };
import sample from "./hz1.json" with { type: "json" };
import { fromBase64Url } from "../primitives/base64url.ts";
import type { Bytes } from "../primitives/bytes.ts";
import type { ReportHead } from "../protocol/context.ts";

const decode = <K extends string>(all: Record<K, string>) =>
  Object.fromEntries(Object.entries<string>(all).map(([name, text]) => [name, fromBase64Url(text)])) as Record<K, Bytes>;

/** What the sample's department is for. */
export const { purpose } = purposes;
/** The frozen sample of every box, with the secrets that open it. */
export const { ids, texts, codes, epoch, notAfter, joinedAt, permits } = sample;
export const { fileSize, longFileSize, longFileSha256, fingerprintForPeople } = sample;
export const { signedAt: succeededAt } = succession;
/** The key log's entries, without what they say of keys that are secrets here. */
export const { times: logTimes, signatures: logSignatures, standsInFor: logStandsInFor } = log;
export const secrets = decode({ ...sample.secrets, ...people.secrets });
export const boxes = decode({
  ...sample.boxes,
  ...people.boxes,
  ...redactions.boxes,
  ...procedure.boxes,
  ...guests.boxes,
  ...purposes.boxes,
  ...succession.boxes,
  ...log.boxes,
});
export const head: ReportHead = {
  accountId: ids.accountId,
  departmentId: ids.departmentId,
  epoch,
  reportId: ids.reportId,
  rkId: secrets.rkId,
  reporterPk: secrets.reporterPk,
};
