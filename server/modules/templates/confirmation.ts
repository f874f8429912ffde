import { isDeepStrictEqual } from "node:util";
import type { PortalLanguage } from "@hz/contract/languages";
import { AUTOMATIC_RECEIPT, fill, openWithoutPerson } from "@hz/contract/templates/template-fill";
import { FIRST_DEPARTMENT } from "@hz/contract/people/neutral-name";
import { valuesOf } from "@hz/contract/templates/template-values";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import type { Selectable } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/tables.ts";
import { eachAccount, languagesSpoken, lockAccount } from "../accounts/index.ts";
import { newestKeys, signedName } from "../departments/index.ts";
import { confirmationAt, insertConfirmation, newestConfirmation, textsOf } from "./store.ts";

/** What of a report says which words its reporter got, and fills them. */
export type Confirmed = Pick<
  Selectable<Tables["reports"]>,
  "confirmation" | "head_department_id" | "case_number" | "received_at" | "acknowledged_at" | "promised_months"
>;

/**
 * Keeps what channels of the account say by themselves from the next report on, the company's text or the house's, in each language
 * that one of them speaks, where that is not what was kept last. To be called by whoever changes one of its parts, in the same transaction.
 */
export async function refreshConfirmation(tx: Tx, accountId: string): Promise<void> {
  const { company_name } = await lockAccount(tx, accountId);
  const stored = (await textsOf(tx, accountId)).filter(({ id }) => id === AUTOMATIC_RECEIPT);
  const said = (language: PortalLanguage) => {
    const own = stored.find((row) => row.language === language)?.text;
    // Of before such texts were refused: nobody is to read a gap.
    return own !== undefined && openWithoutPerson(own).length === 0 ? own : ALL_TEXTS[language].templates[AUTOMATIC_RECEIPT];
  };
  const texts = Object.fromEntries((await languagesSpoken(tx, accountId)).map((language) => [language, said(language)]));
  const last = await newestConfirmation(tx, accountId);
  if (last && last.company_name === company_name && isDeepStrictEqual(last.texts, texts)) return;
  await insertConfirmation(tx, accountId, { company_name, texts: JSON.stringify(texts), number: (last?.number ?? 0) + 1 });
}

/** The words that a report's channel said by itself when it came, unfilled, and in whose name; null where it said nothing. */
export async function wordsOf(tx: Tx, accountId: string, report: Confirmed) {
  const { confirmation, acknowledged_at: now } = report;
  if (confirmation === null || now === null) return null;
  const { texts, company_name: companyName } = await confirmationAt(tx, accountId, confirmation);
  // In the name of the department that it was sent to, and of no other one.
  const key = (await newestKeys(tx, accountId)).get(report.head_department_id);
  return { texts, companyName, department: key ? signedName(key) : FIRST_DEPARTMENT, now };
}

/** The same filled, in each language that the account's channels spoke then; null where it said nothing. */
export async function confirmationOf(
  tx: Tx,
  accountId: string,
  report: Confirmed,
): Promise<Partial<Record<PortalLanguage, string>> | null> {
  const words = await wordsOf(tx, accountId, report);
  if (!words) return null;
  const { texts, companyName, department, now } = words;
  const dates = {
    caseNumber: report.case_number,
    receivedAt: report.received_at.toISOString(),
    acknowledgedAt: now.toISOString(),
    // What was said then knew of no end.
    closedAt: null,
    retentionMonths: report.promised_months,
  };
  const filled = ([language, text]: [PortalLanguage, string]) =>
    [language, fill(text, valuesOf(dates, { language, companyName, now, department }))] as const;
  return Object.fromEntries((Object.entries(texts) as [PortalLanguage, string][]).map(filled));
}

/** With each start: a release may bring other words of the house. */
export const afterRelease = eachAccount("keep-confirmations", (ctx, accountId) =>
  ctx.db.tenant(accountId, (tx) => refreshConfirmation(tx, accountId)),
);

export const templateJobs = [afterRelease];
