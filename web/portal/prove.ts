import type { ProofKind } from "@hz/contract/sign-in/proof";
import { portalClient } from "../api/portal-client.ts";
import { retrying } from "../vault/files/retry.ts";
import { solveProof } from "../vault/report/solve-proof.ts";

const PATIENCE_MS = 20_000;

/** Asks for a challenge and solves it: the proof of work for what is to be sent, by kind and id. */
export async function prove(linkSuffix: string, kind: ProofKind, subject: string, signal?: AbortSignal): Promise<string> {
  const asked = await retrying(() => portalClient.challenge(linkSuffix, kind, signal), { patienceMs: PATIENCE_MS, signal });
  return solveProof(asked, subject, signal);
}
