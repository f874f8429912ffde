import type { Socket } from "node:net";
import { ERROR_TEXTS } from "@hz/contract/error-texts";
import type { ErrorAnswer, ErrorCode } from "@hz/contract/errors";

/** A page that is the same for everybody, with its headers. */
export type StillPage = { html: string; headers: Record<string, string> };

/** Whether an address is that of a call, which answers programs. */
export const isCall = (url: string): boolean => /^\/api(\/|\?|$)/.test(url);

/** The longest part of an address that may be a value. */
export const LONGEST_PART = 300;

/** What stands below a channel's address: its pages, and the calls that name it. */
const OF_CHANNELS = /^\/(?:portal|api\/portal|api\/public\/portals)(?=\/|$)/i;

/**
 * The address that people mean who typed one of the portal from a poster: `/Portal/Werk/` is `/portal/Werk`. Which channel a suffix
 * names in any case of letters is said where it is read; nothing is redirected, because such pages are refused.
 */
export function meantUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  const [start] = OF_CHANNELS.exec(path) ?? [];
  if (start === undefined) return url;
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return start.toLowerCase() + path.slice(start.length, end) + url.slice(path.length);
}

/** The address of a request or, where no route could read it, one at which there is nothing: it is answered as any that is mistyped. */
export function readableUrl(url: string): string {
  const [path = ""] = url.split("?", 1);
  if (path.split("/").every((part) => part.length <= LONGEST_PART) && isDecodable(path)) return url;
  return isCall(url) ? "/api/-" : "/-";
}

function isDecodable(path: string): boolean {
  try {
    // What it gives is used: a call whose result nobody asks for is left out of the built server.
    return typeof decodeURIComponent(path) === "string";
  } catch {
    return false;
  }
}

/** What Node's parser refuses has become no request: a method that nobody knows, headers that are too long, a line that is no HTTP. */
type ParserError = Error & { code?: string; rawPacket?: unknown };
// Node knows these words as well, but importing its `node:http` loads its `fetch` and `WebSocket` along.
const REFUSED: Record<string, { status: string; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: "431 Request Header Fields Too Large", code: "TOO_LARGE" },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", code: "INVALID_INPUT" },
};

/**
 * Answers whatever the parser refused and ends the connection; `page` is null while there is no page for it. `closed` are the headers
 * of a call: no hook sets them where there is no request.
 */
export function answerUnreadable(page: () => StillPage | null, closed: Record<string, string>) {
  return (error: ParserError, socket: Socket): void => {
    if (error.code === "ECONNRESET") return void socket.destroy();
    // It was answered already: the rest of the same request comes in pieces.
    if (!socket.writable) return;
    const { status, code } = REFUSED[error.code ?? ""] ?? { status: "400 Bad Request", code: "INVALID_INPUT" };
    const [, url = "/"] = /^\S+ (\S+)/.exec(Buffer.isBuffer(error.rawPacket) ? error.rawPacket.toString("latin1", 0, 200) : "") ?? [];
    const still = isCall(url) ? null : page();
    const answer: ErrorAnswer = { code, message: ERROR_TEXTS.de[code] };
    const body = still?.html ?? JSON.stringify(answer);
    const headers = {
      ...(still?.headers ?? closed),
      "content-type": still ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(body)),
      connection: "close",
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...lines, "", body].join("\r\n"));
  };
}
