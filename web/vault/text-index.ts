import type { ReportTexts } from "@hz/contract/desk";
import { type Bytes, fromBase64Url, openBody, openMessage } from "@hz/crypto";
import { decodeMessage, decodeReport } from "./content.ts";
import { excerptOf, type Excerpt } from "./excerpt.ts";
import { fold, wordsOf } from "./fold.ts";
import { headOf } from "./head.ts";
import { seedName } from "./ring-seeds.ts";
import { openReportKey, type Seeds } from "./open-rows.ts";

/** A report in which every word occurs, and where the first one stands that is not in the title. */
export type TextHit = { id: string; excerpt: ({ where: "description" | "message" } & Excerpt) | null };
type Part = { where: "description" | "message"; text: string; folded: string };
type Entry = { title: string; parts: Part[] };

/** Opened texts of reports by id; lives in the worker's memory and goes with it. */
export type TextIndex = Map<string, Entry>;

/** Takes sealed texts, opens them into the index, and gives how many boxes stayed closed. */
export async function addTexts(index: TextIndex, accountId: string, seeds: Seeds, reports: readonly ReportTexts[]): Promise<number> {
  const counts = await Promise.all(reports.map((report) => addReport(index, accountId, seeds, report)));
  return counts.reduce((sum, count) => sum + count, 0);
}

const partOf = (where: Part["where"], text: string): Part => ({ where, text, folded: fold(text) });

async function addReport(index: TextIndex, accountId: string, seeds: Seeds, report: ReportTexts): Promise<number> {
  const seed = seeds.get(seedName(report.sealedTo.departmentId, report.sealedTo.epoch));
  const key = seed && (await openReportKey(accountId, seed, report).catch(() => null));
  if (!key) {
    index.delete(report.id);
    return 1 + report.messages.length;
  }
  const { reportKey } = key;
  const head = headOf(accountId, report);
  const content = await openBody(reportKey, head, fromBase64Url(report.body)).then(decodeReport, () => null);
  const messages = await Promise.all(report.messages.map((message) => messageText(reportKey, head, message)));
  const read = messages.filter((text) => text !== null);
  index.set(report.id, {
    title: fold(content?.title ?? ""),
    parts: [...(content ? [partOf("description", content.description)] : []), ...read.map((text) => partOf("message", text))],
  });
  return (content ? 0 : 1) + (messages.length - read.length);
}

async function messageText(reportKey: Bytes, head: ReturnType<typeof headOf>, message: ReportTexts["messages"][number]) {
  const role = message.isFromWhistleblower ? "reporter" : "handler";
  const opened = openMessage(reportKey, head, { id: message.id, role }, fromBase64Url(message.box));
  return opened.then(({ text }) => decodeMessage(text).text).catch(() => null);
}

/** Takes what was typed and gives the reports whose title, description and messages together have every word. */
export function searchTexts(index: TextIndex, typed: string): TextHit[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const hits: TextHit[] = [];
  for (const [id, { title, parts }] of index) {
    const isIn = (word: string) => title.includes(word) || parts.some(({ folded }) => folded.includes(word));
    if (!words.every(isIn)) continue;
    const shown = words.find((word) => !title.includes(word));
    const part = shown === undefined ? undefined : parts.find(({ folded }) => folded.includes(shown));
    hits.push({ id, excerpt: part && shown !== undefined ? { where: part.where, ...excerptOf(part.text, shown) } : null });
  }
  return hits;
}
