import { allRoutes } from "@hz/contract/routes";
import type { Held } from "./held.ts";
import { createMaker, dataOf } from "./from-schema.ts";
import type { Known } from "./known.ts";
import type { People } from "./people.ts";
import { diceOf } from "./random.ts";
import { spoiltText } from "./spoil.ts";
import { addressOf, count, faultOf, nothingMet, statuses, type Target } from "./target.ts";

const AT_ONCE = 16;

/**
 * Requests made from the contract's schemas, most of them with something spoilt, by somebody who may do everything; each from an
 * address of its own. Nothing may be answered with a fault of the service.
 */
export async function fuzz(target: Target, { owner }: People, known: Known, requests: number, seed: number): Promise<Held[]> {
  const met = nothingMet();
  const routes = allRoutes.map((route) => ({ route, data: dataOf(route.body), query: dataOf(route.query) }));
  const before = await target.memory();
  let begun = 0;
  let renewing: Promise<void> | null = null;
  const one = async (number: number) => {
    const dice = diceOf(seed + number);
    const make = createMaker(dice, known.ids());
    const { route, data, query } = dice.one(routes);
    const asked = query && dice.chance(0.5) ? `?${new URLSearchParams(textsOf(make(query))).toString()}` : "";
    const address = addressOf(route, (name) => known.param(name, dice)) + asked;
    const bytes = route.body === "bytes" ? Buffer.alloc(dice.below(2_000), number & 255) : undefined;
    const body =
      route.method === "GET" ? undefined : (bytes ?? (data ? spoiltText(make(data), dice) : dice.one([undefined, "{}", "null", "[]"])));
    const headers = { ...owner.headers, ...known.origin(), "content-type": bytes ? "application/octet-stream" : "application/json" };
    const answer = await target.ask(route.method, address, headers, body);
    const fault = faultOf(answer);
    count(met, answer, fault && `request ${number} of seed ${seed}, ${route.method} ${route.path}: ${fault}`);
    if (answer.status === 200) known.learn(answer.text);
    // Something of it ended the session: signing out, or a change of what is proved.
    if (answer.text.includes('"NOT_SIGNED_IN"')) await (renewing ??= owner.renew().finally(() => (renewing = null)));
  };
  const work = async () => {
    while (begun < requests) await one(begun++);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const seconds = (performance.now() - began) / 1000;
  return [
    {
      name: `${requests.toLocaleString("en")} requests made from the schemas, seed ${seed}`,
      value: met.wrong.size === 0 ? "no fault" : [...met.wrong.keys()].slice(0, 20).join("; "),
      bar: "no fault",
      isHeld: met.wrong.size === 0,
      beside: `${statuses(met)}; ${(requests / seconds).toFixed(0)} a second`,
    },
    {
      name: "memory of the service before and after",
      value: `${before.toFixed(0)} and ${(await target.memory()).toFixed(0)} MB`,
      isHeld: true,
    },
  ];
}

const textsOf = (query: unknown): Record<string, string> =>
  typeof query === "object" && query !== null
    ? Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
    : {};
