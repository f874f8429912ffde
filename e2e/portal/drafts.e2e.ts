import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { expect, test } from "../helpers/people.ts";
import { fillForm, finish, openForm, send } from "../helpers/reporter.ts";
import { canary, databaseRows, dataFiles, findTraces } from "../helpers/traces.ts";

const words = (what: string) => `${what} ${randomBytes(9).toString("hex")} Kanarienvogel`;
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
/** Waits until what was typed last is kept, and gives what the tab has of it. */
async function kept(page: Page, before = "{}"): Promise<string> {
  await expect.poll(() => stored(page)).not.toBe(before);
  return stored(page);
}
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const back = (page: Page) => page.getByText("Ihr Entwurf ist wieder da.");

test("what was typed outlives a reload and the end of its page, in this tab alone, and nothing of it is readable anywhere", async ({
  person,
  product,
}) => {
  const began = Date.now() - 1_000;
  const { page, newTab } = await person({ phone: true });
  page.on("dialog", (dialog) => void dialog.accept());
  const contact = { name: words("Frau"), phone: "+49 171 5550199", email: `${randomBytes(9).toString("hex")}@kanarienvogel.example` };
  const written = { title: words("Titel"), description: words("Was geschah"), contact, category: "Geldwäsche" };
  const canaries = [written.title, written.description, contact.name, contact.email, "Beweis.txt"].map((text) => canary(text, text));
  await openForm(page, paths.portal(DEMO_LINK_SUFFIX));
  const file = { name: "Beweis.txt", mimeType: "text/plain", buffer: Buffer.from("Inhalt") };
  await fillForm(page, { ...written, files: [file] });
  const first = await kept(page);
  expect(Object.keys(JSON.parse(first))).toEqual(["hz.kept.1"]);
  const sealed = { place: "the tab's storage", bytes: Buffer.from(first) };
  const inside = { place: "what is in it", bytes: Buffer.from(first.split(".").at(-1)!, "base64url") };
  expect(findTraces(canaries, [sealed, inside])).toEqual([]);

  const isThere = async (page: Page) => {
    await expect(back(page)).toBeVisible();
    await expect(page.getByText("Bitte fügen Sie noch einmal hinzu: Beweis.txt")).toBeVisible();
    await expect(field(page, "Titel")).toHaveValue(written.title);
    await expect(field(page, "Beschreibung")).toHaveValue(written.description);
    await expect(page.getByRole("radio", { name: "Vertraulich" })).toBeChecked();
    await expect(field(page, "Name")).toHaveValue(contact.name);
    await expect(page.getByLabel("E-Mail-Adresse")).toHaveValue(contact.email);
    await expect(page.getByLabel("Kategorie").locator("option:checked")).toHaveText("Geldwäsche");
  };
  await page.reload();
  await isThere(page);

  const other = await newTab();
  await openForm(other, paths.portal(DEMO_LINK_SUFFIX));
  expect(await stored(other)).toBe("{}");
  await expect(back(other)).toBeHidden();
  await other.close();

  // Where a tab has crashed or was thrown away, browsers open it anew with the storage that it had: all that outlives it.
  const [address, left] = [page.url(), await kept(page, first)];
  await page.close();
  const restored = await newTab();
  await restored.goto(paths.portal(DEMO_LINK_SUFFIX));
  await restored.evaluate((entries) => {
    for (const [name, value] of Object.entries(JSON.parse(entries))) sessionStorage.setItem(name, String(value));
  }, left);
  await openForm(restored, address);
  await isThere(restored);

  const rows = await databaseRows(product);
  const files = await dataFiles(product, began);
  const output = { place: "the product's output", bytes: Buffer.from(product.output()) };
  const [id = ""] = (JSON.parse(await stored(restored)) as Record<string, string>)["hz.kept.1"]!.split(".");
  expect(findTraces([...canaries, canary("the draft's id", id)], [...rows, ...files, output])).toEqual([]);
  // Without the file it goes only once that was said.
  await restored.getByRole("button", { name: "Meldung absenden" }).click();
  await expect(restored.getByRole("alert")).toContainText(file.name);
  await send(restored);
  expect(await stored(restored)).toBe("{}");
  await finish(restored);
  expect(await stored(restored)).toBe("{}");
});

test("the quick exit leaves no draft: from the form, and from the start page, gone to meanwhile", async ({ person }) => {
  const { page } = await person();
  await page.route(/dwd\.de/, (route) => route.fulfill({ body: "Wetter" }));
  page.on("dialog", (dialog) => void dialog.accept());
  const forgotten = () => page.waitForRequest(/\/draft-key\/forget$/);
  for (const way of ["form", "start"] as const) {
    await openForm(page, paths.portal(DEMO_LINK_SUFFIX));
    await field(page, "Titel").fill(words("Entwurf"));
    await kept(page);
    if (way === "start") {
      await page.goto(paths.portal(DEMO_LINK_SUFFIX));
      await expect(page.getByRole("link", { name: "Neue Meldung" })).toBeVisible();
      expect(await stored(page)).not.toBe("{}");
    }
    const gone = forgotten();
    await page.getByRole("link", { name: "Seite schnell verlassen" }).click();
    await gone;
    await expect(page.getByText("Wetter")).toBeVisible();
    await page.goto(paths.portalForm(DEMO_LINK_SUFFIX));
    await expect(page.getByRole("button", { name: "Meldung absenden" })).toBeEnabled();
    expect(await stored(page)).toBe("{}");
    await expect(field(page, "Titel")).toHaveValue("");
  }
});

test("leaving the form by the company's name asks in our words: staying keeps what was typed, leaving forgets it", async ({ person }) => {
  const { page } = await person();
  await openForm(page, paths.portal(DEMO_LINK_SUFFIX));
  await field(page, "Titel").fill(words("Entwurf"));
  await kept(page);
  const home = page.getByRole("banner").getByRole("link", { name: "Muster AG" });
  const dialog = page.getByRole("dialog", { name: "Ihre Meldung ist noch nicht gesendet" });
  await home.click();
  await dialog.getByRole("button", { name: "Beim Formular bleiben" }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, "Titel")).not.toHaveValue("");
  expect(await stored(page)).not.toBe("{}");
  // A word that was typed a moment ago is not kept by going.
  await field(page, "Titel").fill(words("Noch etwas"));
  await home.click();
  await dialog.getByRole("button", { name: "Trotzdem verlassen" }).click();
  await expect(page.getByRole("link", { name: "Neue Meldung" })).toBeVisible();
  expect(await stored(page)).toBe("{}");
  await openForm(page, paths.portal(DEMO_LINK_SUFFIX));
  await expect(field(page, "Titel")).toHaveValue("");
});
