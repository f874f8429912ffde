import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createReportKeys, departmentPublicKey, newDepartmentSeed, newId, openFile, PART_SIZE } from "@hz/crypto";
import { UploadFailure } from "./send-part.ts";
import { type Upload, uploadFile, uploadHeaders } from "./upload.ts";

type Fault = "cut-before" | "cut-midway" | "cut-after" | "hold-first-two" | 503 | 422;
type Shelf = { origin: string; parts: Map<number, Buffer>; puts: number[]; asked: number; tokens: Set<string> };

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A small server that keeps parts as ours does; `faults` are used up, one by one, by the puts of a part. */
async function listen(faults: Record<number, Fault[]> = {}): Promise<Shelf> {
  const shelf: Shelf = { origin: "", parts: new Map(), puts: [], asked: 0, tokens: new Set() };
  let released = () => {};
  const bothThere = new Promise<void>((resolve) => (released = resolve));
  server = createServer((request, reply) => {
    const serve = async () => {
      shelf.tokens.add(String(request.headers["x-upload-token"]));
      if (request.method === "GET") {
        shelf.asked++;
        return reply.end(JSON.stringify({ parts: [...shelf.parts.keys()] }));
      }
      const part = Number(request.url?.split("/").at(-1));
      shelf.puts.push(part);
      const fault = faults[part]?.shift();
      if (fault === "cut-before") return request.socket.destroy();
      if (fault === "cut-midway") return request.once("data", () => request.socket.destroy());
      const bytes = await bytesOf(request);
      if (shelf.puts.length === 2) released();
      if (fault === "hold-first-two") await bothThere;
      if (typeof fault === "number")
        return reply.writeHead(fault).end(JSON.stringify({ code: fault === 422 ? "BOX_REFUSED" : "UNAVAILABLE" }));
      const digest = createHash("sha256").update(bytes).digest("base64url");
      if (digest !== request.headers["x-part-sha256"]) return reply.writeHead(422).end(JSON.stringify({ code: "PART_DAMAGED" }));
      const known = shelf.parts.get(part);
      if (known && !known.equals(bytes)) return reply.writeHead(409).end(JSON.stringify({ code: "PART_CONFLICT" }));
      shelf.parts.set(part, bytes);
      if (fault === "cut-after") return request.socket.destroy();
      return reply.end(JSON.stringify({ part }));
    };
    serve().catch(() => reply.destroy());
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  shelf.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return shelf;
}

const SIZE = 2 * PART_SIZE + 12_345;
const content = Buffer.alloc(SIZE, "Beleg ");
const keys = await departmentPublicKey(newDepartmentSeed()).then((publicKey) =>
  createReportKeys({ accountId: newId(), departmentId: newId(), epoch: 1, publicKey }, newId()),
);

function uploadTo(shelf: Shelf, more: Partial<Upload> = {}): Upload {
  return {
    reportKey: keys.reportKey,
    head: keys.head,
    file: new Blob([content]),
    fileId: newId(),
    partUrl: (part) => `${shelf.origin}/parts/${part}`,
    partsUrl: `${shelf.origin}/parts`,
    headers: uploadHeaders("token"),
    onProgress: () => {},
    firstGapMs: 1,
    ...more,
  };
}

async function opened(shelf: Shelf, fileId: string): Promise<Buffer> {
  const sealed = Buffer.concat([...shelf.parts].toSorted(([a], [b]) => a - b).map(([, bytes]) => bytes));
  const stream = openFile(keys.reportKey, keys.head, fileId, SIZE, new Blob([sealed]).stream());
  return Buffer.from(await new Response(stream).arrayBuffer());
}

test("a file goes up in parts, two at once, and opens again", async () => {
  const shelf = await listen({ 0: ["hold-first-two"], 1: ["hold-first-two"] });
  const progress: number[] = [];
  const upload = uploadTo(shelf, { onProgress: (sent, total) => progress.push(sent / total) });
  const claim = await uploadFile(upload);
  const stored = [...shelf.parts.values()].reduce((sum, part) => sum + part.length, 0);
  expect(claim).toEqual({ id: upload.fileId, sealedSize: stored, partCount: 3 });
  expect(shelf.puts.toSorted()).toEqual([0, 1, 2]);
  expect(shelf.tokens).toEqual(new Set(["token"]));
  expect(progress.at(-1)).toBe(1);
  expect((await opened(shelf, upload.fileId)).equals(content)).toBe(true);
});

test("cut connections are survived, and what had arrived is not sent again", async () => {
  const shelf = await listen({ 0: ["cut-before", "cut-midway"], 1: ["cut-after"], 2: [503, "cut-midway", 503] });
  const waiting: boolean[] = [];
  const upload = uploadTo(shelf, { onWaiting: (state) => waiting.push(state) });
  await uploadFile(upload);
  expect(shelf.puts.filter((part) => part === 0)).toHaveLength(3);
  expect(shelf.puts.filter((part) => part === 1)).toHaveLength(1);
  expect(shelf.puts.filter((part) => part === 2)).toHaveLength(4);
  expect(waiting).toContain(true);
  expect(waiting.at(-1)).toBe(false);
  expect((await opened(shelf, upload.fileId)).equals(content)).toBe(true);
});

test("a refusal ends the upload at once and is not tried again", async () => {
  const shelf = await listen({ 1: [422] });
  await expect(uploadFile(uploadTo(shelf))).rejects.toMatchObject({ name: "UploadFailure", status: 422, code: "BOX_REFUSED" });
  expect(shelf.puts.filter((part) => part === 1)).toHaveLength(1);
  expect(shelf.asked).toBe(0);
});

test("a connection that stays away is given up after the patience has run out", async () => {
  const shelf = await listen({ 0: Array<Fault>(1000).fill("cut-before") });
  const failure = await uploadFile(uploadTo(shelf, { patienceMs: 5 })).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UploadFailure);
  expect(failure).toMatchObject({ status: null, temporary: true });
});

test("an upload can be stopped", async () => {
  const shelf = await listen();
  const stop = new AbortController();
  const upload = uploadTo(shelf, { signal: stop.signal, onProgress: () => stop.abort(new Error("genug")) });
  await expect(uploadFile(upload)).rejects.toThrow("genug");
});

test("a file that is another one at the second try is not sent", async () => {
  const shelf = await listen({ 0: ["cut-before"] });
  let reads = 0;
  const changing = {
    size: SIZE,
    slice: (start: number, end: number) => {
      const bytes = content.subarray(start, end);
      return new Blob([start === 0 && reads++ > 0 ? bytes.map((byte) => byte ^ 1) : bytes]);
    },
  };
  const upload = uploadTo(shelf, { file: changing as Upload["file"] });
  await expect(uploadFile(upload)).rejects.toMatchObject({ step: "file-changed" });
});
