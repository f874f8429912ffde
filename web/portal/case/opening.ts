/*
 * What only whoever opens a case needs: what its password opens, and what is then shown. It comes as a file of its own as soon as
 * somebody touches the login.
 */
// Both seal and open: what they share lies in one file with what sends, which can then be loaded alone.
import "../sending.ts";
import type { CaseKeys } from "@hz/crypto";
import type { Case } from "@hz/contract/reports/reports";
import { portalClient } from "../../api/portal-client.ts";
import { readPassword } from "../../vault/report/open-case.ts";

export { openCase } from "../../vault/report/open-case.ts";
export { OpenedCase } from "./opened-case.tsx";

/** The case of a password as typed, still sealed, and its keys; throws CryptoFailure `code-shape` and `code-check`, and what the call throws. */
export async function findCase(typed: string): Promise<{ found: Case; keys: CaseKeys }> {
  const { keys, token } = await readPassword(typed);
  return { found: await portalClient.caseLogin(token), keys };
}
