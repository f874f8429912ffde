import { expect, test } from "vitest";
import { cardRefusal } from "./ask.ts";

test.each([
  ["no word of it", null, "CARD_DECLINED"],
  ["the bank says no", { code: "card_declined", decline_code: "generic_decline" }, "CARD_DECLINED"],
  ["a reason that nobody knows yet", { code: "card_declined", decline_code: "new_reason" }, "CARD_DECLINED"],
  ["no money", { code: "card_declined", decline_code: "insufficient_funds" }, "CARD_UNCOVERED"],
  ["an old card", { code: "expired_card" }, "CARD_EXPIRED"],
  ["an owner who does not answer", { code: "card_declined", decline_code: "authentication_required" }, "CARD_UNCONFIRMED"],
  ["an owner who refuses", { code: "setup_intent_authentication_failure" }, "CARD_UNCONFIRMED"],
  ["a stolen card, which its thief must not learn", { code: "card_declined", decline_code: "stolen_card" }, "CARD_DECLINED"],
  ["a card for other things", { code: "card_declined", decline_code: "card_not_supported" }, "CARD_UNSUITED"],
  ["a bank that is away", { code: "processing_error" }, "CARD_BUSY"],
  ["a wrong code", { code: "incorrect_cvc" }, "CARD_CODE_WRONG"],
])("%s: our own word for it, whatever the provider calls it", (_why, told, code) => {
  expect(cardRefusal(told)).toMatchObject({ code, text: undefined });
});
