import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { untilNobodyWaits } from "./quiet-close.ts";

const CALLERS = 20;

/** Calls while this thread does nothing but wait, so that all connections stand in the kernel's queue; tells the answers. */
const CALLER = `
  const { connect } = require("node:net");
  const { workerData, parentPort } = require("node:worker_threads");
  const { port, callers, connected } = workerData;
  const answers = [];
  for (let n = 0; n < callers; n++) {
    let answer = "";
    const told = (what) => { if (answers.push(what) === callers) parentPort.postMessage(answers); };
    const socket = connect(port, "127.0.0.1", () => {
      socket.write("POST / HTTP/1.1\\r\\nHost: a\\r\\nConnection: close\\r\\nContent-Length: 0\\r\\n\\r\\n");
      Atomics.add(connected, 0, 1);
      Atomics.notify(connected, 0);
    });
    socket.on("data", (chunk) => (answer += chunk)).on("error", ({ code }) => told(code)).on("end", () => told(answer.slice(9, 12)));
  }
`;

test("who was connected while the process was busy is answered before its port is closed", async () => {
  const server = createServer((_request, answer) => void answer.end());
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(CALLER, { eval: true, workerData: { port, callers: CALLERS, connected } });
  const answers = new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  await new Promise((resolve) => worker.once("online", resolve));
  for (let seen = 0; seen < CALLERS; seen = Atomics.load(connected, 0)) Atomics.wait(connected, 0, seen, 5_000);
  await untilNobodyWaits(server);
  server.close();
  expect(await answers).toEqual(Array<string>(CALLERS).fill("200"));
  await worker.terminate();
});

test("a port at which somebody always comes is left all the same", async () => {
  const server = createServer().removeAllListeners("connection");
  let isLeft = false;
  const come = () => {
    server.emit("connection");
    if (!isLeft) setImmediate(come);
  };
  come();
  await untilNobodyWaits(server);
  isLeft = true;
  expect(server.listenerCount("connection")).toBe(0);
});
