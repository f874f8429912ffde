import { createServer } from "vite";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./browser.ts";
import { median, print } from "./figures.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What the page measures; it runs in the browser, so it may use nothing from outside. */
async function measure(): Promise<{ report: number[]; sealing: number; opening: number; bare: number }> {
  const crypto_ = (await import(/* @vite-ignore */ `${location.origin}/crypto/index.ts`)) as typeof import("@hz/crypto");
  const { createReportKeys, departmentPublicKey, newDepartmentSeed, newId, openFile, sealBody, sealFile, sealTitle } = crypto_;
  const target = { accountId: newId(), departmentId: newId(), epoch: 1, publicKey: await departmentPublicKey(newDepartmentSeed()) };
  const text = "Ä".repeat(5_000);
  const report: number[] = [];
  for (let run = 0; run < 21; run++) {
    const began = performance.now();
    const { head, reportKey } = await createReportKeys(target, newId());
    await Promise.all([sealTitle(reportKey, head, "Titel"), sealBody(reportKey, head, text)]);
    report.push(performance.now() - began);
  }
  const { head, reportKey } = await createReportKeys(target, newId());
  const size = 100 * 1024 * 1024;
  const blob = new Blob([new Uint8Array(size)]);
  const id = newId();
  const slice = async (start: number, end: number) => new Uint8Array(await blob.slice(start, end).arrayBuffer());
  const parts: BlobPart[] = [];
  let began = performance.now();
  const sealed = await sealFile(reportKey, head, id, { size, slice });
  for (let n = 0; n < sealed.partCount; n++) parts.push(await sealed.part(n));
  const sealing = size / 1e6 / ((performance.now() - began) / 1000);
  began = performance.now();
  const opened = openFile(reportKey, head, id, size, new Blob(parts).stream());
  for (const reader = opened.getReader(); !(await reader.read()).done;);
  const opening = size / 1e6 / ((performance.now() - began) / 1000);
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt"]);
  const segment = new Uint8Array(1024 * 1024);
  began = performance.now();
  for (let n = 0; n < 100; n++) await crypto.subtle.encrypt({ name: "AES-GCM", iv: new Uint8Array(12) }, key, segment);
  const bare = (100 * segment.length) / 1e6 / ((performance.now() - began) / 1000);
  return { report: report.slice(1), sealing, opening, bare };
}

/** Sealing and opening in Chromium, beside the browser's bare AES. */
export async function benchSealing(): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    server: { port: 0, host: "127.0.0.1", fs: { strict: false } },
    appType: "custom",
  });
  vite.middlewares.use("/blank", (_request, response) => response.setHeader("content-type", "text/html").end("<!doctype html>"));
  await vite.listen();
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const address = vite.resolvedUrls!.local[0]!;
    await page.goto(`${address}blank`);
    const found = await page.evaluate(measure);
    print("Sealing, Chromium", [
      { name: "seal a report of 5,000 characters", value: `${median(found.report).toFixed(1)} ms`, bar: "≤ 15 ms" },
      {
        name: "seal 100 MB",
        value: `${found.sealing.toFixed(0)} MB/s`,
        bar: "≥ 80 MB/s",
        beside: `bare AES-256-GCM: ${found.bare.toFixed(0)} MB/s`,
      },
      { name: "open 100 MB", value: `${found.opening.toFixed(0)} MB/s` },
    ]);
  } finally {
    await browser.close();
    await vite.close();
  }
}
