import { paths } from "@hz/contract/paths";
import { look } from "../helpers/look.ts";
import { expect, test } from "../helpers/people.ts";

const ARTICLE = paths.article("fristen-berechnen");
/** Addresses with what stands over them. */
const PAGES = {
  [paths.about]: "Wir bauen einen Meldekanal, den wir selbst nicht lesen können.",
  [paths.guide]: "Das Hinweisgeber\u00adschutzgesetz, verständlich",
  [paths.articles]: "Wissen",
  [ARTICLE]: "Die Fristen des § 17 HinSchG berechnen",
  [paths.privacy]: "Datenschutzerklärung",
  [paths.imprint]: "Impressum",
  [paths.terms]: "Allgemeine Geschäfts\u00adbedingungen",
};

test("the documents of the public site are read without asking anybody else and leave nothing on the device", async ({
  person,
  product,
}, info) => {
  const { page, context } = await person();
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== product.url) foreign.push(request.url());
  });

  for (const [path, heading] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    if ([ARTICLE, paths.about, paths.imprint].includes(path)) await look(page, `content${path.replaceAll("/", "-")}`, info);
  }
  expect(foreign).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test("from the index to an article, to a place in it, and on to the guide", async ({ person }) => {
  const { page } = await person({ phone: true });
  await page.goto(paths.articles);
  await page.getByRole("link", { name: "Die Fristen des § 17 HinSchG berechnen" }).click();
  await page.getByRole("navigation", { name: "Inhalt" }).getByText("Inhalt").first().click();
  await page.getByRole("link", { name: "Drei Monate und die Monatsenden" }).click();
  await expect(page.getByRole("heading", { name: "Drei Monate und die Monatsenden" })).toBeInViewport();
  await expect(page).toHaveURL(/#drei-monate-und-die-monatsenden$/);
  await page.getByRole("link", { name: "Wissen", exact: true }).first().click();
  await page.getByRole("link", { name: "Leitfaden zum Hinweisgeberschutzgesetz" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Checkliste" })).toBeVisible();
});
