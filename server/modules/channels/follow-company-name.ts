import { isDeepStrictEqual } from "node:util";
import { type Channel, ChannelLanguages } from "@hz/contract/channels/channels";
import type { PortalLanguage } from "@hz/contract/languages";
import type { Tx } from "../../db/database.ts";
import { emit } from "../../events/emit.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { firstPage } from "./default-content.ts";
import { channelsOf, updateChannel } from "./store.ts";

type Renamed = { from: string; to: string };

/**
 * Has the channels that bear the company's former name bear its new one, archived ones too, and the house's start pages name it; a
 * channel with another name and a page that was edited stay. The account is locked before, so that no new channel takes the former name.
 */
export async function followCompanyName(
  tx: Tx,
  { accountId, userId }: Pick<UserCaller, "accountId" | "userId">,
  name: Renamed,
): Promise<void> {
  const rows = (await channelsOf(tx, accountId)).filter((row) => row.company_name === name.from);
  for (const row of rows) {
    const languages = renamedPages(ChannelLanguages.parse(row.languages), row.name, name);
    await updateChannel(tx, accountId, row.id, { companyName: name.to, languages });
    record(accountId, { actor: userId, action: "channel.changed", target: row.id, details: { fields: ["companyName"] } });
  }
  if (rows.length > 0) emit(accountId, { type: "channels-changed", ref: null });
}

function renamedPages(languages: Channel["languages"], channel: string, { from, to }: Renamed): Channel["languages"] {
  return Object.fromEntries(
    Object.entries(languages).map(([code, page]) => {
      const language = code as PortalLanguage;
      const isHouse = isDeepStrictEqual(page.content, firstPage(language, channel, from).content);
      return [language, isHouse ? { ...page, content: firstPage(language, channel, to).content } : page];
    }),
  );
}
