import type { DepartmentKey, PortalChannel } from "@hz/contract/channels/channels";
import { portalApi } from "@hz/contract/portal-paths";
import type { SubmitReport } from "@hz/contract/reports/reports";
import type { ProofKind } from "@hz/contract/sign-in/proof";
import type { ReportContent } from "../../vault/content/contents.ts";
import { portalClient } from "../../api/portal-client.ts";
import { typedTexts } from "../../vault/content/report-texts.ts";
import { retrying } from "../../vault/files/retry.ts";
import { draftReport, type ReportDraft, sealReport } from "../../vault/report/seal-report.ts";
import { uploadHeaders } from "../../vault/files/upload.ts";
import { checkKey } from "../../vault/report/check-key.ts";
import { solveProof } from "../../vault/report/solve-proof.ts";
import type { ReportValues } from "./check-report.ts";
import { parts } from "../failure-text.ts";
import type { ChosenFile } from "./chosen-file.ts";
import type { SentShares } from "./file-list.tsx";
import { wishOfReport, wishText } from "../meeting/meeting-wish.ts";
import { pinnedLink } from "../page-link.ts";
import type { PortalT } from "../portal-texts.ts";
import type { PortalLanguage } from "@hz/contract/languages";
import { answered } from "../questions/question-names.ts";
import { recipientOf } from "../../vault/report/recipient.ts";
import { type Claims, namedFiles, sendFiles } from "./send-files.ts";

/** What the reporter wants to send. */
export type Outgoing = {
  values: ReportValues;
  /** The whole form, for what is not loaded with it. */ typed: FormData;
  category: ReportContent["category"];
  files: ChosenFile[];
  language: PortalLanguage;
  t: PortalT;
};
export type SendProgress = { step: "sealing" | "files" | "proving" | "submitting"; shares: SentShares; waiting: boolean };
/** What the reporter keeps. `token` proves the case to the server; neither secret is stored anywhere. */
export type Receipt = { caseNumber: string; password: string; token: string; department: string };
export type Sender = {
  send: (outgoing: Outgoing, onProgress: (progress: SendProgress) => void, signal: AbortSignal) => Promise<Receipt>;
  /** Makes ids and keys while the reporter still writes, so that sending is quick; for a channel whose key was checked. */
  prepare: () => void;
};

/** Answers after which the ids in use are spent. */
const SPENT = new Set<unknown>(["REPORT_CONFLICT", "FILES_INCOMPLETE", "PART_CONFLICT", "BOX_REFUSED"]);
/** As long as for files: the page says that it goes on by itself. */
const SUBMIT_PATIENCE_MS = 10 * 60_000;
/** A flood may grow, and a challenge end, while a slow device is at it. */
const MOST_PROOFS = 3;

/** One report's ids, keys and uploaded files. `sealed` is set before the first try and never replaced: the same ids never carry other bytes. */
type Attempt = { draft: ReportDraft; claims: Claims; sealed: { written: string; body: SubmitReport } | null; proof: string | null };

/** The channel changed while the report was written: its new key is not what the link names, or the report would go elsewhere. */
class RecipientFailure extends Error {
  readonly step: "key-refused" | "no-other-department" | "recipient-changed";
  constructor(step: RecipientFailure["step"]) {
    super(step);
    this.step = step;
  }
}

/**
 * A sender of reports. `send` may be called again after a failure: what has arrived is not sent twice, and the same report stays
 * one report.
 */
