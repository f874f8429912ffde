import type { Member } from "@hz/contract/sign-in/auth";
import type { PortalChannel } from "@hz/contract/channels/channels";
import type { ChannelQuestions } from "@hz/contract/channels/questions";
import type { ErrorAnswer, ErrorCode } from "@hz/contract/errors";
import type { Message, ReporterMessage } from "@hz/contract/reports/messages";
import { portalApi } from "@hz/contract/portal-paths";
import { PROOF_HEADER, type ProofKind } from "@hz/contract/sign-in/proof";
import type { KeyHeld } from "@hz/contract/reports/report-holders";
import type { Case, SubmitReport } from "@hz/contract/reports/reports";

/** A reporter's call failed. Without an answer of ours the code is OFFLINE; `temporary` means that a repeat may succeed. */
export class PortalFailure extends Error {
  readonly status: number | null;
  readonly code: ErrorCode | "OFFLINE";
  readonly temporary: boolean;
  constructor(status: number | null, code: ErrorCode | "OFFLINE", message: string) {
    super(`${status ?? 0}: ${message}`);
    this.name = "PortalFailure";
    this.status = status;
    this.code = code;
    this.temporary = status === null || (status >= 502 && status <= 504);
  }
}

type Ask = { body?: unknown; token?: string; proof?: string | null; signal?: AbortSignal };
export type CaseThread = {
  messages: Message[];
  members: Member[];
  status: string;
  bodyRedactedAt: string | null;
  held: KeyHeld;
  readUntil: string | null;
};

/** The headers that prove the token of a case password. */
export function caseHeaders(token: string): Record<string, string> {
  return { authorization: `Case ${token}` };
}

/** The reporter's calls. Each throws PortalFailure; an abort throws the signal's reason. */
export const portalClient = {
  channel: (linkSuffix: string) => json<PortalChannel>(portalApi.channel(linkSuffix)),
  questions: (linkSuffix: string) => json<ChannelQuestions>(portalApi.questions(linkSuffix)),
  challenge: (linkSuffix: string, kind: ProofKind, signal?: AbortSignal) =>
    json<{ challenge: string; bits: number }>(portalApi.challenge(linkSuffix, kind), { signal }),
  submit: (body: SubmitReport, proof: string | null, signal?: AbortSignal) =>
    json<{ caseNumber: string; reportId: string }>(portalApi.submit, { body, proof, signal }),
  updateNotification: (body: { caseNumber: string; token: string; notificationEmail: string }) =>
    json<object>(portalApi.updateNotification, { body }),
  keepDraftKey: (id: string, key: string) => json<object>(portalApi.keepDraftKey, { body: { id, key } }),
  recallDraftKey: (id: string) => json<{ key: string | null }>(portalApi.recallDraftKey, { body: { id } }),
  caseLogin: (token: string) => json<Case>(portalApi.caseLogin, { body: { token } }),
  messages: (caseId: string, token: string) => json<CaseThread>(portalApi.caseMessages(caseId), { token }),
  send: (caseId: string, token: string, body: ReporterMessage, signal?: AbortSignal) =>
    json<Message>(portalApi.caseMessages(caseId), { token, body, signal }),
  /** The sealed bytes of an attachment as they arrive. */
  file: async (caseId: string, fileId: string, token: string, signal?: AbortSignal) => {
    const { body } = await answer(portalApi.caseFile(caseId, fileId), { token, signal });
    return body ?? new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (stream) => stream.close() });
  },
};

async function json<Answer>(url: string, ask: Ask = {}): Promise<Answer> {
  const reply = await answer(url, ask);
  try {
    return (await reply.json()) as Answer;
  } catch {
    throw offline(ask.signal);
  }
}

async function answer(url: string, { body, token, proof, signal }: Ask): Promise<Response> {
  const headers: Record<string, string> = token === undefined ? {} : caseHeaders(token);
  if (body !== undefined) headers["content-type"] = "application/json";
  if (proof) headers[PROOF_HEADER] = proof;
  const method = body === undefined ? "GET" : "POST";
  let reply: Response;
  try {
    reply = await fetch(url, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      cache: "no-store",
      credentials: "omit",
    });
  } catch {
    throw offline(signal);
  }
  if (reply.ok) return reply;
  const refusal = (await reply.json().catch(() => ({}))) as Partial<ErrorAnswer>;
  const fallback = reply.status >= 502 ? "UNAVAILABLE" : "UNEXPECTED";
  throw new PortalFailure(reply.status, refusal.code ?? fallback, refusal.message ?? reply.statusText);
}

/** What to throw for a call that got no answer: the caller's own abort, or the lost connection. */
function offline(signal: AbortSignal | undefined): unknown {
  return signal?.aborted ? signal.reason : new PortalFailure(null, "OFFLINE", "no connection");
}
