import { expect, test } from "vitest";
import { ApiError } from "../../api/client.ts";
import { failureInEnglish } from "./queries.ts";

test.each([
  [
    "the provider refuses something of ours",
    new ApiError(502, "PAYMENT_REFUSED", ""),
    /^The payment provider does not accept this at the moment\./,
  ],
  ["a card is refused", new ApiError(402, "CARD_DECLINED", "Ihre Karte wurde abgelehnt."), /^Your card was declined\./],
  ["a card has expired", new ApiError(402, "CARD_EXPIRED", "Ihre Karte ist abgelaufen."), /^Your card has expired\./],
  ["no answer comes", new ApiError(0, "OFFLINE", ""), "Failed to open customer portal"],
  ["the provider does not answer", new ApiError(503, "PAYMENT_UNAVAILABLE", ""), /^The payment provider is not answering right now\./],
])("where %s, that is said", (_when, error, said) => {
  expect(failureInEnglish(error, "Failed to open customer portal")).toMatch(said);
});
