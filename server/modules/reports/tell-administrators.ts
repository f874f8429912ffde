import { berlinDay } from "@hz/contract/deadlines";
import { paths } from "@hz/contract/paths";
import { FAILED_MAIL_DAYS } from "@hz/contract/readiness-rules";
import { Day, Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { unheard } from "../../mail/templates/unheard.ts";
import { defineMail } from "../mails/index.ts";
import { type UserRow, userOf, usersOf } from "../users/index.ts";
import { keptOut } from "./recusals-store.ts";
import { beginTelling, conflictDepartments, departmentNames, listenersIn, openOnes } from "./unheard-store.ts";

/** Something of a report that somebody of its department should be told, since `mark`; no id where it may be several. */
type Place = { reportId: string | null; departmentId: string };
type Waiting = Place & { mark: string };

const MENDERS = ["Benutzer und Abteilungen", "Einstellungen"] as const;
const isAdministrator = (user: UserRow) => user.is_active && !user.is_guest && MENDERS.some((one) => user.permissions.includes(one));

/** What nobody of the office hears of, as of now. */
async function deafnessOf(ctx: Context, tx: Tx, accountId: string) {
  const listeners = await listenersIn(tx, accountId, new Date(ctx.now().getTime() - FAILED_MAIL_DAYS * 86_400_000));
  const conflict = await conflictDepartments(tx, accountId);
  const out = await keptOut(tx, accountId);
  const isOut = (reportId: string | null, userId: string) => reportId !== null && (out.get(reportId)?.includes(userId) ?? false);
  return {
    /** Whether an administrator is told of a report: nobody else hears of it, and they are not kept out of it themselves. */
    concerns: ({ reportId, departmentId }: Place, userId: string) =>
      !conflict.has(departmentId) &&
      !isOut(reportId, userId) &&
      !(listeners.get(departmentId) ?? []).some(({ userId: id, isReached }) => isReached && !isOut(reportId, id)),
    // An administrator may be whom a report there accuses: whether there is one decides nothing here, nor do mails about it.
    silent: [...conflict].filter(([id, { isInUse }]) => isInUse && !listeners.has(id)).map(([id]) => id),
  };
}

/** The mail to one administrator, as it is when it is sent: the names of departments, and nothing of a report. */
export const mailUnheard = defineMail(
  "mail-unheard",
  z.object({ accountId: Id, userId: Id, day: Day }),
  (ctx: Context, { accountId, userId }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      if (!user || !isAdministrator(user)) return null;
      const { concerns, silent } = await deafnessOf(ctx, tx, accountId);
      const waiting = new Set((await openOnes(tx, accountId)).filter((one) => concerns(one, userId)).map((one) => one.departmentId));
      if (waiting.size + silent.length === 0) return null;
      const departments = await departmentNames(tx, accountId);
      const names = (ids: (id: string) => boolean) => departments.filter(({ id }) => ids(id)).map(({ name }) => name);
      const what = { waiting: names((id) => waiting.has(id)), silent: names((id) => silent.includes(id)) };
      const page = user.permissions.includes(MENDERS[0]) ? paths.departments : paths.readiness;
      return { to: user.email, ...unheard(user.language, what, ctx.config.publicUrl + page) };
    }),
  { mergesBy: ({ accountId, userId, day }) => `${accountId} ${userId} ${day}` },
);

/**
 * Takes what somebody of a department should be told and has administrators told where nobody there hears of it or can read
 * it, each once a day at most, and of one thing once. A department for reports about the office itself is spoken of from
 * `round` on only, a day that follows from the calendar alone.
 */
export async function tellAdministrators(
  ctx: Context,
  tx: Tx,
  accountId: string,
  { waiting, round = null }: { waiting: readonly Waiting[]; round?: string | null },
): Promise<void> {
  const { concerns, silent } = await deafnessOf(ctx, tx, accountId);
  const rounds = round !== null && silent.length > 0 ? [round] : [];
  if (rounds.length === 0 && waiting.every((one) => !concerns(one, ""))) return;
  const today = berlinDay(ctx.now());
  for (const { id: userId } of (await usersOf(tx, accountId)).filter(isAdministrator)) {
    const marks = [...rounds, ...waiting.filter((one) => concerns(one, userId)).map(({ mark }) => mark)];
    const mark = marks.toSorted().at(-1);
    if (mark !== undefined && (await beginTelling(tx, accountId, userId, { mark, today })))
      await ctx.jobs.enqueue(mailUnheard, { accountId, userId, day: today });
  }
}
