import type { Language } from "@hz/contract/scalars";
import { AUTOMATIC_RECEIPT, fill, openWithoutPerson } from "@hz/contract/template-fill";
import { HOUSE_TEXTS } from "@hz/contract/template-texts";
import { type CaseDates, valuesOf } from "@hz/contract/template-values";
import type { Tx } from "../../db/database.ts";
import { textsOf } from "./store.ts";

/** Takes a case and gives what its channel's own confirmation says in each language: the company's text, or the house's, filled. */
export async function confirmationOf(
  tx: Tx,
  accountId: string,
  found: CaseDates & { acknowledgedAt: string; companyName: string },
): Promise<Record<Language, string>> {
  const stored = (await textsOf(tx, accountId)).filter(({ id }) => id === AUTOMATIC_RECEIPT);
  const where = { companyName: found.companyName, now: new Date(found.acknowledgedAt) };
  const said = (language: Language) => {
    const own = stored.find((row) => row.language === language)?.text;
    // Of before such texts were refused: nobody is to read a gap.
    const text = own !== undefined && openWithoutPerson(own).length === 0 ? own : HOUSE_TEXTS[language][AUTOMATIC_RECEIPT];
    return fill(text, valuesOf(found, { ...where, language }));
  };
  return { de: said("de"), en: said("en") };
}
