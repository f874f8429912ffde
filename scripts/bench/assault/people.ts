import { demoRoutes } from "@hz/contract/account/demo";
import type { AnswerOf } from "@hz/contract/route";
import { setTimeout as sleep } from "node:timers/promises";
import { demo } from "../../seed/demo.ts";
import { signIn } from "../desk.ts";
import type { Headers, Target } from "./target.ts";

const JSON_BODY = { "content-type": "application/json" };
const PATIENCE_MS = 120_000;

/** Who attacks: the owner of the account with every permission, a colleague with one, and the owner of another account. */
export type People = Record<"owner" | "colleague" | "stranger", { headers: Headers; renew(): Promise<void> }>;

export async function signedIn(target: Target): Promise<People> {
  const other = await ownDemo(target);
  const as = async (email: string, password: string) => {
    const person = {
      headers: {} as Headers,
      renew: async () => {
        const session = await signIn(target.url, { email, password });
        person.headers = { ...JSON_BODY, ...session };
      },
    };
    await person.renew();
    return person;
  };
  return {
    owner: await as(demo.email, demo.password),
    colleague: await as(demo.email.replace(/^[^@]+/, "malik.okafor"), demo.password),
    stranger: await as(other.email, other.password),
  };
}

/** A demo account of the attacker's own: an account like any other, with an owner. */
async function ownDemo(target: Target): Promise<{ email: string; password: string }> {
  const { method, path } = demoRoutes.take;
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await sleep(500)) {
    const { text } = await target.ask(method, path, {});
    const { demo: made } = JSON.parse(text) as AnswerOf<typeof demoRoutes.take>;
    if (made) return made;
  }
  throw new Error("no demo was made");
}
