import { type Agent, request } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { buffer } from "node:stream/consumers";
import { ERRORS } from "@hz/contract/errors";

/** A whole answer; `code` is the closed list's, null where it has none. */
export type Reply = { status: number; code: string | null; bytes: Buffer };

/** Connections that are kept, to a proxy with a certificate of its own making as well. */
export const secureAgent = (): Agent => new SecureAgent({ keepAlive: true, rejectUnauthorized: false }) as unknown as Agent;

/** Sends a request and gives the whole answer; rejects where the connection breaks before its end, or after so long without a byte. */
export function exchange(
  agent: Agent,
  url: string,
  method: string,
  headers: Record<string, string>,
  body: Uint8Array | string = "",
  patienceMs = 60_000,
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const named = { ...headers, ...(method === "GET" ? {} : { "content-length": String(Buffer.byteLength(body)) }) };
    const outgoing = (url.startsWith("https:") ? secureRequest : request)(
      url,
      { agent, method, headers: named, timeout: patienceMs },
      (answer) => {
        const status = answer.statusCode ?? 0;
        void buffer(answer).then((bytes) => resolve({ status, code: status >= 400 ? codeIn(status, bytes) : null, bytes }), reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.on("timeout", () => outgoing.destroy(Object.assign(new Error("no answer in time"), { code: "NO_ANSWER" })));
    outgoing.end(body);
  });
}

/** The error's code where it is one of the closed list with its own status. */
function codeIn(status: number, bytes: Buffer): string | null {
  try {
    const { code } = JSON.parse(bytes.toString()) as { code: keyof typeof ERRORS };
    return ERRORS[code] === status ? code : null;
  } catch {
    return null;
  }
}
