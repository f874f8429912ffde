import { isDeepStrictEqual } from "node:util";
import type { QuestionsChange, VersionedQuestions } from "@hz/contract/channels/questions";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { changing } from "./change-channel.ts";
import { updateChannel } from "./store.ts";
import { versionedQuestionsOf } from "./view.ts";

/**
 * Saves what is given and differs; the audit log keeps that, not what is asked. Throws NOT_FOUND, or QUESTIONS_CHANGED where another
 * version was seen; the same again is no change, for its answer may have been lost.
 */
export function changeQuestions(
  ctx: Context,
  caller: UserCaller,
  id: string,
  given: z.output<typeof QuestionsChange>,
): Promise<VersionedQuestions> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Failure("NOT_FOUND");
    const { version, ...before } = versionedQuestionsOf(row);
    const { isOn = before.isOn, house = before.house, own = before.own } = given;
    const after = { isOn, house, own };
    if (isDeepStrictEqual(after, before)) return { ...before, version };
    if (given.seen !== version) throw new Failure("QUESTIONS_CHANGED");
    const questions = { ...after, version: version + 1 };
    await updateChannel(tx, accountId, id, { questions });
    record(accountId, { actor: userId, action: "channel.changed", target: id, details: { fields: ["questions"] } });
    return questions;
  });
}
