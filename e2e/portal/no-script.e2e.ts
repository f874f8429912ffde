import { DEMO_LINK_SUFFIX } from "@hz/contract/limits";
import { paths } from "@hz/contract/paths";
import { expect, test } from "../helpers/people.ts";

test("without JavaScript the portal explains itself and offers other ways, and there is nothing to type into", async ({
  person,
  browserName,
}) => {
  test.skip(browserName === "firefox", "without JavaScript Playwright sees nothing of a page in Firefox");
  const { page } = await person({ javaScriptEnabled: false });
  await page.goto(paths.portal(DEMO_LINK_SUFFIX));
  await page.getByRole("link", { name: "Neue Meldung" }).press("Enter");
  await page.waitForURL(`**${paths.portalForm(DEMO_LINK_SUFFIX)}`);
  for (const path of [paths.portalForm(DEMO_LINK_SUFFIX), paths.portalCase(DEMO_LINK_SUFFIX)]) {
    await page.goto(path);
    // Playwright's search by text passes over what stands in a noscript element.
    const explained = page.locator("noscript").filter({ visible: true });
    await expect(explained).toContainText("Ohne JavaScript geht es hier nicht weiter", { useInnerText: true });
    await expect(explained).toContainText("externe Meldestelle", { useInnerText: true });
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
});
