import type { Route } from "@hz/contract/route";
import { allRoutes } from "@hz/contract/routes";
import { mayDo, ROLES } from "@hz/contract/permissions";
import type { Held } from "./held.ts";
import { createMaker, dataOf } from "./from-schema.ts";
import type { Known } from "./known.ts";
import type { People } from "./people.ts";
import { diceOf } from "./random.ts";
import { type Answer, addressOf, count, faultOf, type Headers, nothingMet, statuses, type Target } from "./target.ts";

type Attack = {
  name: string;
  /** Which routes it makes sense against. */
  against: (route: Route) => boolean;
  headers: (people: People) => Headers;
  /** What is sent in the place of the route's own method or body. */
  method?: string;
  body?: (route: Route, good: string) => string | Buffer;
  /** Which answers must be, 0 for a connection that is cut: others are counted as wrong. */
  mustBe: (status: number) => boolean;
};

const isRefused = (status: number) => status >= 400 && status < 500;
const hasBody = ({ body, method }: Route) => method !== "GET" && body !== "bytes" && dataOf(body) !== null;
const DEFAULT_LIMIT = 64 * 1024;
const ofUser = ({ access }: Route) => access === "user";

const ATTACKS: readonly Attack[] = [
  { name: "no session", against: ofUser, headers: () => JSON_ONLY, mustBe: (status) => status === 401 },
  {
    name: "no case password",
    against: ({ access }) => access === "reporter",
    headers: () => JSON_ONLY,
    mustBe: (status) => status === 401,
  },
  {
    name: "a session that is made up",
    against: ofUser,
    headers: () => ({ ...JSON_ONLY, cookie: "session=a", authorization: `Bearer ${"A".repeat(43)}` }),
    mustBe: (status) => status === 401,
  },
  {
    name: "a session where a case password belongs",
    against: ({ access }) => access === "reporter",
    headers: ({ owner }) => owner.headers,
    mustBe: (status) => status === 401,
  },
  {
    name: "the owner of another account, with ids of this one",
    against: (route) => ofUser(route) && /:\w*id/i.test(route.path),
    headers: ({ stranger }) => stranger.headers,
    mustBe: isRefused,
  },
  {
    name: "a colleague without the permission",
    against: (route) =>
      ofUser(route) && route.permission !== undefined && !mayDo(ROLES.Fallbearbeitung, route.permission) && !route.orOwner,
    headers: ({ colleague }) => colleague.headers,
    mustBe: isRefused,
  },
  { name: "a method that there is not", against: () => true, headers: ({ owner }) => owner.headers, method: "PATCH", mustBe: isRefused },
  {
    name: "a body larger than its limit",
    against: hasBody,
    headers: ({ owner }) => owner.headers,
    body: ({ bodyLimit = DEFAULT_LIMIT }) => JSON.stringify({ a: "x".repeat(bodyLimit) }),
    // Whoever goes on sending after the answer is cut off.
    mustBe: (status) => isRefused(status) || status === 0,
  },
  {
    name: "a body that is cut",
    against: hasBody,
    headers: ({ owner }) => owner.headers,
    body: (_, good) => good.slice(0, -1),
    mustBe: isRefused,
  },
  {
    name: "bytes where JSON belongs",
    against: hasBody,
    headers: ({ owner }) => ({ ...owner.headers, "content-type": "application/octet-stream" }),
    body: () => Buffer.from([0, 255, 254, 1]),
    mustBe: isRefused,
  },
];
const JSON_ONLY: Headers = { "content-type": "application/json" };

/** Every route of the contract against every attack that can be told in a row. */
export async function attackRoutes(target: Target, people: People, known: Known): Promise<Held[]> {
  const figures: Held[] = [];
  for (const { name, against, headers, method, body, mustBe } of ATTACKS) {
    const met = nothingMet();
    const make = createMaker(diceOf(1), known.ids());
    const routes = allRoutes.filter(against);
    for (const route of routes) {
      const data = dataOf(route.body);
      const good = data === null ? undefined : JSON.stringify(make(data));
      const sent = body?.(route, good ?? "{}") ?? good;
      const address = addressOf(route, (param) => known.param(param));
      const answer = await target.ask(method ?? route.method, address, { ...headers(people), ...known.origin() }, sent);
      count(met, answer, verdict(answer, mustBe, route));
    }
    figures.push({
      name: `${name}: ${routes.length} routes`,
      value: met.wrong.size === 0 ? "all refused" : [...met.wrong.keys()].join("; "),
      bar: "all refused",
      beside: statuses(met),
      isHeld: met.wrong.size === 0,
    });
  }
  return figures;
}

const verdict = (answer: Answer, mustBe: Attack["mustBe"], { method, path }: Route) =>
  mustBe(answer.status) ? null : (faultOf(answer) ?? `${method} ${path}: ${answer.status}`);
