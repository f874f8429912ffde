import { constants } from "node:os";
import { ERRORS } from "@hz/contract/errors";

/** Kinds of errors that may be named where there is no code. */
const KINDS = new Set([
  "TypeError",
  "RangeError",
  "SyntaxError",
  "ReferenceError",
  "ZodError",
  "AggregateError",
  "BlobMissing",
  "AbortError",
]);

/** The mail library's own codes; it keeps that of the system beside them. */
const MAIL = [
  "ECONNECTION ESOCKET EDNS ETLS EREQUIRETLS EPROTOCOL EENVELOPE EMESSAGE ESTREAM EABORT EAUTH ENOAUTH EOAUTH2",
  "EMAXLIMIT EMAXRECIPIENTS ECONFIG EPROXY EFILEACCESS EURLACCESS",
];
/** What is wrong with a certificate, as OpenSSL and Node name it; and names that cannot be resolved. */
const NETWORK = [
  "UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY UNABLE_TO_VERIFY_LEAF_SIGNATURE DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN CERT_NOT_YET_VALID CERT_HAS_EXPIRED CERT_CHAIN_TOO_LONG CERT_REVOKED CERT_UNTRUSTED CERT_REJECTED",
  "INVALID_CA INVALID_PURPOSE HOSTNAME_MISMATCH ERR_TLS_CERT_ALTNAME_INVALID ERR_TLS_HANDSHAKE_TIMEOUT ERR_SSL_WRONG_VERSION_NUMBER",
  "ENOTFOUND EAI_AGAIN EAI_FAIL UND_ERR_SOCKET UND_ERR_CONNECT_TIMEOUT ERR_STREAM_PREMATURE_CLOSE ABORT_ERR",
];
/** A bucket's (`storage/blob-store`). */
const STORAGE = "STORAGE_AWAY STORAGE_FORBIDDEN STORAGE_NO_BUCKET STORAGE_DAMAGED";
const CODES = new Set([
  ...Object.keys(constants.errno),
  ...Object.keys(ERRORS),
  ...[...MAIL, ...NETWORK, STORAGE].flatMap((line) => line.split(" ")),
]);
/** PostgreSQL's five signs; it names what happened and never a value. */
const SQLSTATE = /^[0-9A-Z]{2}[0-9A-Z]{3}$/;

/** What the database's driver says in words only. */
const SPOKEN: [RegExp, string][] = [
  [/^timeout exceeded when trying to connect|^timeout expired/, "DATABASE_CONNECT_TIMEOUT"],
  [/^Connection terminated|not queryable/, "DATABASE_CONNECTION_LOST"],
  [/^Query read timeout/, "DATABASE_NO_ANSWER"],
];

/** A neighbour that ended, does not answer or has no room: the database's classes 08, 53 and 57, its driver's words, the network's, the disk's and a bucket's codes. */
const OUTAGE =
  /^(08|53|57)[0-9A-Z]{3}$|^DATABASE_|^STORAGE_(AWAY|FORBIDDEN|NO_BUCKET)$|\b(ECONN(REFUSED|RESET|ECTION)|EPIPE|ETIMEDOUT|E(HOST|NET)UNREACH|ENOTFOUND|EAI_AGAIN|ENOSPC)\b/;

/** Whether a cause is that of a whole neighbour, which everybody meets who needs it. */
export const isOutage = (cause: string): boolean => OUTAGE.test(cause);

type ErrorFields = { code?: unknown; originalCode?: unknown; responseCode?: unknown; severity?: unknown; errors?: unknown };

const isCode = (code: unknown, { severity }: ErrorFields): code is string =>
  typeof code === "string" && (CODES.has(code) || (typeof severity === "string" && SQLSTATE.test(code)));

/**
 * The cause of whatever was thrown, from closed lists: "EENVELOPE 550", "ESOCKET ECONNREFUSED", "23505", "TypeError", "Error".
 * Never a word of its message: a mail server's refusal repeats the address, the database's a value.
 */
export function causeCode(error: unknown): string {
  if (!(error instanceof Error)) return "Error";
  const fields = error as ErrorFields;
  const { code, originalCode, responseCode } = fields;
  const codes = [code, originalCode].filter((one) => isCode(one, fields));
  // Three figures of the mail protocol; more would be somebody's number.
  if (typeof responseCode === "number" && responseCode >= 200 && responseCode < 600) codes.push(responseCode.toFixed(0));
  if (codes.length > 0) return codes.join(" ");
  const spoken = SPOKEN.find(([words]) => words.test(error.message))?.[1];
  if (spoken) return spoken;
  const inner = [error.cause, ...(Array.isArray(fields.errors) ? fields.errors : [])].find((one) => one instanceof Error);
  return inner ? causeCode(inner) : ([error.name, error.constructor.name].find((name) => KINDS.has(name)) ?? "Error");
}
