import { paths } from "@hz/contract/paths";
import type { Figure } from "./figures.ts";
import { withLighthouse } from "./lighthouse.ts";
import { ORDINARY_SUFFIX } from "./product.ts";

const LOOKS = 3;
/** Reporters' pages are not for search engines. */
const SEEN = ["performance", "accessibility", "best-practices"] as const;

const points = (scores: Partial<Record<(typeof SEEN)[number], number | undefined>>) =>
  SEEN.map((category) => scores[category] ?? "–").join(" / ");

/** The reporter's pages as Lighthouse sees them on a phone; the page with the password, which no address leads to, as it stands. */
export async function portalLighthouse(origin: string): Promise<Figure[]> {
  const url = origin.replace("127.0.0.1", "localhost");
  return withLighthouse(async (page, visit, glance) => {
    const figures: Figure[] = [];
    const bar = "100 / 100 / 100";
    for (const [name, path] of [
      ["start", paths.portal(ORDINARY_SUFFIX)],
      ["form", paths.portalForm(ORDINARY_SUFFIX)],
      ["case", paths.portalCase(ORDINARY_SUFFIX)],
    ] as const) {
      const looks = [];
      for (let look = 0; look < LOOKS; look++) looks.push(await visit(url + path));
      const middle = looks.toSorted((one, other) => one.scores.performance! - other.scores.performance!)[LOOKS >> 1]!;
      figures.push({ name: `Lighthouse, phone: ${name}`, value: points(middle.scores), bar, beside: middle.short.join(", ") });
    }
    await page.goto(url + paths.portalForm(ORDINARY_SUFFIX));
    await page.getByLabel("Titel", { exact: true }).fill("Messung");
    await page.getByLabel("Beschreibung", { exact: true }).fill("Blick auf die Seite mit dem Passwort.");
    await page.getByRole("button", { name: "Meldung absenden" }).click();
    await page.locator("#case-password").waitFor();
    const { scores, short } = await glance();
    // How fast it came is nothing that can be seen of what stands there.
    const standing = points({ ...scores, performance: undefined });
    return [
      ...figures,
      { name: "the same: password's page, as it stands", value: standing, bar: "– / 100 / 100", beside: short.join(", ") },
    ];
  });
}
