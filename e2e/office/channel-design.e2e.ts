import { randomUUID } from "node:crypto";
import { paths } from "@hz/contract/paths";
import { newOffice } from "../helpers/by-contract.ts";
import { look } from "../helpers/look.ts";
import { expect, PHONE, test } from "../helpers/people.ts";
import { png } from "../helpers/png.ts";

test("a channel gets logo and colour, its portal shows both, and neither any more once they are taken away", async ({ person }, info) => {
  const { page } = await person();
  await newOffice(
    page,
    {
      fullName: "Dora Design",
      email: `design-${randomUUID().slice(0, 8)}@muster.example`,
      password: "Neun Reiher am Fluss",
      companyName: "Müßig & Söhne AG",
    },
    { isCodeLeft: true },
  );
  await page.goto(`${paths.channels}?bereich=design`);
  const save = page.getByRole("button", { name: "Speichern" });
  await expect(save).toBeDisabled();

  await test.step("a picture is chosen, cut by pointer and keys, and saved with a colour that is corrected", async () => {
    await page.getByLabel("Bilddatei für das Logo").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: png(800, 200) });
    const part = page.getByRole("group", { name: "Ausschnitt" });
    const left = () => part.locator("img").evaluate((image: HTMLElement) => Number.parseFloat(image.style.left));
    await page.getByRole("radio", { name: "Mittel (2:1)" }).check();
    await page.getByLabel("Vergrößerung").fill("2");
    await expect.poll(left).toBe(-150);
    await part.focus();
    await page.keyboard.press("Shift+ArrowRight");
    await expect.poll(left).toBeCloseTo(-160);
    const box = (await part.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20 + box.width, box.y + 20, { steps: 3 });
    await page.mouse.up();
    await expect.poll(left).toBeCloseTo(-60, 0);
    await page.getByLabel("Markenfarbe").fill("#ffdd00");
    await page.getByRole("link", { name: "Dashboard", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hier bleiben" }).click();
    await save.click();
    await expect(page.getByText("Design gespeichert", { exact: true })).toBeVisible();
    await expect(save).toBeDisabled();
    await expect(page.getByRole("img", { name: "Ihr Logo" })).toHaveAttribute("width", "96");
  });

  const address = (await page.getByText(/\/portal\/\S+#k=/).textContent())!;
  const suffix = /\/portal\/([^#]+)#/.exec(address)![1]!;
  const reporter = await person({ javaScriptEnabled: false });
  await test.step("the portal shows both, without scripts too, and nothing moves when the logo comes", async () => {
    for (const size of [undefined, PHONE]) {
      if (size) await reporter.page.setViewportSize(size);
      await reporter.page.goto(address);
      const logo = reporter.page.getByRole("img", { name: "Müßig & Söhne AG" });
      await expect(logo).toBeVisible();
      expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(reporter.page.getByRole("link", { name: "Neue Meldung" })).toHaveCSS("color", "rgb(0, 0, 0)");
    }
  });
  const scripted = await person();
  await scripted.page.goto(`${paths.portalForm(suffix)}#${address.split("#")[1]}`);
  await expect(scripted.page.getByRole("button", { name: "Meldung absenden" })).toBeEnabled();
  // Letters on a button of a company's colour have 4.5:1 (decision 015).
  await look(scripted.page, "portal-design", info, { withoutRules: ["color-contrast-enhanced"] });

  await test.step("it is removed after a question; the standard colour comes back", async () => {
    await page.getByRole("button", { name: "Standardfarbe" }).click();
    await save.click();
    await expect(page.getByText("Design gespeichert", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Logo entfernen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Logo entfernen" }).click();
    await expect(page.getByText("Logo entfernt", { exact: true })).toBeVisible();
    await scripted.page.reload();
    await expect(scripted.page.getByText("Müßig & Söhne AG", { exact: true })).toBeVisible();
    await expect(scripted.page.locator("head style")).toHaveCount(0);
  });
});
