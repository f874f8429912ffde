import { MAIL_LANGUAGE_NAMES } from "../languages.ts";
import { expect, test } from "vitest";
import { invitationWords } from "./invitation-mail.ts";
import { Invite } from "./invitations.ts";
import { holdsAddress, nameInMail } from "./mail-names.ts";
import { PersonNames } from "./people.ts";

test.each([
  "Gewinn: https://gewinn.example/jetzt",
  "www.gewinn.example",
  "Schreiben Sie an bank@sicher.example",
  "Rufen Sie gewinn.example auf",
  "sicher-bank.example/konto",
  "konto.sicher-bank.example",
  "SICHER-BANK.EXAMPLE",
  "WWW.sicher-bank",
  "sicher\u3002example",
  "sicher\uff0eexample",
])("%j names an address", (text) => expect(holdsAddress(text)).toBe(true));

test.each([
  "Dr. Müller-Lüdenscheidt",
  "Willkommen im Team! Den Code gebe ich Ihnen z. B. am Telefon, z.B. morgen um 9.30 Uhr.",
  "Dr.Schmidt, H.-J. Maier, O’Neil",
  "Prof.Dr.med. Anna, Dr.rer.nat. Kim",
  "Bis dann … Anna :)",
  "Preis: 10.000 €",
])("%j names none", (text) => expect(holdsAddress(text)).toBe(false));

test("what mail programs would make a link of stays readable and is none; a name is one line and no letter", () => {
  const shown = nameInMail("mobile.de GmbH");
  expect(shown.replaceAll("\u2060", "")).toBe("mobile.de GmbH");
  expect(shown).not.toContain("mobile.de");
  expect(nameInMail("Ihr Konto\n\nist gesperrt: https://bank.example")).not.toMatch(/\n|https:\/|bank\.example/);
  expect(nameInMail("sicher\u3002example")).not.toContain("\u3002e");
  expect(nameInMail("Sparkasse \u202egnutiehrehciS\u2028jetzt")).toBe("Sparkasse gnutiehrehciS jetzt");
  expect(nameInMail("x".repeat(200))).toHaveLength(100);
  expect(nameInMail("Muster & Söhne GmbH & Co. KG")).toBe("Muster & Söhne GmbH & Co. KG");
});

const bad = "Konto gesperrt: http://bank.example\n\nIhre Bank";
test.each(MAIL_LANGUAGE_NAMES)(
  "an invitation in %s carries no link of the inviting person's making, and says whose words it carries",
  (language) => {
    const words = invitationWords(language, { firstName: bad, inviter: bad, company: bad, message: bad, needsVouching: true });
    const all = [words.subject, ...words.paragraphs].join("\n");
    expect(all).not.toMatch(/http:\/\/|bank\.example/);
    const said = invitationWords(language, {
      firstName: "Kim",
      inviter: "Gerda Gründer",
      company: "Muster AG",
      message: "Bis bald!",
      needsVouching: true,
    });
    expect(said.paragraphs.find((one) => one.includes("Bis bald!"))).toMatch(/Gerda Gründer.*[„“«]\s?Bis bald!\s?[“”»]/);
  },
);

test("addresses in names and in the text for an invitation are refused with a reason beside the field", () => {
  const names = { firstName: "Gewinn www.x.example", lastName: "Gast" };
  expect(PersonNames.safeParse(names).error?.issues.map(({ path, message }) => [path.join(), message])).toEqual([
    ["firstName", "Ein Name darf keine Internet- oder E-Mail-Adresse enthalten."],
  ]);
  const { inviteMessage } = Invite.shape;
  expect(inviteMessage.safeParse("Siehe https://x.example").error?.issues[0]?.message).toBe(
    "Der Text darf keine Internet- oder E-Mail-Adresse enthalten.",
  );
  expect(inviteMessage.parse(" Willkommen! ")).toBe("Willkommen!");
});
