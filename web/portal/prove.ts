import type { ProofKind } from "@hz/contract/sign-in/proof";
import { portalClient } from "../api/portal-client.ts";
import { retrying } from "../vault/files/retry.ts";
import { solveProof } from "../vault/report/solve-proof.ts";

const PATIENCE_MS = 20_000;

/** Takes a channel and what is to be sent to it, by kind and id, asks for a challenge and gives the proof of work for it. */
export async function prove(linkSuffix: string, kind: ProofKind, subject: string, signal?: AbortSignal): Promise<string> {
  const asked = await retrying(() => portalClient.challenge(linkSuffix, kind, signal), { patienceMs: PATIENCE_MS, signal });
  return solveProof(asked, subject, signal);
}
