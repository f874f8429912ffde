import * as hz from "../index.ts";
import { aReport } from "./a-report.ts";

async function median(times: number, work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const start = performance.now();
    await work();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[times >> 1]!;
}

/** Measures what users wait for; times in milliseconds (median), rates in MB (10^6 bytes) per second. */
export async function measure(megabytes = 100) {
  const { target, seed, ...report } = await aReport();
  const { reportKey, head } = report;
  const text = "Ä text of 5,000 characters. ".repeat(179).slice(0, 5000);
  const fastKey = await hz.sealFastKey(seed, head, reportKey);
  const title = await hz.sealTitle(reportKey, head, "Titel");
  const body = await hz.sealBody(reportKey, head, text);
  const sealReport = await median(41, async () => {
    const made = await hz.createReportKeys(target, hz.newId());
    await hz.sealTitle(made.reportKey, made.head, "Titel");
    await hz.sealBody(made.reportKey, made.head, text);
  });
  const openReport = await median(41, async () => {
    const key = await hz.openSealedKey(seed, head, report.sealedKey);
    await hz.openBody(key, head, body);
  });
  const open1000Rows = await median(3, async () => {
    for (let i = 0; i < 1000; i += 50) {
      const row = async () => hz.openTitle(await hz.openFastKey(seed, head, fastKey), head, title);
      await Promise.all(Array.from({ length: 50 }, row));
    }
  });

  const size = megabytes * 1_000_000;
  const blob = new Blob([new Uint8Array(size)]);
  const slice = async (from: number, to: number) => new Uint8Array(await blob.slice(from, to).arrayBuffer());
  const fileId = hz.newId();
  const parts: hz.Bytes[] = [];
  const sealStart = performance.now();
  const file = await hz.sealFile(reportKey, head, fileId, { size, slice });
  for (let n = 0; n < file.partCount; n++) parts.push(await file.part(n));
  const sealFile = performance.now() - sealStart;
  const openStart = performance.now();
  const sealed = new ReadableStream<hz.Bytes>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  const opened = hz.openFile(reportKey, head, fileId, size, sealed);
  const reader = opened.getReader();
  let read = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    read += next.value.length;
  }
  const openFile = performance.now() - openStart;
  if (read !== size) throw new Error(`opened ${read} of ${size} bytes`);
  const rate = (ms: number) => size / 1000 / ms;
  return {
    sealReport,
    openReport,
    open1000Rows,
    sealMBps: rate(sealFile),
    openMBps: rate(openFile),
  };
}
