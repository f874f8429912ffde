import type { ReportTexts } from "@hz/contract/reports/desk";
import { type Bytes, fromBase64Url, openMessage, type ReportHead } from "@hz/crypto";
import { decodeMessage } from "./content.ts";
import { excerptOf, type Excerpt } from "./excerpt.ts";
import { fold, wordsOf } from "./fold.ts";
import { headOf } from "../report/head.ts";
import { seedName } from "../keys/ring-seeds.ts";
import type { Members } from "../people/members.ts";
import { openedBody } from "../report/open-body.ts";
import { type BodyText, bodyTexts } from "./report-texts.ts";
import { openRedacted } from "./thread.ts";
import { openReportKey, type Seeds } from "../report/open-rows.ts";

/** A report in which every word occurs, and where the first one stands that is not in the title. */
export type TextHit = { id: string; excerpt: ({ where: BodyText | "message" } & Excerpt) | null };
type Part = { where: BodyText | "message"; text: string; folded: string };
type Entry = { title: string; parts: Part[] };

/** Opened texts of reports by id; lives in the worker's memory and goes with it. */
export type TextIndex = Map<string, Entry>;

/** What opens texts: the keys, and whose word counts for what was redacted. */
export type Opener = { accountId: string; seeds: Seeds; members: Members };

/** Opens sealed texts into the index; resolves to how many boxes of each report stayed closed, in their order. */
export const addTexts = (index: TextIndex, opener: Opener, reports: readonly ReportTexts[]): Promise<number[]> =>
  Promise.all(reports.map((report) => addReport(index, opener, report)));

const partOf = (where: Part["where"], text: string): Part => ({ where, text, folded: fold(text) });

async function addReport(index: TextIndex, { accountId, seeds, members }: Opener, report: ReportTexts): Promise<number> {
  const seed = seeds.get(seedName(report.sealedTo.departmentId, report.sealedTo.epoch));
  const key = seed && (await openReportKey(accountId, seed, report).catch(() => null));
  if (!key) {
    index.delete(report.id);
    return 1 + report.messages.length;
  }
  const keys = { head: headOf(accountId, report), reportKey: key.reportKey, members };
  const { content } = await openedBody(keys, report);
  const messages = await Promise.all(report.messages.map((message) => messageText(keys, message).catch(() => null)));
  const read = messages.filter((text) => text !== null);
  index.set(report.id, {
    title: fold(content?.title ?? ""),
    parts: [
      ...(content ? bodyTexts(content).map(({ name, text }) => partOf(name, text)) : []),
      ...read.map((text) => partOf("message", text)),
    ],
  });
  return (content ? 0 : 1) + (messages.length - read.length);
}

async function messageText(keys: { head: ReportHead; reportKey: Bytes; members: Members }, message: ReportTexts["messages"][number]) {
  if (message.redaction) return (await openRedacted(keys, message)).content.text;
  const role = message.isFromWhistleblower ? "reporter" : "handler";
  const { text } = await openMessage(keys.reportKey, keys.head, { id: message.id, role }, fromBase64Url(message.box));
  return decodeMessage(text).text;
}

/** Those of `ids` whose texts about the matter and messages together have every typed word. */
export function searchTexts(index: TextIndex, typed: string, ids: readonly string[]): TextHit[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const hits: TextHit[] = [];
  for (const id of ids) {
    const entry = index.get(id);
    if (!entry) continue;
    const { title, parts } = entry;
    const isIn = (word: string) => title.includes(word) || parts.some(({ folded }) => folded.includes(word));
    if (!words.every(isIn)) continue;
    const shown = words.find((word) => !title.includes(word));
    const part = shown === undefined ? undefined : parts.find(({ folded }) => folded.includes(shown));
    hits.push({ id, excerpt: part && shown !== undefined ? { where: part.where, ...excerptOf(part.text, shown) } : null });
  }
  return hits;
}
