import { paths } from "@hz/contract/paths";
import { reportRoutes } from "@hz/contract/reports/reports";
import { signIn, signInMs } from "./desk.ts";
import { median, print } from "./figures.ts";
import { CATEGORIES, type Category, type Seen, withLighthouse } from "./lighthouse.ts";
import { startMeasured } from "./product.ts";

/** One look varies by some points, so the middle of several counts: of what has a bar of its own, and of each public page. */
const [RUNS, RUNS_OF_EACH] = [5, 3];
const BARS: Record<Category, number> = { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 };

type Look = Seen & { path: string };

/** Every public page: what crawlers are told of, and the legal pages. */
async function publicPages(url: string): Promise<string[]> {
  const map = await (await fetch(url + paths.sitemap)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  return [...new Set([...listed, paths.privacy, paths.imprint, paths.terms])];
}

/** The signed-in screens, each by its address; one report among them. */
async function screens(url: string): Promise<string[]> {
  const answer = await fetch(url + reportRoutes.list.path, { headers: await signIn(url) });
  const { rows } = (await answer.json()) as { rows: { id: string }[] };
  const { dashboard, reports, report, categories, channels, settings, billing, audit, departments, users, account, support } = paths;
  return [dashboard, reports, report(rows[0]!.id), categories, channels, settings, billing, audit, departments, users, account, support];
}

const middleOf = (looks: Look[]): Look => looks.toSorted((a, b) => a.scores.performance! - b.scores.performance!)[looks.length >> 1]!;

/** The lowest points of a category over pages, with the page that has them and what it lacks. */
function lowest(looks: readonly Look[], category: Category): { value: string; beside: string } {
  const least = looks.toSorted((a, b) => a.scores[category]! - b.scores[category]!);
  const below = least.filter(({ scores }) => scores[category]! < BARS[category]);
  return {
    value: `${least[0]!.scores[category]} (${least[0]!.path})`,
    beside: below.map(({ path, scores, short }) => `${path} ${scores[category]} ${short.join(" ")}`).join("; "),
  };
}

/** The public pages and the signed-in screens as Lighthouse sees them on a phone. */
export async function benchSite(): Promise<void> {
  const product = await startMeasured("embedded");
  const url = product.url.replace("127.0.0.1", "localhost");
  try {
    const { landing, signUp, registration, pages, inside } = await withLighthouse(async (page, visit, glance) => {
      const often = async (path: string, runs = RUNS): Promise<Look[]> => {
        const looks = [];
        for (let run = 0; run < runs; run++) looks.push({ path, ...(await visit(url + path)) });
        return looks;
      };
      const [landing, signUp, registration] = [await often(paths.start), await often(paths.trial), await often(paths.register)];
      const [pages, inside]: [Look[], Look[]] = [[], []];
      for (const path of await publicPages(url)) pages.push(middleOf(await often(path, RUNS_OF_EACH)));
      await signInMs(page, url);
      for (const path of await screens(url)) {
        // Its live events never end, so that no network is ever idle here: what is looked at is the screen as it stands.
        await page.goto(url + path);
        await page.getByRole("main").getByRole("heading").first().waitFor();
        inside.push({ path, ...(await glance()) });
      }
      return { landing, signUp, registration, pages, inside };
    });
    const middle = (looks: Look[], of: (one: Look) => number) => median(looks.map(of));
    const performance = (looks: Look[]) => `${middle(looks, ({ scores }) => scores.performance!)}`;
    const largestPaint = (looks: Look[]) => `${(middle(looks, ({ largestPaintMs }) => largestPaintMs) / 1000).toFixed(2)} s`;
    print(`Lighthouse ${pages.length} public pages, phone, simulated slow 4G`, [
      ...CATEGORIES.map((category) => ({ name: `lowest ${category}`, ...lowest(pages, category), bar: `≥ ${BARS[category]}` })),
      { name: "landing page, performance", value: performance(landing), bar: "≥ 98" },
      { name: "landing page, largest paint", value: largestPaint(landing), bar: "≤ 1.5 s" },
      {
        name: "landing page without pictures",
        value: `${(middle(landing, ({ bytes }) => bytes) / 1000).toFixed(0)} kB`,
        bar: "≤ 150 kB",
      },
      { name: "sign-up with a card, performance", value: performance(signUp), bar: "≥ 95" },
      { name: "sign-up with a card, largest paint", value: largestPaint(signUp), bar: "≤ 2.0 s" },
      { name: "registration without a card, performance", value: performance(registration), bar: "≥ 95" },
      { name: "registration without a card, largest paint", value: largestPaint(registration), bar: "≤ 2.0 s" },
      { name: `lowest accessibility of ${inside.length} signed-in screens`, ...lowest(inside, "accessibility"), bar: "≥ 100" },
    ]);
  } finally {
    await product.stop();
  }
}
