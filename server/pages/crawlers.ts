import { isReached, type Operator } from "@hz/contract/account/operator";
import { paths } from "@hz/contract/paths";
import { escapeHtml } from "./document.ts";

export type Listed = { path: string; updated?: string | undefined };

/** The sitemap that search engines read. */
export function sitemap(publicUrl: string, pages: readonly Listed[]): string {
  const entry = ({ path, updated }: Listed) =>
    `<url><loc>${escapeHtml(new URL(path, publicUrl).href)}</loc>${updated ? `<lastmod>${escapeHtml(updated)}</lastmod>` : ""}</url>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(entry).join("")}</urlset>\n`;
}

/** What crawlers are asked to stay away from: everything but the public pages. */
export function robots(publicUrl: string, applicationPages: readonly string[]): string {
  const closed = [...applicationPages.filter((path) => !path.includes(":")), "/portal", paths.mailbox, paths.preview];
  // An address alone would also close all that begin like it: "/app" the pictures for home screens.
  const rules = [...closed.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]), "/api/"];
  return ["User-agent: *", ...rules.map((rule) => `Disallow: ${rule}`), "", `Sitemap: ${new URL(paths.sitemap, publicUrl).href}`, ""].join(
    "\n",
  );
}

const DAY_MS = 86_400_000;
/** What a running installation says of itself holds so long; it says it anew at each request. */
const HOLDS_DAYS = 90;

/** Where weaknesses are reported (RFC 9116), or null where no operator is named, whose mailbox would be nobody's. */
export function securityContact(publicUrl: string, operator: Operator, now: number): string | null {
  if (operator.name === null || !isReached(operator)) return null;
  const expires = new Date((Math.floor(now / DAY_MS) + HOLDS_DAYS) * DAY_MS).toISOString().replace(".000", "");
  return [
    `Contact: mailto:${encodeURI(operator.email)}`,
    `Expires: ${expires}`,
    "Preferred-Languages: de, en",
    `Canonical: ${new URL(paths.securityContact, publicUrl).href}`,
    "",
  ].join("\n");
}
