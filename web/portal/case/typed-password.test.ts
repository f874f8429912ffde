import { expect, test } from "vitest";
import { portalT } from "../portal-texts.ts";
import { textsOfPage } from "../texts-of-page.ts";
import { PORTAL_LANGUAGE_CODES } from "@hz/contract/languages";
import { isCaseNumber, passwordIn } from "./typed-password.ts";

const PASSWORD = "XYJD-JWP6-V4SE-J8SB-NHWJ-FRKB-6DDN";

test.each([`${PASSWORD}.`, `„${PASSWORD}“`, `(${PASSWORD});`, PASSWORD, ` ${PASSWORD} – `, `Passwort: ${PASSWORD}`])(
  "signs and words around a password are left out: %s",
  (typed) => {
    expect(passwordIn(typed)).toBe(PASSWORD);
  },
);

test.each([`${PASSWORD}-ÄÖÜ`, `${PASSWORD}7`, PASSWORD.slice(0, 9), "...", "xyjd jwp6 v4se"])(
  "what is no password stays what it is: %s",
  (typed) => {
    expect(passwordIn(typed)).toBe(typed);
  },
);

test.each(PORTAL_LANGUAGE_CODES)("the saved file gives its password, however a field of one line joins its lines (%s)", (language) => {
  const t = portalT(language, textsOfPage("success", language));
  const file = t("success.file", {
    caseNumber: "ABCD-EFGH",
    password: PASSWORD,
    office: "Meldestelle",
    address: "https://example.de/portal/muster/case#k=ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789",
    fingerprint: "ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345-6789",
  });
  for (const joint of ["\r\n", " ", ""]) expect(passwordIn(file.replaceAll("\n", joint))).toBe(PASSWORD);
});

test.each(["ABCD-EFGH", "abcd efgh", "ABCDEFGH", "ABCD–EFGH"])("%s is taken for the number of a case", (typed) => {
  expect(isCaseNumber(typed)).toBe(true);
});
test.each([PASSWORD, "ABCD-EFG", "ABCD-EFGH-J"])("%s is not", (typed) => {
  expect(isCaseNumber(typed)).toBe(false);
});
