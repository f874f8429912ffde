import * as z from "zod";
import { defineRoute } from "../route.ts";
import { Day, Hash, Id, Signature } from "../scalars.ts";
import type { Succession } from "../keys/successions.ts";
import { Member } from "../sign-in/auth.ts";

/** What somebody of the office signed of a report that came in (protocol hz1, label `report-evidence`). */
export const Evidence = z.object({
  bodyHash: Hash,
  wording: Hash,
  receivedOn: Day,
  signedOn: Day,
  office: z.string().min(1).max(500),
  signature: Signature,
});
export type Evidence = z.infer<typeof Evidence>;

/** The same as it is kept, with who signed it. */
export const SignedEvidence = Evidence.extend({ byUserId: Id });
export type SignedEvidence = z.infer<typeof SignedEvidence>;

/** The same as the reporter gets it, with the keys that vouch for the signature. */
export const CaseEvidence = SignedEvidence.extend({ signers: z.array(Member) });
export type CaseEvidence = z.infer<typeof CaseEvidence>;

/** What the reporter saves and anybody checks without our service (docs/hz1.md, section 14); with `text` it shows the report's words. */
export type EvidenceFile = {
  format: "hinweiszentrale-nachweis";
  version: 1;
  accountId: string;
  accountPublicKey: string;
  successions: Succession[];
  report: { departmentId: string; epoch: number; reportId: string; rkId: string; reporterPk: string };
  evidence: SignedEvidence;
  signer: Member;
  text?: { key: string; text: string };
};

export const evidenceRoutes = {
  sign: defineRoute({
    method: "PUT",
    path: "/api/reports/:id/evidence",
    summary: "Keeps that somebody of the office signed when a report came, and its hash; the reporter can save that",
    access: "user",
    permission: "Meldungen",
    params: z.object({ id: Id }),
    body: Evidence,
    errors: ["NOT_FOUND", "ACCESS_WAITING", "REPORT_CHANGED"],
  }),
};
