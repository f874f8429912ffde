import type { PortalCategory, PortalChannel, PortalDepartment } from "@hz/contract/channels/channels";
import { type ChannelQuestions, NO_QUESTIONS } from "@hz/contract/channels/questions";
import { type PortalLanguage, portalLanguage } from "@hz/contract/languages";
import type { Context } from "../../context.ts";
import { accountOf, successionsOf } from "../accounts/index.ts";
import { categoriesOf, categoryIn } from "../categories/index.ts";
import { among, lostEpochs, newestKeys, signedName, standsInBySignature } from "../departments/index.ts";
import { dutyFactsOf } from "./duties-store.ts";
import { anyChannel, successorOf } from "./store.ts";
import { portalChannelView, questionsOf } from "./view.ts";

const SUFFIX = /^[a-z0-9-]{1,60}$/;

const asSigned = (key: PortalDepartment): PortalDepartment => ({ ...key, name: signedName(key) });

/** What the portal needs of a channel, and whether its company is a visitor's demo. */
type Found = { channel: PortalChannel; categories: PortalCategory[]; isDemo: boolean };

/**
 * The channel of a suffix or a former one, or null where there is none; its categories as they read in a language. One that is archived
 * is there as well, and says so: cases are reached by it.
 */
export async function portalChannel(ctx: Context, linkSuffix: string, language: PortalLanguage = portalLanguage()): Promise<Found | null> {
  const accountId = SUFFIX.test(linkSuffix) ? await ctx.channelDirectory(linkSuffix) : undefined;
  if (!accountId) return null;
  return ctx.db.tenant(accountId, async (tx) => {
    const row = await anyChannel(tx, accountId, linkSuffix);
    if (!row) return null;
    const account = await accountOf(tx, accountId);
    const keys = new Map([...(await newestKeys(tx, accountId))].map(([id, key]) => [id, asSigned(key)]));
    const categories = (await categoriesOf(tx, accountId)).filter((category) => category.is_active);
    const elsewhere = categories.filter(({ department_id: to }) => to !== null && to !== row.department_id);
    const others = [...new Set(elsewhere.map((category) => category.department_id!))].map((id) => ({
      ...keys.get(id)!,
      categoryIds: elsewhere.filter((category) => category.department_id === id).map((category) => category.id),
    }));
    const department = keys.get(row.department_id)!;
    // Until it is signed nobody's browser would seal to it, and the form promises nothing.
    const chosen = row.conflict_department_id ? keys.get(row.conflict_department_id)! : null;
    const conflict = chosen && standsInBySignature(chosen, [department, ...others]) ? chosen : null;
    const successions = await successionsOf(tx, accountId, account.public_key);
    const isLost = among(await lostEpochs(tx, accountId));
    const lost = [department, ...others, ...(conflict ? [conflict] : [])].flatMap(({ departmentId, epoch }) =>
      isLost(departmentId, epoch) ? [departmentId] : [],
    );
    const { officePhone: phone, officeHours: hours, meeting } = await dutyFactsOf(tx, accountId, row.id);
    const successor = row.is_active ? undefined : await successorOf(tx, accountId, row.successor_id);
    return {
      channel: portalChannelView(row, account, successor, {
        successions,
        department,
        conflict,
        others,
        lost,
        voice: { phone, hours, meeting },
      }),
      categories: categories.map((category) => ({ id: category.id, ...categoryIn(category, language) })),
      isDemo: account.demo_until !== null,
    };
  });
}

/** What a channel's form asks, also of one that was archived while it was filled in; null where there is none. What is switched off is nobody's business outside. */
export async function portalQuestions(ctx: Context, linkSuffix: string): Promise<ChannelQuestions | null> {
  const accountId = SUFFIX.test(linkSuffix) ? await ctx.channelDirectory(linkSuffix) : undefined;
  if (!accountId) return null;
  return ctx.db.tenant(accountId, async (tx) => {
    const row = await anyChannel(tx, accountId, linkSuffix);
    if (!row) return null;
    const questions = questionsOf(row);
    return questions.isOn ? questions : NO_QUESTIONS;
  });
}
