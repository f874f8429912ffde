import { Agent, type IncomingMessage, request } from "node:http";
import type { Route } from "@hz/contract/route";
import { type Engine, memoryOf, type Measured, startMeasured } from "../product.ts";

export type Headers = Record<string, string>;
export type Answer = { status: number; text: string };
/** What one attack has met with: how often each status, and each answer that must not be, by what brought it. */
export type Met = { asked: number; byStatus: Map<number, number>; wrong: Map<string, number> };

/** A product that is attacked, with what is counted of its answers. */
export type Target = Measured & {
  ask(method: string, path: string, headers: Headers, body?: string | Buffer): Promise<Answer>;
  memory(): Promise<number>;
};

/** Starts a built product of its own with its demo; nothing of a running installation is touched. */
export async function startTarget(engine: Engine = "embedded", env: Record<string, string> = {}): Promise<Target> {
  const product = await startMeasured(engine, env);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  const { hostname, port } = new URL(product.url);
  const ask: Target["ask"] = (method, path, headers, body) =>
    new Promise((resolve) => {
      const failed = (error: Error) => resolve({ status: 0, text: error.message });
      // A type of what is not there is refused, for good reason, before anything else.
      const { "content-type": type, ...others } = headers;
      const size = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)), ...(type && { "content-type": type }) };
      const named = { ...others, ...size };
      const sent = request(
        { agent, hostname, port, method, path, headers: named, timeout: 60_000 },
        (answer) => void read(answer).then(resolve, failed),
      );
      sent.on("error", failed);
      sent.on("timeout", () => sent.destroy(new Error("no answer within a minute")));
      sent.end(body);
    });
  return {
    ...product,
    ask,
    memory: async () => (await memoryOf(product.child.pid!)).now,
    stop: async () => {
      agent.destroy();
      await product.stop();
    },
  };
}

/** An answer as far as it says anything; a stream of events is left after its beginning. */
async function read(answer: IncomingMessage): Promise<Answer> {
  const status = answer.statusCode ?? 0;
  if (answer.headers["content-type"]?.startsWith("text/event-stream")) {
    answer.destroy();
    return { status, text: "" };
  }
  let text = "";
  answer.setEncoding("utf8");
  for await (const piece of answer) if (text.length < 20_000) text += String(piece);
  return { status, text };
}

export const nothingMet = (): Met => ({ asked: 0, byStatus: new Map(), wrong: new Map() });

/** Counts an answer; `isWrong` says why it must not be. */
export function count(met: Met, answer: Answer, wrong: string | null): void {
  met.asked += 1;
  met.byStatus.set(answer.status, (met.byStatus.get(answer.status) ?? 0) + 1);
  if (wrong !== null) met.wrong.set(wrong, (met.wrong.get(wrong) ?? 0) + 1);
}

/** Why an answer must never be, whatever was asked: none, one of the service's own faults, or one that tells of its inside. */
export function faultOf({ status, text }: Answer): string | null {
  if (status === 0) return `no answer: ${text}`;
  if (status >= 500 && status !== 507) return `status ${status}`;
  if (/node_modules|\bat \w+ \(|ECONN|syntax error at|violates/.test(text) && status >= 400)
    return "an answer that tells of the service's inside";
  return null;
}

/** The address of a route, its parameters filled in by name. */
export const addressOf = ({ path }: Route, param: (name: string) => string): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => param(name));

/** The statuses met with, the most frequent first. */
export const statuses = ({ byStatus }: Met): string =>
  [...byStatus]
    .toSorted(([, one], [, other]) => other - one)
    .map(([status, times]) => `${status === 0 ? "no answer" : status} × ${times.toLocaleString("en")}`)
    .join(", ");
