import { account } from "./account.ts";
import type { Article, Group } from "./article.ts";
import { channels } from "./channels.ts";
import { firstSteps } from "./first-steps.ts";
import { help } from "./help.ts";
import { people } from "./people.ts";
import { plan } from "./plan.ts";
import { reports } from "./reports.ts";
import { safety } from "./safety.ts";
import { searchIn } from "./search.ts";

/** The whole handbook, in the order of its table of contents. */
export const HANDBOOK: readonly Group[] = [firstSteps, reports, people, channels, account, safety, plan, help];

export const searchHandbook = searchIn(HANDBOOK);

const inOrder = HANDBOOK.flatMap((group) => group.articles.map((article) => ({ group, article })));

export type Placed = { group: Group; article: Article; previous: Article | undefined; next: Article | undefined };

/** The article at the end of an address, with its group and what stands before and after it. */
export function articleAt(slug: string): Placed | undefined {
  const index = inOrder.findIndex(({ article }) => article.slug === slug);
  const found = inOrder[index];
  return found && { ...found, previous: inOrder[index - 1]?.article, next: inOrder[index + 1]?.article };
}
