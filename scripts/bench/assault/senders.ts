import { createHash } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { portalApi } from "@hz/contract/portal-paths";
import { PART_DIGEST_HEADER, UPLOAD_TOKEN_HEADER } from "@hz/contract/reports/files";
import { withClient } from "../../../server/db/pool.ts";
import { draftReport, sealedFile, sealedReport } from "../reporters.ts";
import { exchange, type Reply } from "./exchange.ts";

const JSON_BODY = { "content-type": "application/json" };

/** What was acknowledged: the case's token, and its file with the digest of all its sealed bytes. */
export type Kept = { token: string; file: { id: string; digest: string } | null };
export type Sending = {
  /** By the report's id. */
  acknowledged: Map<string, Kept>;
  /** When each report, or the try of one, came to its end, and how long that took. */
  ends: { at: number; ms: number; isTaken: boolean }[];
  /** What was said instead of taking something, and how often. */
  refusals: Map<string, number>;
  /** The first that was taken after the last that was not, as a moment; undefined until then. */
  backAt(): number | undefined;
  /** Sends nothing new, and resolves once what is under way has ended. */
  end(): Promise<void>;
};
type Place = { url: string };
type Options = { senders?: number; fileBytes?: number; agent?: Agent };

/** Sends reports one after the other, each again until it is acknowledged, as browsers do; `place.url` may change meanwhile. */
export function startSending(place: Place, channel: PortalChannel, options: Options = {}): Sending {
  const { senders = 8, fileBytes = 0, agent = new Agent({ keepAlive: true, maxSockets: senders }) } = options;
  const sending = { acknowledged: new Map<string, Kept>(), ends: [] as Sending["ends"], refusals: new Map<string, number>() };
  const over = new AbortController();
  const ask = async (path: string, method: string, headers: Record<string, string>, body: Uint8Array | string) => {
    const said = await exchange(agent, place.url + path, method, headers, body).then(
      wordOf,
      ({ code }: { code?: string }) => code ?? "broken",
    );
    if (said !== null) sending.refusals.set(said, (sending.refusals.get(said) ?? 0) + 1);
    return said === null;
  };
  const work = async () => {
    while (!over.signal.aborted) {
      const draft = await draftReport(channel.accountId, channel.department);
      const file = fileBytes > 0 ? await sealedFile(draft, fileBytes) : null;
      const report = JSON.stringify(await sealedReport(channel, 200, file ? [file.claim] : [], draft));
      // As in browsers, a part that was taken is not sent again.
      let stored = 0;
      const attempt = async () => {
        for (const [n, { part, digest }] of (file?.parts ?? []).entries()) {
          if (n < stored) continue;
          const headers = {
            "content-type": "application/octet-stream",
            [UPLOAD_TOKEN_HEADER]: draft.uploadToken,
            [PART_DIGEST_HEADER]: digest,
          };
          if (!(await ask(portalApi.part(channel.linkSuffix, file!.claim.id, n), "PUT", headers, part))) return false;
          stored = n + 1;
        }
        return ask(portalApi.submit, "POST", JSON_BODY, report);
      };
      for (let isTaken = false; !isTaken && !over.signal.aborted;) {
        const began = performance.now();
        isTaken = await attempt();
        const at = performance.now();
        sending.ends.push({ at, ms: at - began, isTaken });
        if (isTaken)
          sending.acknowledged.set(draft.head.reportId, {
            token: draft.token,
            file: file && { id: file.claim.id, digest: digestOf(file.parts) },
          });
        else await sleep(50);
      }
    }
  };
  const working = Promise.all(Array.from({ length: senders }, work));
  return {
    ...sending,
    backAt: () =>
      sending.ends.find(({ at, isTaken }) => isTaken && at > (sending.ends.findLast((one) => !one.isTaken)?.at ?? Infinity))?.at,
    end: async () => {
      over.abort();
      await working;
      agent.destroy();
    },
  };
}

const AFTER_MS = 3_000;
const READY_MS = 60_000;

/** Waits until everything has been taken for a while after a fault, or for a minute where that does not come. */
export async function untilQuiet(sending: Sending, faultAt: number): Promise<void> {
  const isQuiet = () => performance.now() - (sending.backAt() ?? Infinity) > AFTER_MS;
  while (!isQuiet() && performance.now() - faultAt < READY_MS) await sleep(50);
}

export const failedOf = ({ ends }: Sending): number => ends.filter(({ isTaken }) => !isTaken).length;
export const backAfter = (sending: Sending, faultAt: number): string =>
  `back after ${(((sending.backAt() ?? NaN) - faultAt) / 1000).toFixed(1)} s`;

/** What an answer says where it is no yes. */
const wordOf = ({ status, code }: Reply) => (status === 200 ? null : `${status} ${code ?? "without a code"}`);

function digestOf(parts: { part: Uint8Array }[]): string {
  const hash = createHash("sha256");
  for (const { part } of parts) hash.update(part);
  return hash.digest("base64url");
}

/** Everything that was said instead of an acknowledgement, the most frequent first. */
export const refusalsOf = ({ refusals }: Sending): string =>
  [...refusals]
    .toSorted(([, one], [, other]) => other - one)
    .map(([said, times]) => `${said} × ${times}`)
    .join(", ") || "nothing";

/** The acknowledged cases that do not open, those whose file does not come as it was sent, and how many rows of reports there are too many. */
export async function lookFor(url: string, databaseUrl: string, { acknowledged }: Pick<Sending, "acknowledged">) {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const found = { lost: 0, damaged: 0, doubled: 0 };
  for (const [id, { token, file }] of acknowledged) {
    const opened = await exchange(agent, url + portalApi.caseLogin, "POST", JSON_BODY, JSON.stringify({ token }));
    if (opened.status !== 200 || (JSON.parse(opened.bytes.toString()) as { id: string }).id !== id) found.lost += 1;
    else if (file) {
      const { status, bytes } = await exchange(agent, url + portalApi.caseFile(id, file.id), "GET", { authorization: `Case ${token}` });
      if (status !== 200 || createHash("sha256").update(bytes).digest("base64url") !== file.digest) found.damaged += 1;
    }
  }
  agent.destroy();
  found.doubled = await withClient(databaseUrl, async (client) => {
    const sql = "select (count(*) - count(distinct (wrapped_key, body)))::int as doubled from reports";
    return (await client.query<{ doubled: number }>(sql)).rows[0]!.doubled;
  });
  return found;
}
