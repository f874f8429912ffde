import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { UPLOAD_TOKEN_HEADER } from "@hz/contract/reports/files";
import { Failure } from "../../http/failures.ts";

const mark = (kind: string, id: string) => createHash("sha256").update(`${kind} ${id}`).digest();

/** Who may go on with a pending file: the holder of a random token, the reporter of a case, or a user. */
export const uploaderByToken = (token: string) => mark("token", token);
export const uploaderByCase = (reportId: string) => mark("case", reportId);
export const uploaderByUser = (userId: string) => mark("user", userId);

/** The random token of an upload before its report; throws INVALID_INPUT where the header is missing. */
export function uploadToken(request: FastifyRequest): string {
  const token = String(request.headers[UPLOAD_TOKEN_HEADER] ?? "");
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) throw new Failure("INVALID_INPUT", [UPLOAD_TOKEN_HEADER]);
  return token;
}
