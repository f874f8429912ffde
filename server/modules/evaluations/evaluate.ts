import { addDays, berlinDay, startOfDay } from "@hz/contract/procedure/deadlines";
import { isWholeQuarters, type Period, periodBefore, periodFault } from "@hz/contract/account/evaluation-periods";
import { type Evaluation, type evaluationRoutes, OWN_DEPARTMENTS } from "@hz/contract/account/evaluations";
import { readsReports } from "@hz/contract/permissions";
import type { QueryOf } from "@hz/contract/route";
import type { Context } from "../../context.ts";
import type { Tx } from "../../db/database.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { accountOf } from "../accounts/index.ts";
import { readinessOf } from "../readiness/index.ts";
import { partsOf, type Split, splitOf } from "./parts.ts";
import { type Parts, publishPeriods, publishTable } from "./publish.ts";
import { readinessView } from "./readiness-view.ts";
import { type Keys, reckonHolds, type Window } from "./reckon.ts";
import {
  casesOf,
  deletionsIn,
  disclosuresIn,
  findingsOf,
  goneOf,
  holdsOn,
  leftApart,
  measuresIn,
  namesOf,
  type Scope,
  type Turnover,
  turnoverIn,
} from "./store.ts";

type Asked = QueryOf<typeof evaluationRoutes.get>;

/** The figures of a period and of the one before. */
export async function evaluate(ctx: Context, caller: UserCaller, asked: Asked): Promise<Evaluation> {
  const { accountId } = caller;
  const period = { from: asked.from, to: asked.to };
  const fault = periodFault(period);
  if (fault) throw new Failure(fault, ["to"]);
  // Side by side: whether the office is ready has many questions of its own, and says nothing of the figures.
  const [{ channels, today, ...figures }, readiness] = await Promise.all([
    figuresOf(ctx, caller, asked, period),
    ctx.db.tenant(accountId, (tx) => readinessOf(ctx, tx, caller)),
  ]);
  return { ...figures, today: { ...today, readiness: readinessView(readiness, channels) } };
}

/** Everything but today's readiness, with the channels that were asked for. */
function figuresOf(ctx: Context, caller: UserCaller, asked: Asked, period: Period) {
  const { accountId } = caller;
  return ctx.db.tenant(accountId, async (tx) => {
    const named = await namesOf(tx, accountId, caller.userId);
    const of = (kind: (typeof named)[number]["kind"]) => named.filter((one) => one.kind === kind);
    const ids = (kind: (typeof named)[number]["kind"]) => of(kind).map(({ id }) => id);
    // Who does not read reports, or waits for a colleague's word, is outside the office wherever they are listed. So is a file:
    // of every department, also of the own ones, for it reaches people who belong to others.
    const isInside = readsReports(caller.permissions) && !caller.isWaiting && asked.hidden !== "all";
    const own = isInside ? of("department").flatMap(({ id, isOwn }) => (isOwn ? [id] : [])) : [];
    const scope = scopeOf(asked, own, { channels: ids("channel"), departments: ids("department") });
    const isApart = scope.isWhole && (await leftApart(tx, accountId, scope));
    const isOutside = isApart || scope.departments.some((id) => !own.includes(id));
    if (isOutside && !isWholeQuarters(period)) throw new Failure("PERIOD_UNEVEN", ["from", "to"]);
    const shown = scope.departments.filter((id) => own.includes(id));
    const split = splitOf(scope.departments, shown);
    const keys = { categories: ids("category"), channels: scope.channels ?? ids("channel"), departments: scope.departments };
    const wanted = { scope, split, keys, findings: await findingsOf(tx, accountId) };
    const [now, before] = [ctx.now(), periodBefore(period)];
    const today = berlinDay(now);
    const earlier = await turnoverIn(tx, accountId, scope, windowOf(periodBefore(before), now));
    const figures = publishPeriods(
      await countedIn(tx, accountId, { ...wanted, window: windowOf(period, now) }),
      await countedIn(tx, accountId, { ...wanted, window: windowOf(before, now) }),
      split.others.map((isOf) => turnoverOf(earlier.filter(isOf))),
    );
    const holds = await holdsOn(tx, accountId, scope, today);
    const { company_name: company, company_size: employees } = await accountOf(tx, accountId);
    const plain = (kind: (typeof named)[number]["kind"]) => of(kind).map(({ id, name }) => ({ id, name }));
    return {
      period,
      before,
      at: new Date(windowOf(period, now).at).toISOString(),
      hidden: hiddenOf(shown.length, isApart, scope),
      employees: employees || null,
      company,
      own,
      names: { categories: plain("category"), channels: plain("channel"), departments: plain("department") },
      ...figures,
      today: {
        day: today,
        holds: publishTable(
          reckonHolds(holds.filter(split.open)),
          split.others.map((isOf) => reckonHolds(holds.filter(isOf))),
        ),
      },
      channels: scope.channels,
    };
  });
}

/** Whose figures are not shown exactly. */
const hiddenOf = (shown: number, isApart: boolean, { departments }: Scope): Evaluation["hidden"] =>
  shown === departments.length && !isApart ? "none" : shown === 0 ? "all" : "others";

/** The moments at which a period begins and ends, the one at which it is looked at, its end or now, and now. */
function windowOf(period: Period, now: Date): Window {
  const [begin, end] = [startOfDay(period.from).getTime(), startOfDay(addDays(period.to, 1)).getTime()];
  return { ...period, begin, end, at: Math.min(end, now.getTime()), now: now.getTime() };
}

/** Whose cases were asked for. Single channels and departments only of what one belongs to: else small counts could be worked out by subtraction. */
function scopeOf(asked: Asked, own: readonly string[], all: { channels: string[]; departments: string[] }): Scope {
  const isWholeOffice = own.length === 0 || own.length === all.departments.length;
  const wanted = asked.departments === OWN_DEPARTMENTS ? (isWholeOffice ? null : own) : (asked.departments?.split(",") ?? null);
  const [channels, departments] = [asked.channels?.split(",") ?? null, wanted];
  if (channels === null && departments === null) return { channels, departments: all.departments, isWhole: true };
  if (channels?.some((id) => !all.channels.includes(id)) || departments?.some((id) => !all.departments.includes(id)))
    throw new Failure("NOT_FOUND");
  if (own.length === 0 || departments?.some((id) => !own.includes(id))) throw new Failure("NOT_OWN_DEPARTMENT");
  return { channels, departments: [...(departments ?? own)], isWhole: false };
}

/** What came and ended of all these departments together. */
const turnoverOf = (some: readonly Turnover[]) => ({
  received: some.reduce((all, one) => all + one.received, 0),
  closed: some.reduce((all, one) => all + one.closed, 0),
});

type Wanted = { scope: Scope; split: Split; keys: Keys; findings: ReadonlyMap<string, string>; window: Window };

async function countedIn(tx: Tx, accountId: string, { scope, split, keys, findings, window }: Wanted): Promise<Parts> {
  const facts = {
    cases: await casesOf(tx, accountId, scope, window, findings),
    measures: await measuresIn(tx, accountId, scope, window),
    disclosures: await disclosuresIn(tx, accountId, scope, window),
    deletions: await deletionsIn(tx, accountId, scope, window),
    gone: await goneOf(tx, accountId, scope, window),
  };
  return partsOf(facts, split, window, keys);
}
