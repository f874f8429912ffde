import { expect, test } from "vitest";
import { asStoredNow } from "./rows-of-before.ts";

test("an archive of before is read back by language, one of now as it is", () => {
  const texts = { de: "Da.", en: "Here." };
  expect(asStoredNow("confirmation_texts", { number: 1, ...texts })).toEqual({ number: 1, texts });
  expect(asStoredNow("confirmation_texts", { number: 1, texts })).toEqual({ number: 1, texts });
  const body = { name: "A", purpose: "Für Häfen." };
  const now = { bodies: [{ ...body, translations: { en: "For ports." } }] };
  expect(asStoredNow("channel_duties", { bodies: [{ ...body, purposeEn: "For ports." }] })).toEqual(now);
  expect(asStoredNow("channel_duties", now)).toEqual(now);
});
