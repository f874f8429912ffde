import { paths } from "@hz/contract/paths";
import { signIn } from "../helpers/by-contract.ts";
import { expect, test } from "../helpers/people.ts";
import { DEMO } from "../helpers/product.ts";

test("an article of the handbook comes with its picture", async ({ person }) => {
  const { page } = await person();
  await signIn(page, DEMO, paths.handbook("zweiter-faktor"));
  await expect(page.getByRole("heading", { level: 1, name: "Zweiter Faktor" })).toBeVisible();
  const picture = page.getByRole("img", { name: /^Mein Konto: / });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(1000);
});
