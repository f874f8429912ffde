import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { newOffice } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";

const PAGES = [
  ["So läuft das Verfahren ab", "How the procedure works"],
  ["Externe Meldestellen", "External reporting bodies"],
  ["Telefon und persönliches Gespräch", "Telephone and meeting in person"],
  ["Datenschutzhinweise", "Privacy notice"],
  ["Impressum", "Imprint"],
  ["Erklärung zur Barrierefreiheit", "Accessibility statement"],
] as const;

test("§§ 7 (3), 13 (2), 16 (3), Art. 13 GDPR, § 5 DDG: the office gives what its portal has to say, and a reporter without JavaScript reads every page from the foot", async ({
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
  await page.goto(`${paths.channels}?bereich=pflichtangaben`);
  const address = await page
    .getByText(/\/portal\/channel-\d+/)
    .first()
    .innerText();
  const portal = /\/portal\/[\w-]+/.exec(address)![0];
  const save = page.getByRole("button", { name: "Speichern" });
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const follow = (name: string) => reader.page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  const heading = (name: string) => expect(reader.page.getByRole("heading", { level: 1 })).toHaveText(name);

  await test.step("before anything was given every page says whom to ask, and the office sees what is missing", async () => {
    await expect(page.getByText("Es fehlen noch 5 Angaben:")).toBeVisible();
    await look(page, "pflichtangaben-leer", info);
    await reader.page.goto(portal);
    for (const [name] of PAGES) {
      await follow(name);
      await heading(name);
    }
    await follow("Impressum");
    await expect(reader.page.getByRole("main")).toContainText("Pflicht & Söhne <AG> hat einige Angaben hier noch nicht angegeben.");
  });

  await test.step("the office fills in its data; leaving asks first, and what is wrong is said", async () => {
    await field("Anschrift").fill("Kai 1\n20457 Hamburg");
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hier bleiben" }).click();
    await field("Vertreten durch").fill("Petra Pflicht");
    await field("E-Mail-Adresse").fill("niemand");
    await page.getByLabel("Wir müssen keine datenschutzbeauftragte Person benennen").check();
    await field("Telefon der Meldestelle").fill("+49 40 1234567");
    await field("Wann sie erreichbar ist").fill("werktags 9 bis 12 Uhr");
    await field("Ansprechperson bei Barrieren").fill("hilfe@pflicht.example");
    await page.getByRole("button", { name: "Stelle hinzufügen" }).click();
    await field("Name der Stelle").fill("Hafenaufsicht <b>Nord</b>");
    await field("Wofür sie zuständig ist").fill("Für Häfen.");
    await field("Internetadresse").fill("hafen.example");
    await save.click();
    await expect(page.getByText("Ungültige E-Mail-Adresse")).toBeVisible();
    await expect(page.getByText("Bitte geben Sie eine Adresse wie")).toBeVisible();
    await field("E-Mail-Adresse").fill("post@pflicht.example");
    await field("Internetadresse").fill("https://hafen.example/");
    await save.click();
    await expect(page.getByText("Pflichtangaben gespeichert", { exact: true })).toBeVisible();
    await expect(page.getByText("Alle Pflichtangaben sind da.")).toBeVisible();
    await expect(save).toBeHidden();
    await page.reload();
    await expect(field("Vertreten durch")).toHaveValue("Petra Pflicht");
    await look(page, "pflichtangaben", info);
  });

  await test.step("one text becomes the company's own, in one language, and goes back again", async () => {
    await page.getByRole("button", { name: "Text bearbeiten: Datenschutzhinweise" }).click();
    const text = page.getByRole("textbox", { name: "Text: Datenschutzhinweise" });
    await expect(text).toContainText("20457 Hamburg");
    await text.fill("Unsere eigenen Hinweise");
    await page.getByRole("button", { name: "English" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hier bleiben" }).click();
    await save.click();
    await expect(page.getByText("Eigener Text", { exact: true })).toBeVisible();
    await look(page, "pflichtangaben-text", info);
    await page.getByRole("button", { name: "English" }).click();
    await expect(text).toContainText("Who is responsible");
    await page.getByRole("button", { name: "Zurück zur Übersicht" }).click();
    await expect(page.getByText("Eigener Text: Deutsch")).toBeVisible();
    await reader.page.goto(`${portal}/datenschutz`);
    await expect(reader.page.getByRole("main")).toContainText("Unsere eigenen Hinweise");
    await page.getByRole("button", { name: "Text bearbeiten: Datenschutzhinweise" }).click();
    await page.getByRole("button", { name: "Standardtext wiederherstellen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Standardtext wiederherstellen" }).click();
    await expect(text).toContainText("20457 Hamburg");
    await expect(page.getByText("Standardtext", { exact: true })).toBeVisible();
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
      if (language === 0) await reader.page.getByRole("link", { name: "EN – English" }).click();
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
    for (const ending of ["verfahren", "externe-meldestellen", "andere-wege", "datenschutz", "impressum", "barrierefreiheit"]) {
      await seer.page.goto(`${portal}/${ending}`);
      await look(seer.page, `portal-${ending}`, info);
    }
    await seer.page.goto(portal);
    await look(seer.page, "portal-start-pflichtangaben", info);
  });
});
