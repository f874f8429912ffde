import { Agent } from "node:http";
import { sealReport } from "../../web/vault/report/seal-report.ts";
import { openBrowser } from "./browser.ts";
import { demo } from "../seed/demo.ts";
import { signInMs } from "./desk.ts";
import { print } from "./figures.ts";
import { type Measured, memoryOf, resetPeak, startMeasured } from "./product.ts";
import { channelOf, draftReport, sealedFile, sendFile, sendReport, textOf } from "./reporters.ts";

/** For a first look with less: ARCHIVE_REPORTS and ARCHIVE_MB. */
const REPORTS = Number(process.env["ARCHIVE_REPORTS"] ?? 1000);
const MEGABYTES = Number(process.env["ARCHIVE_MB"] ?? 1000);
/** Half of it in large files, as videos are; the rest one to a report. */
const LARGE = 10;
const MB = 1_000_000;

async function fill({ url }: Measured): Promise<void> {
  const channel = await channelOf(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  for (let n = 0; n < REPORTS; n++) {
    const draft = await draftReport(channel.accountId, channel.department);
    const size = Math.floor((MEGABYTES * MB) / 2 / (n < LARGE ? LARGE : REPORTS - LARGE));
    const file = await sealedFile(draft, size);
    await sendFile(agent, url, draft, file);
    const content = {
      title: `Archivierte Meldung ${n}`,
      description: textOf(2000),
      reportType: "anonymous" as const,
      category: null,
      contactName: "",
      contactPhone: "",
      contactEmail: "",
      language: "de" as const,
      files: [{ id: file.claim.id, name: "beleg.txt", type: "text/plain", size }],
    };
    const body = await sealReport(draft, { linkSuffix: channel.linkSuffix, content, claims: [file.claim] });
    const { status } = await sendReport(agent, url, { ...body, uploadToken: draft.uploadToken });
    if (status !== 200) throw new Error(`report: ${status}`);
  }
  agent.destroy();
}

/** From the click to the finished file, in Chromium: seconds, and how far the page's process grew meanwhile. */
async function archiveOnScreen(url: string) {
  const browser = await openBrowser();
  const page = await browser.newPage({ locale: "de-DE" });
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await signInMs(page, url);
  await page.goto(`${url}/gesamtarchiv`);
  await page.getByRole("button", { name: "Gesamtarchiv erstellen" }).click();
  await page.getByLabel("Ihr Passwort zur Bestätigung").fill(demo.password);
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send("SystemInfo.getProcessInfo");
  const pids = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const before = await Promise.all(pids.map(async (pid) => (await resetPeak(pid), (await memoryOf(pid)).now)));
  const began = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent("download", { timeout: 3_600_000 }),
    page.getByRole("button", { name: "Archiv beginnen" }).click(),
  ]);
  await page.getByRole("heading", { name: "Das Gesamtarchiv ist gespeichert" }).waitFor();
  const seconds = (performance.now() - began) / 1000;
  const grown = await Promise.all(pids.map(async (pid, n) => (await memoryOf(pid)).peak - before[n]!));
  let size = 0;
  for await (const piece of await download.createReadStream()) size += (piece as Buffer).length;
  await browser.close();
  return { seconds, grown: Math.max(...grown), size };
}

/** The whole account as an archive. */
export async function benchArchive(): Promise<void> {
  const product = await startMeasured("embedded");
  try {
    await fill(product);
    const { seconds, grown, size } = await archiveOnScreen(product.url.replace("127.0.0.1", "localhost"));
    print(`An archive of ${REPORTS} reports with ${MEGABYTES} MB of files`, [
      { name: "page's memory at its highest, above before", value: `${grown.toFixed(0)} MB`, bar: "≤ 500 MB" },
      { name: "click to file", value: `${seconds.toFixed(0)} s`, beside: `${(size / MB).toFixed(0)} MB` },
    ]);
  } finally {
    await product.stop();
  }
}
