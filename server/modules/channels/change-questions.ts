import { isDeepStrictEqual } from "node:util";
import type { ChannelQuestions, QuestionsChange } from "@hz/contract/channels/questions";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { Failure } from "../../http/failures.ts";
import type { UserCaller } from "../../http/handle.ts";
import { record } from "../audit/index.ts";
import { changing } from "./change-channel.ts";
import { updateChannel } from "./store.ts";
import { questionsOf } from "./view.ts";

/** Saves what is given and differs; the audit log keeps that, not what is asked. Throws NOT_FOUND. */
export function changeQuestions(
  ctx: Context,
  caller: UserCaller,
  id: string,
  given: z.output<typeof QuestionsChange>,
): Promise<ChannelQuestions> {
  return changing(ctx, caller, async (tx, rows) => {
    const { accountId, userId } = caller;
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Failure("NOT_FOUND");
    const before = questionsOf(row);
    const { isOn = before.isOn, house = before.house, own = before.own } = given;
    const after = { isOn, house, own };
    if (!isDeepStrictEqual(after, before)) {
      await updateChannel(tx, accountId, id, { questions: after });
      record(accountId, { actor: userId, action: "channel.changed", target: id, details: { fields: ["questions"] } });
    }
    return after;
  });
}
