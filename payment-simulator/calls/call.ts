import type { Params } from "../form.ts";
import { integerOf, needText, partOf, textOf } from "../form.ts";
import { type ErrorBody, invalid } from "../refusal.ts";
import type { World } from "../world.ts";

type Request = { world: World; params: Params; path: Record<string, string> };

/** One call of the provider's API: which parameters it takes besides `expand`, and what it answers. */
export type Call = { params: string[]; run(request: Request): object };

/** An answer that reports a failure and still keeps what was done, such as an intent whose card was declined. */
export class Failed {
  readonly status: number;
  readonly body: ErrorBody;
  constructor(status: number, body: ErrorBody) {
    this.status = status;
    this.body = body;
  }
}

/** What every list takes. */
export const PAGING = ["limit", "starting_after", "created"];

/** The page that was asked for, newest first. */
export function page<Row extends { id: string; created: number }>(
  url: string,
  rows: Row[],
  params: Params,
  view: (row: Row) => object,
): object {
  const limit = integerOf(params, "limit") ?? 10;
  if (limit < 1 || limit > 100) throw invalid(`Invalid limit: ${limit}`, "limit");
  // Rows stand in the order in which they came to be.
  const sorted = rows.filter(madeWhen(params)).reverse();
  const after = textOf(params, "starting_after");
  const from = after ? sorted.findIndex(({ id }) => id === after) + 1 : 0;
  if (after && from === 0) throw invalid(`No such object: '${after}'`, "starting_after", "resource_missing");
  const data = sorted.slice(from, from + limit);
  return { object: "list", url, has_more: from + limit < sorted.length, data: data.map(view) };
}

function madeWhen(params: Params): (row: { created: number }) => boolean {
  if (typeof params["created"] === "string") {
    const at = Number(needText(params, "created"));
    return ({ created }) => created === at;
  }
  const range = partOf(params, "created") ?? {};
  const [gt, gte, lt, lte] = ["gt", "gte", "lt", "lte"].map((name) => integerOf(range, name));
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}

/** A test for a row's value; everything passes where the filter was not sent. */
export function filter(params: Params, name: string): (value: string | null) => boolean {
  const wanted = textOf(params, name);
  return (value) => wanted === undefined || wanted === null || value === wanted;
}
