import { paths } from "@hz/contract/paths";
import { sameBytes, type Secrets } from "../../secrets.ts";

const TOKEN_BYTES = 16;

/** Made of the installation's own key: it is the same after every start, and lies in no file and in no copy of the database. */
const tokenOf = ({ hash }: Pick<Secrets, "hash">) => hash("local mailbox").subarray(0, TOKEN_BYTES).toString("base64url");

/** The path of the local mailbox, which nobody can guess; the start prints it, and nothing else does. */
export const mailboxPath = (secrets: Pick<Secrets, "hash">): string => `${paths.mailbox}/${tokenOf(secrets)}`;

/** Tells whether a token is the one of the mailbox's address. */
export function isMailboxToken(secrets: Pick<Secrets, "hash">): (token: string) => boolean {
  const own = Buffer.from(tokenOf(secrets));
  return (token) => sameBytes(own, Buffer.from(token));
}
