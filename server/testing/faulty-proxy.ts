import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";

type Call = http.IncomingMessage;
/** What befalls calls on their way; null passes them on as they are. */
export type Fault = {
  /** Whether it befalls this call. */
  on(call: Call): boolean;
  /** Answered in place of the service, or never answered with 0. */
  answer?: number;
  /** Passed back of the service's answer, instead of all of it; the promised length stays. */
  cutAfter?: number;
  /** Changes the bytes of the service's answer, and of what is sent to it. */
  change?: { answer?: (bytes: Buffer) => Buffer; sent?: (bytes: Buffer) => Buffer };
  /** After the head of an answer nothing more comes. */
  silentAfterHead?: boolean;
};

/** Stands between a store and its bucket, as networks and balancers do; ends with `stop()`. */
export async function startFaultyProxy(port: number) {
  let fault: Fault | null = null;
  let calls = 0;
  const server = http.createServer(async (call, answer) => {
    calls++;
    const now = fault?.on(call) ? fault : null;
    // Its caller gives up on it while it waits.
    call.on("error", () => {});
    const sent = Buffer.concat(await call.toArray().catch(() => []));
    if (now?.answer === 0) return;
    if (now?.answer) return void answer.writeHead(now.answer).end();
    const onward = http.request({ port, host: "127.0.0.1", method: call.method, path: call.url, headers: call.headers, agent: false });
    onward.on("error", () => answer.destroy());
    onward.end(now?.change?.sent?.(sent) ?? sent);
    onward.on("response", async (from) => {
      if (call.method === "HEAD") return void answer.writeHead(from.statusCode!, from.headers).end();
      const body = Buffer.concat(await from.toArray());
      answer.writeHead(from.statusCode!, from.headers);
      if (now?.silentAfterHead) return void answer.flushHeaders();
      if (now?.cutAfter !== undefined) return void answer.write(body.subarray(0, now.cutAfter), () => answer.destroy());
      answer.end(now?.change?.answer?.(body) ?? body);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    /** From now on. */
    befall(next: Fault | null): void {
      fault = next;
      calls = 0;
    },
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
