import { paths } from "@hz/contract/paths";
import type { Figure } from "./figures.ts";
import { type Seen, withLighthouse } from "./lighthouse.ts";
import { ORDINARY_SUFFIX } from "./product.ts";

const LOOKS = 3;
/** Reporters' pages are not for search engines. */
const SEEN = ["performance", "accessibility", "best-practices"] as const;

const points = (scores: Partial<Record<(typeof SEEN)[number], number | undefined>>) =>
  SEEN.map((category) => scores[category] ?? "–").join(" / ");

/** The middle one of several looks at a page. */
async function middle(look: () => Promise<Seen>): Promise<Seen> {
  const looks = [];
  for (let count = 0; count < LOOKS; count++) looks.push(await look());
  return looks.toSorted((one, other) => one.scores.performance! - other.scores.performance!)[LOOKS >> 1]!;
}

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
      const [slow, simulated] = [await middle(() => visit(url + path, "slow")), await middle(() => visit(url + path))];
      const beside = [`simulated: ${points(simulated.scores)}`, ...slow.short].join(", ");
      figures.push({ name: `Lighthouse, phone on slow 4G: ${name}`, value: points(slow.scores), bar, beside });
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
