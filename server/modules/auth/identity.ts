import { bytes } from "../../bytes.ts";
import type { Secrets } from "../../secrets.ts";

/** One spelling for an address: trimmed, lower case. */
export const normalEmail = (email: string) => email.trim().toLowerCase();
/** What the directory knows of an address: its keyed hash. */
export const emailHash = (secrets: Secrets, email: string) => secrets.hash("email", normalEmail(email));
/** What is stored of the value that the browser derived from a password. */
export const authHash = (secrets: Secrets, userId: string, auth: string) => secrets.hash("auth", userId, bytes(auth));
