import { paths } from "@hz/contract/paths";
import type { SiteFacts } from "../site-page.ts";
import { ARTICLES } from "./articles/index.ts";
import { t } from "./texts.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Any text, safe for XML text and quoted attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** Days are of Berlin; a feed wants a moment, and noon is the same day everywhere that matters here. */
const moment = (day: string) => `${day}T12:00:00Z`;

/** The Atom feed of this installation's articles, the newest first. */
export function feed({ operator, publicUrl }: SiteFacts): string {
  const articles = [...ARTICLES].sort((one, other) => other.updated.localeCompare(one.updated));
  const url = (path: string) => escapeXml(publicUrl + path);
  const entries = articles.map(
    ({ slug, title, description, topic, published, updated }) =>
      `<entry><id>${url(paths.article(slug))}</id><title>${escapeXml(title)}</title>` +
      `<link rel="alternate" type="text/html" href="${url(paths.article(slug))}"/>` +
      `<published>${moment(published)}</published><updated>${moment(updated)}</updated>` +
      `<category term="${escapeXml(topic)}"/><summary>${escapeXml(description)}</summary></entry>`,
  );
  return (
    `<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="de">` +
    `<id>${url(paths.feed)}</id><title>${escapeXml(t("feedTitle"))}</title>` +
    `<link rel="self" type="application/atom+xml" href="${url(paths.feed)}"/>` +
    `<link rel="alternate" type="text/html" href="${url(paths.articles)}"/>` +
    `<updated>${moment(articles[0]!.updated)}</updated><author><name>${escapeXml(operator.name ?? "Hinweiszentrale")}</name></author>` +
    `${entries.join("")}</feed>\n`
  );
}
