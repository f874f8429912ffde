import { createHash } from "node:crypto";
import type { FileClaim } from "@hz/contract/reports/messages";
import { fileRoutes, PART_DIGEST_HEADER, UPLOAD_TOKEN_HEADER } from "@hz/contract/reports/files";
import { newId, randomBytes, sealFile } from "@hz/crypto";
import type { ReportDraft } from "../../web/vault/report/seal-report.ts";
import type { TestApplication } from "./application.ts";
import { call, type Headers, send } from "./call.ts";

/** A sealed file in the parts in which it travels. */
export type TestFile = { id: string; parts: Uint8Array[]; claim: FileClaim };

/** Seals a file of so many true bytes for a report. */
export async function aFile({ reportKey, head }: ReportDraft, size = 1000): Promise<TestFile> {
  const id = newId();
  const piece = randomBytes(1000);
  const slice = async (start: number, end: number) => Uint8Array.from({ length: end - start }, (_, at) => piece[(start + at) % 1000]!);
  const sealed = await sealFile(reportKey, head, id, { size, slice });
  const parts: Uint8Array[] = [];
  for (let part = 0; part < sealed.partCount; part++) parts.push(await sealed.part(part));
  return { id, parts, claim: { id, sealedSize: sealed.sealedSize, partCount: sealed.partCount } };
}

/** All bytes of a sealed file in one piece, as they come back. */
export const wholeOf = (file: TestFile) => new Uint8Array(Buffer.concat(file.parts));

/** The header that says what these bytes are. */
export const digestOf = (bytes: Uint8Array): Headers => ({ [PART_DIGEST_HEADER]: createHash("sha256").update(bytes).digest("base64url") });
/** The header that says who may go on with a file before its report exists. */
export const tokenOf = ({ uploadToken }: ReportDraft): Headers => ({ [UPLOAD_TOKEN_HEADER]: uploadToken });

/** Puts one part before its report; answers with the bare reply. `bytes` replaces what is sent, `headers` what is said. */
export function putPart(
  test: TestApplication,
  linkSuffix: string,
  draft: ReportDraft,
  file: TestFile,
  part: number,
  { bytes = file.parts[part]!, headers = {} }: { bytes?: Uint8Array; headers?: Headers } = {},
) {
  return send(test.app, fileRoutes.portalPart, {
    params: { linkSuffix, fileId: file.id, part },
    body: bytes,
    as: { ...tokenOf(draft), ...digestOf(bytes), ...headers },
  });
}

/** Uploads all parts of a file before its report. */
export async function uploadToChannel(test: TestApplication, linkSuffix: string, draft: ReportDraft, file: TestFile): Promise<void> {
  for (const part of file.parts.keys()) {
    const reply = await putPart(test, linkSuffix, draft, file, part);
    if (reply.statusCode !== 200) throw new Error(reply.body);
  }
}

/** Uploads all parts of an attachment to a case, as its reporter or as a handler. */
export async function uploadToReport(
  test: TestApplication,
  side: "case" | "report",
  id: string,
  as: Headers,
  file: TestFile,
): Promise<void> {
  const route = side === "case" ? fileRoutes.casePart : fileRoutes.reportPart;
  for (const [part, bytes] of file.parts.entries())
    await call(test.app, route, { params: { id, fileId: file.id, part }, body: bytes, as: { ...as, ...digestOf(bytes) } });
}
