import { agreementText } from "@hz/contract/processing/agreement-text";
import { companyLacks } from "@hz/contract/processing/facts";
import type { Conclusion } from "@hz/contract/processing/processing";
import type { Context } from "../../context.ts";
import { newId } from "../../db/new-id.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { lockAccount } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { userOf } from "../users/index.ts";
import { conclusionView, factsFor, versionOf } from "./agreement.ts";
import { mailAgreementConcluded } from "./jobs.ts";
import { conclusionsIn, insertAgreement } from "./store.ts";

/**
 * Concludes the agreement for the company in the version that somebody read. Where that is what counts already, whoever concluded it,
 * the answer is the same. Whoever concludes it has a mail of it. Throws AGREEMENT_CHANGED where today's text is another one, AGREEMENT_INCOMPLETE where a party is not known.
 */
export function conclude(ctx: Context, { accountId, userId }: UserCaller, version: string): Promise<Conclusion> {
  return ctx.db.tenant(accountId, async (tx) => {
    // Of two at once the later one finds what the earlier one has concluded; nor do the company's data change in between.
    await lockAccount(tx, accountId);
    const [last] = await conclusionsIn(tx, accountId);
    const facts = await factsFor(ctx, tx, accountId);
    if (!facts || companyLacks(facts.company).length > 0) throw new Failure("AGREEMENT_INCOMPLETE");
    const document = agreementText(facts);
    if (versionOf(document) !== version) throw new Failure("AGREEMENT_CHANGED");
    if (last?.version === version) return conclusionView(last);
    const { full_name: name } = (await userOf(tx, accountId, userId))!;
    const row = { id: newId(), version, at: ctx.now(), signer_name: name };
    await insertAgreement(tx, accountId, { ...row, user_id: userId, document: JSON.stringify(document) });
    record(accountId, { actor: userId, action: "processing.concluded", details: { version } });
    await ctx.jobs.enqueue(mailAgreementConcluded, { accountId, userId, agreementId: row.id });
    return conclusionView(row);
  });
}
