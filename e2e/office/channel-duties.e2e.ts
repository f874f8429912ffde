import { randomUUID } from "node:crypto";
import { channelAddress, giveDuties, newOffice } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";
import { readIn } from "../helpers/reporter.ts";

const PAGES = [
  ["So läuft das Verfahren ab", "How the procedure works"],
  ["Externe Meldestellen", "External reporting bodies"],
  ["Telefon und persönliches Gespräch", "Telephone and meeting in person"],
  ["Geräte, Netze und Tor", "Devices, networks and Tor"],
  ["Datenschutzhinweise", "Privacy notice"],
  ["Impressum", "Imprint"],
  ["Erklärung zur Barrierefreiheit", "Accessibility statement"],
] as const;

const OWN_TEXT = {
  type: "doc" as const,
  content: [{ type: "paragraph" as const, content: [{ type: "text" as const, text: "Unsere eigenen Hinweise" }] }],
};

test("§§ 7 (3), 13 (2), 16 (3), Art. 13 GDPR, § 5 DDG: what the office gives for its portal, a reporter without JavaScript reads on every page from the foot", async ({
  person,
}, info) => {
  test.slow();
  const [{ page }, reader, seer] = [
    await person(),
    await person({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } }),
    await person(),
  ];
  await newOffice(
    page,
    {
      fullName: "Petra Pflicht",
      email: `pflicht-${randomUUID().slice(0, 8)}@muster.example`,
      password: "Neun Reiher am Fluss",
      companyName: "Pflicht & Söhne <AG>",
    },
    { isCodeLeft: true },
  );
  const portal = new URL(await channelAddress(page)).pathname;
  const follow = (name: string) => reader.page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  const heading = (name: string) => expect(reader.page.getByRole("heading", { level: 1 })).toHaveText(name);

  await test.step("before anything was given every page says whom to ask", async () => {
    await reader.page.goto(portal);
    for (const [name] of PAGES) {
      await follow(name);
      await heading(name);
    }
    await follow("Impressum");
    await expect(reader.page.getByRole("main")).toContainText("Pflicht & Söhne <AG> hat einige Angaben hier noch nicht angegeben.");
  });

  await test.step("one text is the company's own, and the standard text again", async () => {
    await giveDuties(page, { texts: { privacy: { de: OWN_TEXT } } });
    await reader.page.goto(`${portal}/datenschutz`);
    await expect(reader.page.getByRole("main")).toContainText("Unsere eigenen Hinweise");
    await giveDuties(page, {
      facts: {
        address: "Kai 1\n20457 Hamburg",
        representedBy: "Petra Pflicht",
        email: "post@pflicht.example",
        hasNoOfficer: true,
        officePhone: "+49 40 1234567",
        officeHours: "werktags 9 bis 12 Uhr",
        accessibilityContact: "hilfe@pflicht.example",
      },
      bodies: [{ name: "Hafenaufsicht <b>Nord</b>", purpose: "Für Häfen.", translations: {}, link: "https://hafen.example/", phone: "" }],
      texts: { privacy: { de: null } },
    });
    await reader.page.reload();
    await expect(reader.page.getByRole("main")).toContainText("20457 Hamburg");
  });

  await test.step("a reporter without JavaScript reads every page from the foot of the one before, in both languages", async () => {
    await reader.page.goto(portal);
    await expect(reader.page.getByRole("main")).toContainText("Telefon: +49 40 1234567 (werktags 9 bis 12 Uhr)");
    for (const language of [0, 1] as const) {
      for (const names of PAGES) {
        await follow(names[language]);
        await heading(names[language]);
        await expect(reader.page.getByRole("contentinfo").getByRole("link", { name: names[language] })).toHaveAttribute(
          "aria-current",
          "page",
        );
        expect((await reader.page.getByRole("main").innerText()).length).toBeGreaterThan(150);
        expect(await reader.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      }
      if (language === 0) await readIn(reader.page, "English");
    }
    await follow("External reporting bodies");
    const main = reader.page.getByRole("main");
    await expect(main).toContainText("Hafenaufsicht <b>Nord</b>");
    await expect(main.getByRole("link", { name: "https://hafen.example/" })).toHaveAttribute("rel", /noopener/);
    await follow("Imprint");
    await expect(main).toContainText("Pflicht & Söhne <AG>");
    await expect(main).toContainText("post@pflicht.example");
  });

  await test.step("each page keeps the fingerprint of the link, has no finding of axe and fits every screen", async () => {
    const named = `#k=${"A".repeat(43)}`;
    await seer.page.goto(portal + named);
    await seer.page.getByRole("contentinfo").getByRole("link", { name: "Externe Meldestellen" }).click();
    await expect(seer.page).toHaveURL(new RegExp(`/externe-meldestellen${named}$`));
    for (const ending of [
      "verfahren",
      "externe-meldestellen",
      "andere-wege",
      "geraete-und-netze",
      "datenschutz",
      "impressum",
      "barrierefreiheit",
    ]) {
      await seer.page.goto(`${portal}/${ending}`);
      await look(seer.page, `portal-${ending}`, info);
    }
    await seer.page.goto(portal);
    await look(seer.page, "portal-start-pflichtangaben", info);
  });
});
