import { paths } from "@hz/contract/paths";
import { shortVersion } from "@hz/contract/processing/processing";
import { Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { agreementChanged } from "../../mail/templates/agreement-changed.ts";
import { agreementConcluded } from "../../mail/templates/agreement-concluded.ts";
import { accountOf, eachAccount } from "../accounts/index.ts";
import { defineMail } from "../mails/index.ts";
import { peopleOf, type Person } from "../users/index.ts";
import { changedVersion } from "./agreement.ts";
import { agreementOf, claimAgreementNotice } from "./store.ts";

/** Who may conclude, as the route lets people through. */
const mayConclude = (user: Person) => user.is_active && user.is_vouched && user.permissions.includes("Einstellungen");

const concluders = async (tx: Tx, accountId: string): Promise<Person[]> => (await peopleOf(tx, accountId)).filter(mayConclude);

/** To one of those who may conclude; nothing where it was concluded meanwhile, or where the text has changed again: that is told next. */
const mailAgreementChanged = defineMail(
  "mail-agreement-changed",
  z.object({ accountId: Id, userId: Id, version: z.string() }),
  (ctx: Context, { accountId, userId, version }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = (await concluders(tx, accountId)).find(({ id }) => id === userId);
      if (!user || (await changedVersion(ctx, tx, accountId)) !== version) return null;
      const { company_name: company } = await accountOf(tx, accountId);
      return { to: user.email, ...agreementChanged(user.language, company, ctx.config.publicUrl + paths.processing) };
    }),
);

/** To whoever concluded the agreement; nothing where they can no longer sign in. */
export const mailAgreementConcluded = defineMail(
  "mail-agreement-concluded",
  z.object({ accountId: Id, userId: Id, agreementId: Id }),
  (ctx: Context, { accountId, userId, agreementId }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = (await peopleOf(tx, accountId)).find(({ id, is_active }) => id === userId && is_active);
      if (!user) return null;
      const { at, version } = (await agreementOf(tx, accountId, agreementId))!;
      const { company_name: company } = await accountOf(tx, accountId);
      const facts = { company, at, version: shortVersion(version) };
      return { to: user.email, ...agreementConcluded(user.language, facts, ctx.config.publicUrl + paths.processing) };
    }),
);

const tellAccount = (ctx: Context, accountId: string): Promise<void> =>
  ctx.db.tenant(accountId, async (tx) => {
    const version = await changedVersion(ctx, tx, accountId);
    if (version === null) return;
    const people = await concluders(tx, accountId);
    // Where nobody may conclude now, it is told once somebody may.
    if (people.length === 0 || !(await claimAgreementNotice(tx, accountId, version))) return;
    for (const { id: userId } of people) await ctx.jobs.enqueue(mailAgreementChanged, { accountId, userId, version });
  });

/**
 * Has those told who may conclude the agreement that it says something else than what they concluded, once for each version; in the
 * morning: who changes several things of the company's data in a day is told once. An account that has concluded none is
 * asked by readiness.
 */
export const tellOfChangedAgreements = eachAccount("tell-of-changed-agreements", tellAccount, { cron: "13 7 * * *" });

export const processingJobs = [tellOfChangedAgreements, mailAgreementChanged, mailAgreementConcluded];
