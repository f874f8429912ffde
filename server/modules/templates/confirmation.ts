import type { Language } from "@hz/contract/scalars";
import { fill } from "@hz/contract/template-fill";
import { HOUSE_TEXTS } from "@hz/contract/template-texts";
import { type CaseDates, valuesOf } from "@hz/contract/template-values";
import type { Tx } from "../../db/database.ts";
import { textsOf } from "./store.ts";

const TEMPLATE = "receipt-automatic";

/** Takes a case and gives what its channel's own confirmation says in each language: the company's text, or the house's, filled. */
export async function confirmationOf(
  tx: Tx,
  accountId: string,
  found: CaseDates & { acknowledgedAt: string; companyName: string },
): Promise<Record<Language, string>> {
  const stored = (await textsOf(tx, accountId)).filter(({ id }) => id === TEMPLATE);
  const where = { companyName: found.companyName, now: new Date(found.acknowledgedAt) };
  const said = (language: Language) => {
    const text = stored.find((row) => row.language === language)?.text ?? HOUSE_TEXTS[language][TEMPLATE];
    return fill(text, valuesOf(found, { ...where, language }));
  };
  return { de: said("de"), en: said("en") };
}
