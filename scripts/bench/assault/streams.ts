import { portalApi } from "@hz/contract/portal-paths";
import { Agent, type ClientRequest, request } from "node:http";
import type { Held } from "./held.ts";
import { channelOf, draftReport, sealedReport, sendReport } from "../reporters.ts";
import type { Target } from "./target.ts";

const STREAMS = 5_000;
/** As many as one case may have open (server/modules/live/stream-events.ts). */
const PER_CASE = 20;
const AT_ONCE = 100;

type Case = { id: string; token: string };

/** As many event streams as thousands of open cases have, in one process. */
export async function manyStreams(target: Target): Promise<Held[]> {
  const cases = await sentReports(target, STREAMS / PER_CASE);
  const before = await target.memory();
  const open: ClientRequest[] = [];
  let refused = 0;
  for (let from = 0; from < STREAMS; from += AT_ONCE) {
    const begun = Array.from({ length: AT_ONCE }, (_, at) => openStream(target, cases[Math.floor((from + at) / PER_CASE)]!));
    for (const stream of await Promise.all(begun)) {
      if (stream === null) refused += 1;
      else open.push(stream);
    }
  }
  const during = await target.memory();
  const began = performance.now();
  const { status } = await target.ask("GET", "/api/ready", {});
  const ms = performance.now() - began;
  for (const stream of open) stream.destroy();
  return [
    {
      name: "event streams open at once",
      value: `${open.length.toLocaleString("en")}, refused ${refused}`,
      bar: STREAMS.toLocaleString("en"),
      isHeld: refused === 0,
    },
    {
      name: "memory of the service with them",
      value: `${during.toFixed(0)} MB`,
      bar: "≤ 400 MB",
      isHeld: during <= 400 && status === 200,
      beside: `${before.toFixed(0)} MB before; ready with ${status} in ${ms.toFixed(0)} ms`,
    },
  ];
}

async function sentReports(target: Target, wanted: number): Promise<Case[]> {
  const channel = await channelOf(target.url);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const made = await Promise.all(
    Array.from({ length: wanted }, async () => {
      const draft = await draftReport(channel.accountId, channel.department);
      const { status } = await sendReport(agent, target.url, await sealedReport(channel, 200, [], draft));
      if (status !== 200) throw new Error(`a report was answered ${status}`);
      return { id: draft.head.reportId, token: draft.token };
    }),
  );
  agent.destroy();
  return made;
}

/** An open stream, or null where it is refused. */
function openStream(target: Target, { id, token }: Case): Promise<ClientRequest | null> {
  return new Promise((resolve, reject) => {
    const sent = request(target.url + portalApi.caseEvents(id), { agent: false, headers: { authorization: `Case ${token}` } }, (answer) => {
      answer.resume();
      answer.on("error", () => undefined);
      resolve(answer.statusCode === 200 ? sent : null);
    });
    sent.on("error", (error) => (sent.destroyed ? resolve(null) : reject(error)));
    sent.end();
  });
}
