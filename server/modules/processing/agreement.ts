import { createHash } from "node:crypto";
import { agreementText } from "@hz/contract/processing/agreement-text";
import { assessmentText } from "@hz/contract/processing/assessment-text";
import { changedSections, Document } from "@hz/contract/processing/document";
import { companyLacks, factsOf, operatorLacks, type ProcessingFacts } from "@hz/contract/processing/facts";
import type { AgreementState, Conclusion, ConcludedAgreement, Processing } from "@hz/contract/processing/processing";
import { recordText } from "@hz/contract/processing/record-text";
import { transferText } from "@hz/contract/processing/transfer-text";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import { accountOf } from "../accounts/index.ts";
import { companyOf } from "../settings/index.ts";
import { agreementOf, type ConclusionRow, conclusionsIn } from "./store.ts";

/** What an agreement of this company would be made of today; null where the operator offers none. */
export async function factsFor({ config }: Context, tx: Tx, accountId: string): Promise<ProcessingFacts | null> {
  const { retention_months: months } = await accountOf(tx, accountId);
  return factsOf(await companyOf(tx, accountId), months, config.operator);
}

/** Computed from the words, so that nobody has to remember to count it up. */
export const versionOf = (document: Document): string => createHash("sha256").update(JSON.stringify(document)).digest("hex");

export const conclusionView = ({ id, version, at, signer_name: name }: ConclusionRow): Conclusion => ({
  id,
  version,
  at: at.toISOString(),
  name,
});

/** Today's agreement with the documents beside it, and how it stands to what was concluded. */
export async function processingOf(ctx: Context, tx: Tx, accountId: string): Promise<Processing> {
  const facts = await factsFor(ctx, tx, accountId);
  const concluded = (await conclusionsIn(tx, accountId)).map(conclusionView);
  const lacks = { operatorLacks: operatorLacks(ctx.config.operator), companyLacks: companyLacks(await companyOf(tx, accountId)) };
  if (!facts) return { state: "unavailable", ...lacks, offer: null, changed: [], concluded };
  const agreement = agreementText(facts);
  const version = versionOf(agreement);
  const [last] = concluded;
  const changed = last && last.version !== version ? changedSections((await concludedOf(tx, accountId, last.id)).document, agreement) : [];
  return {
    state: stateOf(last, version),
    ...lacks,
    offer: {
      version,
      documents: { agreement, record: recordText(facts), assessment: assessmentText(facts), transfer: transferText(facts) },
    },
    changed,
    concluded,
  };
}

/** The version that waits to be concluded in place of an earlier one; null where none was concluded yet, or today's counts. */
export async function changedVersion(ctx: Context, tx: Tx, accountId: string): Promise<string | null> {
  const [last] = await conclusionsIn(tx, accountId);
  const facts = last ? await factsFor(ctx, tx, accountId) : null;
  if (!facts) return null;
  const version = versionOf(agreementText(facts));
  return stateOf(last, version) === "changed" ? version : null;
}

const stateOf = (last: { version: string } | undefined, version: string): AgreementState =>
  last === undefined ? "missing" : last.version === version ? "concluded" : "changed";

/** An agreement as it was concluded; throws NOT_FOUND. */
export async function concludedOf(tx: Tx, accountId: string, id: string): Promise<ConcludedAgreement> {
  const row = await agreementOf(tx, accountId, id);
  if (!row) throw new Failure("NOT_FOUND");
  return { ...conclusionView(row), document: Document.parse(JSON.parse(row.document)) };
}
