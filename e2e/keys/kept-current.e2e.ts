import { randomUUID } from "node:crypto";
import { newOffice, signIn } from "../helpers/by-contract.ts";
import { openLine } from "../helpers/line.ts";
import { expect, test } from "../helpers/people.ts";

test("what a colleague changed while the line was away is there when it is back, without a reload", async ({ person, product }) => {
  const line = await openLine(product.url);
  const [colleague, away] = [await person(), await person({ baseURL: line.url })];
  away.expectComplaint(/net::ERR_/);
  const who = { email: `fern-${randomUUID().slice(0, 8)}@werk.example`, password: "Sechs Reiher am Wehr" };
  await newOffice(colleague.page, { ...who, fullName: "Fenja Fern" }, { isCodeLeft: true });
  await signIn(away.page, who);
  await away.page.getByRole("link", { name: "Kategorien", exact: true }).click();
  await expect(away.page.getByText("14 aktiv, 8 inaktiv")).toBeVisible();

  line.cutAfter(0);
  await colleague.page.getByRole("link", { name: "Kategorien", exact: true }).click();
  await colleague.page.getByRole("button", { name: "Neue hinzufügen" }).click();
  await colleague.page.getByLabel("Name", { exact: true }).fill("Nachbarschaft");
  await colleague.page.getByRole("button", { name: "Kategorie anlegen" }).click();
  await expect(colleague.page.getByText("15 aktiv, 8 inaktiv")).toBeVisible();
  await expect(away.page.getByText("14 aktiv, 8 inaktiv")).toBeVisible();
  line.mend();
  await expect(away.page.getByText("15 aktiv, 8 inaktiv")).toBeVisible({ timeout: 30_000 });
  await line.close();
});
