import type { PortalLanguage } from "@hz/contract/languages";
import { MAX_MESSAGE_CHARACTERS } from "@hz/contract/limits";
import { expect, test } from "vitest";
import { portalT } from "../portal-texts.ts";
import { textsOfPage } from "../texts-of-page.ts";
import { MAX_TIME_CHARACTERS, MAX_WISH_CHARACTERS, readWish, wishOfReport, wishText } from "./meeting-wish.ts";

const t = (language: PortalLanguage) => portalT(language, textsOfPage("case", language));
const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("a report asks for a meeting only where its box is ticked, whatever stands below it", () => {
  expect(wishOfReport(form({ meetingNote: "Bitte abends." }))).toBeNull();
  expect(wishOfReport(form({ meeting: "on", meetingNote: "Bitte abends." }))).toEqual({ way: null, times: [], note: "Bitte abends." });
});

test("what is asked is said in words, without what was left out", () => {
  const wish = readWish(form({ meetingWay: "phone", meetingTime1: " Dienstag ab 17 Uhr ", meetingTime2: "  ", meetingTime3: "Mittwoch" }));
  expect(wishText(wish, t("de"))).toBe(
    "Ich bitte um ein persönliches Gespräch.\n\nArt: Am Telefon\n\nMögliche Termine:\n– Dienstag ab 17 Uhr\n– Mittwoch",
  );
  expect(wishText(readWish(form({ meetingWay: "elsewhere" })), t("en"))).toBe("I ask for a meeting in person.");
});

test("the longest request fits into a message", () => {
  const [time, note] = ["x".repeat(MAX_TIME_CHARACTERS), "x".repeat(MAX_WISH_CHARACTERS)];
  const text = wishText({ way: "video", times: [time, time, time], note }, t("en"));
  expect(text.length).toBeLessThan(MAX_MESSAGE_CHARACTERS);
});
