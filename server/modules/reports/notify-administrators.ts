import { berlinDay } from "@hz/contract/procedure/deadlines";
import { paths } from "@hz/contract/paths";
import { FAILED_MAIL_DAYS } from "@hz/contract/account/readiness-rules";
import { roundDayOf, undeliverableDayOf } from "@hz/contract/procedure/reminder-days";
import { Day, Id } from "@hz/contract/scalars";
import * as z from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { undeliverable } from "../../mail/templates/undeliverable.ts";
import { conflictDepartments } from "../departments/index.ts";
import { defineMail } from "../mails/index.ts";
import { peopleOf, type Person, userOf } from "../users/index.ts";
import { recusedByReport } from "./recusals-store.ts";
import { claimNotice, departmentNames, listenersIn, openOnes } from "./undeliverable-store.ts";

/** A report of which somebody of its department should be told something, since `mark`. */
type Place = { reportId: string; departmentId: string };
type Waiting = Place & { mark: string };

const MENDERS = ["Benutzer und Abteilungen", "Einstellungen"] as const;
const isAdministrator = (user: Person) => user.is_active && !user.is_guest && MENDERS.some((one) => user.permissions.includes(one));

/** What nobody of the office hears of, as of now. */
async function undeliverableOf(ctx: Context, tx: Tx, accountId: string) {
  const listeners = await listenersIn(tx, accountId, new Date(ctx.now().getTime() - FAILED_MAIL_DAYS * 86_400_000));
  const conflict = await conflictDepartments(tx, accountId);
  const out = await recusedByReport(tx, accountId);
  const isOut = (reportId: string, userId: string) => out.get(reportId)?.includes(userId) ?? false;
  return {
    /** Whether an administrator is told of a report: nobody else hears of it, and they are not kept out of it themselves. */
    concerns: ({ reportId, departmentId }: Place, userId: string) =>
      !conflict.has(departmentId) &&
      !isOut(reportId, userId) &&
      !(listeners.get(departmentId) ?? []).some(({ userId: id, isReached }) => isReached && !isOut(reportId, id)),
    // An administrator may be whom a report there accuses: whether there is one decides nothing here, nor do mails about it.
    silent: [...conflict].filter((id) => !listeners.has(id)),
  };
}

/** The mail to one administrator, as it is when it is sent: the names of departments, and nothing of a report. */
export const mailUndeliverable = defineMail(
  "mail-unheard",
  z.object({ accountId: Id, userId: Id, day: Day }),
  (ctx: Context, { accountId, userId }) =>
    ctx.db.tenant(accountId, async (tx) => {
      const user = await userOf(tx, accountId, userId);
      if (!user || !isAdministrator(user)) return null;
      const { concerns, silent } = await undeliverableOf(ctx, tx, accountId);
      const waiting = new Set((await openOnes(tx, accountId)).filter((one) => concerns(one, userId)).map((one) => one.departmentId));
      if (waiting.size + silent.length === 0) return null;
      const departments = await departmentNames(tx, accountId);
      const names = (ids: (id: string) => boolean) => departments.filter(({ id }) => ids(id)).map(({ name }) => name);
      const what = { waiting: names((id) => waiting.has(id)), silent: names((id) => silent.includes(id)) };
      const canMend = user.permissions.includes(MENDERS[0]);
      const address = ctx.config.publicUrl + (canMend ? paths.departments : paths.readiness);
      return { to: user.email, ...undeliverable(user.language, what, { canMend, address }) };
    }),
  { mergesBy: ({ accountId, userId, day }) => `${accountId} ${userId} ${day}` },
);

/** Has administrators told of what came today, to a report or to a department's, where nobody there hears of it. */
export async function notifyAdministratorsOfNews(
  ctx: Context,
  tx: Tx,
  accountId: string,
  of: { departmentId: string; reportId?: string | undefined },
) {
  const mark = berlinDay(ctx.now());
  const waiting = (await openOnes(tx, accountId, of)).map((one) => ({ ...one, mark }));
  await notifyAdministrators(ctx, tx, accountId, { waiting });
}

/**
 * The same of what is reached on a day, and of every report that lies where nobody hears of it: what they were not told of on
 * the day that it came, and where a department has become deaf since.
 */
export async function notifyAdministratorsOfDay(
  ctx: Context,
  tx: Tx,
  accountId: string,
  { reached, day }: { reached: readonly Waiting[]; day: string },
) {
  const open = await openOnes(tx, accountId);
  const ids = new Set(open.map(({ reportId }) => reportId));
  const lying = open.map((one) => ({ ...one, mark: undeliverableDayOf(one.receivedAt, day) }));
  const waiting = [...reached.filter(({ reportId }) => ids.has(reportId)), ...lying];
  await notifyAdministrators(ctx, tx, accountId, { waiting, round: roundDayOf(day) });
}

/**
 * Has administrators told of `waiting`, what somebody of a department should be told, where nobody there hears of it or can read
 * it, each once a day at most, and of one thing once. A department for reports about the office itself is spoken of from `round` on
 * only, a day that follows from the calendar alone.
 */
async function notifyAdministrators(
  ctx: Context,
  tx: Tx,
  accountId: string,
  { waiting, round = null }: { waiting: readonly Waiting[]; round?: string | null },
): Promise<void> {
  const { concerns, silent } = await undeliverableOf(ctx, tx, accountId);
  const rounds = round !== null && silent.length > 0 ? [round] : [];
  if (rounds.length === 0 && waiting.every((one) => !concerns(one, ""))) return;
  const today = berlinDay(ctx.now());
  for (const { id: userId } of (await peopleOf(tx, accountId)).filter(isAdministrator)) {
    const marks = [...rounds, ...waiting.filter((one) => concerns(one, userId)).map(({ mark }) => mark)];
    const mark = marks.toSorted().at(-1);
    if (mark !== undefined && (await claimNotice(tx, accountId, userId, { mark, today })))
      await ctx.jobs.enqueue(mailUndeliverable, { accountId, userId, day: today });
  }
}
