import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { freePort } from "./testing/free-port.ts";
import { whyNoListening } from "./free-address.ts";

const codeOf = async (where: { host: string; port: number }) => ((await whyNoListening(where)) as NodeJS.ErrnoException | null)?.code;

test.each(["127.0.0.1", "0.0.0.0", "localhost"])("at %s it is told whether the port is taken, again and again", async (host) => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  expect(await codeOf({ host, port })).toBe("EADDRINUSE");
  server.close();
  await once(server, "close");
  for (let n = 0; n < 3; n++) expect(await whyNoListening({ host, port })).toBe(null);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  server.close();
});

test("addresses of other machines and names that lead nowhere are told, whatever the port", async () => {
  expect(await codeOf({ host: "203.0.113.9", port: 0 })).toBe("EADDRNOTAVAIL");
  expect(await codeOf({ host: "nirgends.invalid", port: 0 })).toMatch(/ENOTFOUND|EAI_AGAIN/);
  expect(await whyNoListening({ host: "127.0.0.1", port: 0 })).toBe(null);
});

/** Tries to connect, one try after the other, and tells how many got through. */
const KNOCKER = `
  const { connect } = require("node:net");
  const { parentPort, workerData } = require("node:worker_threads");
  let [isOver, through] = [false, 0];
  parentPort.once("message", () => (isOver = true));
  const knock = () => {
    if (isOver) return parentPort.postMessage(through);
    const socket = connect(workerData, "127.0.0.1", () => through++);
    socket.on("connect", () => socket.destroy()).on("error", () => {}).on("close", knock);
  };
  knock();
`;

test("whoever knocks while it is asked is refused, and never let in to be cut off", async () => {
  const port = await freePort();
  const worker = new Worker(KNOCKER, { eval: true, workerData: port });
  await once(worker, "online");
  for (let n = 0; n < 500; n++) expect(await whyNoListening({ host: "127.0.0.1", port })).toBe(null);
  worker.postMessage("over");
  expect(await once(worker, "message")).toEqual([0]);
  await worker.terminate();
});
