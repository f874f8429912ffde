import { expect, test } from "vitest";
import { invitationWords } from "./invitation-mail.ts";

const FACTS = { firstName: "Kim", inviter: "Gerda Gründer", company: "Muster AG", message: "" };

test.each([
  ["Deutsch", "Ohne Code"],
  ["English", "Without a code"],
  ["Français", "Sans code"],
])("in %s a later release is announced only to those who need keys", (language, words) => {
  const text = (needsVouching: boolean) => invitationWords(language, { ...FACTS, needsVouching }).paragraphs.join("\n");
  expect(text(true)).toContain(words);
  expect(text(false)).not.toContain(words);
  expect(text(false)).toContain("Gerda Gründer");
});
