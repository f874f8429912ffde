import { PORTAL_LANGUAGE_CODES, type PortalLanguage, portalLanguage } from "@hz/contract/languages";
import type { Tx } from "../../db/database.ts";

/** The languages of a channel's pages, as its row has them. */
export const languagesIn = ({ languages }: { languages: unknown }): PortalLanguage[] =>
  PORTAL_LANGUAGE_CODES.filter((language) => Object.hasOwn(languages as object, language));

/** The languages in which any of the account's channels has pages; where it has no channel, the first there is. */
export async function languagesSpoken(tx: Tx, accountId: string): Promise<PortalLanguage[]> {
  const channels = await tx.selectFrom("channels").select("languages").where("account_id", "=", accountId).execute();
  const all = new Set(channels.flatMap(languagesIn));
  return all.size > 0 ? PORTAL_LANGUAGE_CODES.filter((language) => all.has(language)) : [portalLanguage()];
}
