import { isDeepStrictEqual } from "node:util";
import type { ChannelDuties, DutiesChange } from "@hz/contract/channels/channel-duties";
import { OWN_TEXT_PAGES } from "@hz/contract/channels/duty-pages";
import type { PortalLanguage } from "@hz/contract/languages";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { changing } from "./change-channel.ts";
import { channelDuties } from "./duties.ts";
import { saveDuties, storedDutiesOf, type StoredDuties } from "./duties-store.ts";

/** Saves what is given and differs; the audit log keeps what kind of it, not what stands in it. Throws NOT_FOUND. */
export function changeDuties(ctx: Context, caller: UserCaller, id: string, given: z.output<typeof DutiesChange>): Promise<ChannelDuties> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Failure("NOT_FOUND");
    const before = await storedDutiesOf(tx, accountId, id);
    const { facts, bodies, texts } = given;
    const after: StoredDuties = {
      facts: { ...before.facts, ...facts },
      bodies: bodies ?? before.bodies,
      texts: changedTexts(before.texts, texts ?? {}),
    };
    const fields = (["facts", "bodies", "texts"] as const).filter((part) => !isDeepStrictEqual(after[part], before[part]));
    if (fields.length > 0) {
      await saveDuties(tx, accountId, id, after);
      const names = { facts: "dutyFacts", bodies: "dutyBodies", texts: "dutyTexts" };
      record(accountId, { actor: userId, action: "channel.changed", target: id, details: { fields: fields.map((part) => names[part]) } });
    }
    return channelDuties(ctx, tx, row, after);
  });
}

/** Pages and languages that are not named stay; null takes an own text away. */
function changedTexts(before: StoredDuties["texts"], given: NonNullable<z.output<typeof DutiesChange>["texts"]>): StoredDuties["texts"] {
  const after: StoredDuties["texts"] = {};
  for (const page of OWN_TEXT_PAGES) {
    const texts = { ...before[page] };
    for (const [language, text] of Object.entries(given[page] ?? {})) {
      if (text === null) delete texts[language as PortalLanguage];
      else if (text) texts[language as PortalLanguage] = text;
    }
    if (Object.keys(texts).length > 0) after[page] = texts;
  }
  return after;
}