export function createSender(channel: PortalChannel): Sender {
  let current = channel;
  let attempt: Attempt | null = null;
  let spare: { department: DepartmentKey; draft: Promise<ReportDraft> } | null = null;
  const draftFor = (department: DepartmentKey) => {
    const draft = spare?.department === department ? spare.draft : draftReport(current.accountId, department);
    spare = null;
    return draft;
  };

  const send: Sender["send"] = async (outgoing, onProgress, signal) => {
    const { values, files } = outgoing;
    const wish = wishOfReport(outgoing.typed);
    const department = recipientOf(current, values);
    // A report about the office must never fall back to the office.
    if (!department) throw new RecipientFailure("no-other-department");
    // The form has named another one.
    if (department.departmentId !== recipientOf(channel, values)?.departmentId) throw new RecipientFailure("recipient-changed");
    // By the category's id and the fields of the answers alone: their words are others in another language, and the report the same.
    const said = { ...values, answers: answered(outgoing.typed) };
    const written = JSON.stringify([said, files.map(({ id }) => id), department.departmentId, department.epoch, wish]);
    const changed = attempt?.sealed && attempt.sealed.written !== written;
    const elsewhere = attempt && !isFor(attempt.draft, department);
    if (!attempt || changed || elsewhere) {
      attempt = { draft: await draftFor(department), claims: new Map(), sealed: null, proof: null };
    }
    const { draft, claims } = attempt;

    let shares: SentShares = {};
    const report = (step: SendProgress["step"], waiting: boolean) => onProgress({ step, shares, waiting });
    const place = {
      reportKey: draft.reportKey,
      head: draft.head,
      headers: uploadHeaders(draft.uploadToken),
      partUrl: (fileId: string, part: number) => portalApi.part(current.linkSuffix, fileId, part),
      partsUrl: (fileId: string) => portalApi.parts(current.linkSuffix, fileId),
      prove: (fileId: string, stop: AbortSignal) => {
        report("proving", false);
        return prove(current.linkSuffix, "file", fileId, stop);
      },
    };
    await sendFiles(files, claims, place, {
      onShares: (sent) => {
        shares = sent;
        report("files", false);
      },
      onWaiting: (waiting) => report("files", waiting),
      signal,
    });

    report("submitting", false);
    attempt.sealed ??= { written, body: await seal(draft, current.linkSuffix, outgoing, claims) };
    const { body } = attempt.sealed;
    const { caseNumber } = await submitProven(attempt, body, signal, report);
    return { caseNumber, password: draft.password, token: draft.token, department: department.name };
  };

  const sendToCurrent: Sender["send"] = async (...input) => {
    try {
      return await send(...input);
    } catch (error) {
      const { code } = parts(error);
      if (SPENT.has(code)) attempt = null;
      if (code !== "DEPARTMENT_KEY_OUTDATED") throw error;
      const fresh = await portalClient.channel(current.linkSuffix);
      if ((await checkKey(fresh, pinnedLink())).state !== "trusted") throw new RecipientFailure("key-refused");
      current = fresh;
      return await send(...input);
    }
  };
  const prepare = () => {
    const draft = draftReport(current.accountId, current.department);
    // Whoever takes the draft learns why there is none.
    draft.catch(() => undefined);
    spare = { department: current.department, draft };
  };
  return { send: sendToCurrent, prepare };
}

/**
 * Sends the sealed report, with a proof of work once the channel asks for one. The proof holds for this report alone and stays
 * with it: a repeat after a lost answer brings the same.
 */
async function submitProven(
  attempt: Attempt,
  body: SubmitReport,
  signal: AbortSignal,
  report: (step: SendProgress["step"], waiting: boolean) => void,
): Promise<{ caseNumber: string }> {
  for (let tries = 0; ; tries++) {
    try {
      const onWaiting = (waiting: boolean) => report("submitting", waiting);
      return await retrying(() => portalClient.submit(body, attempt.proof, signal), { patienceMs: SUBMIT_PATIENCE_MS, signal, onWaiting });
    } catch (error) {
      if (parts(error).code !== "PROOF_NEEDED" || tries === MOST_PROOFS) throw error;
      report("proving", false);
      attempt.proof = await prove(body.linkSuffix, "report", body.reportId, signal);
      report("submitting", false);
    }
  }
}

function isFor({ head }: ReportDraft, department: DepartmentKey): boolean {
  return head.departmentId === department.departmentId && head.epoch === department.epoch;
}

function seal(draft: ReportDraft, linkSuffix: string, outgoing: Outgoing, claims: Claims): Promise<SubmitReport> {
  const { values, category, language } = outgoing;
  const wish = wishOfReport(outgoing.typed);
  const { reportType } = values;
  const sent = namedFiles(outgoing.files, claims);
  const files = sent.map(({ info }) => info);
  const texts = typedTexts((name) => values[name], reportType);
  const description = texts.description || (outgoing.files.find(({ voice }) => voice)?.voice?.description ?? "");
  const content = { ...texts, description, reportType, category, language, files };
  const meeting = wish && wishText(wish, outgoing.t);
  return sealReport(draft, { linkSuffix, content, claims: sent.map(({ claim }) => claim), meeting });
}

const PATIENCE_MS = 20_000;

/** Asks for a challenge and solves it: the proof of work for what is to be sent, by kind and id. */
async function prove(linkSuffix: string, kind: ProofKind, subject: string, signal?: AbortSignal): Promise<string> {
  const asked = await retrying(() => portalClient.challenge(linkSuffix, kind, signal), { patienceMs: PATIENCE_MS, signal });
  return solveProof(asked, subject, signal);
}
