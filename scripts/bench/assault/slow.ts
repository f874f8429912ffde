import { paths } from "@hz/contract/paths";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { portalApi } from "@hz/contract/portal-paths";
import { readdir, stat } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { percentiles } from "../figures.ts";
import type { Held } from "./held.ts";
import { count, faultOf, nothingMet, type Target } from "./target.ts";

const WRITERS = 1_000;
const READERS = 500;
const HONEST = 200;

/** Connections that send a report byte by byte, or ask for a page and never read it, while others use the service as ever. */
export async function slowOnes(target: Target): Promise<Held[]> {
  const { hostname, port } = new URL(target.url);
  const open = (text: string) => {
    const socket = connect(Number(port), hostname);
    // That the service ends them is its right.
    socket.on("error", () => undefined);
    socket.write(text);
    return socket;
  };
  const head = (method: string, path: string, more = "") => `${method} ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${more}`;
  const before = await target.memory();
  const writers = Array.from({ length: WRITERS }, () =>
    open(head("POST", portalApi.submit, "content-type: application/json\r\ncontent-length: 60000\r\n\r\n{")),
  );
  const largest = await largestFile();
  const readers = Array.from({ length: READERS }, () => open(head("GET", largest, "accept-encoding: identity\r\n\r\n")).pause());
  const end = new AbortController();
  const dripping = drip(writers, end.signal);
  const [met, times] = [nothingMet(), [] as number[]];
  for (let asked = 0; asked < HONEST; asked++) {
    const began = performance.now();
    const answer = await target.ask("GET", paths.portal(DEMO_LINK_SUFFIX), {});
    times.push(performance.now() - began);
    count(met, answer, answer.status === 200 ? null : (faultOf(answer) ?? `status ${answer.status}`));
  }
  const during = await target.memory();
  end.abort();
  await dripping;
  for (const socket of [...writers, ...readers]) socket.destroy();
  return [
    {
      name: `${HONEST} readers beside ${WRITERS.toLocaleString("en")} that send byte by byte and ${READERS} that never read`,
      value: met.wrong.size === 0 ? "all answered" : [...met.wrong].map(([what, times]) => `${what} × ${times}`).join("; "),
      bar: "all answered",
      isHeld: met.wrong.size === 0,
      beside: percentiles(times).text,
    },
    { name: "memory of the service before and meanwhile", value: `${before.toFixed(0)} and ${during.toFixed(0)} MB`, isHeld: true },
  ];
}

/** The address of the largest file that pages load: more than a system keeps for a connection. */
async function largestFile(): Promise<string> {
  const folder = new URL("../../../dist/web/client/assets/", import.meta.url);
  const names = await readdir(folder);
  const sizes = await Promise.all(names.map(async (name) => ({ name, size: (await stat(new URL(name, folder))).size })));
  return `/assets/${sizes.toSorted((one, other) => other.size - one.size)[0]!.name}`;
}

async function drip(sockets: Socket[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const socket of sockets) if (socket.writable) socket.write("a");
    await sleep(1_000, undefined, { signal }).catch(() => undefined);
  }
}
