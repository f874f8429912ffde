import { type PageLanguage, writtenIn } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import type { Asset, HeadAssets } from "./assets.ts";

export type DocumentParts = {
  language: PageLanguage;
  title: string;
  description?: string;
  canonical?: string;
  /** Whole address of the picture beside a shared link, 1200 × 630. */
  picture?: string;
  /** Days of an article, such as 2026-03-17. */
  published?: string;
  updated?: string;
  /** What search engines may read as data (schema.org). */
  data?: object[];
  /** Whether search engines may list the page. */
  listed: boolean;
  assets: HeadAssets;
  /** Classic scripts that run before the first paint; they must be tiny. */
  early?: Pick<Asset, "url" | "integrity">[];
  /** HTML of the body's content, rendered by React, which escaped it. */
  body: string;
  /** Whether the body is the page as people will see it, so that its scripts may come after all else: on a slow line they held up its style. */
  isDrawn?: boolean;
  /** What the page's script starts from; anything JSON can carry. */
  state?: unknown;
  styleNonce?: string;
  /** Rules of this page alone, after all others; the caller vouches for them, and the policy names their hash. */
  style?: string;
};

/** Escapes text for HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
  return text.replace(/[&<>"']/g, (sign) => `&${names[sign]};`);
}

/** JSON that no HTML parser can leave a script element through. */
export function escapeState(state: unknown): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

/** Says what later parts must hash to; it counts for those that are asked for after it. Data, by a hash that the policy names. */
export const importMapTag = ({ importMap }: HeadAssets): string => (importMap ? `<script type="importmap">${importMap.text}</script>` : "");

/** The whole HTML document; no inline script, every file with its hash. */
export function renderDocument(parts: DocumentParts): string {
  const { language, title, description, canonical, listed, assets, early = [], body, isDrawn, state, styleNonce, style, data = [] } = parts;
  const order = isDrawn ? ` fetchpriority="low"` : "";
  const program = [
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file.url}" integrity="${file.integrity}"${order}>`),
    ...assets.scripts.map((file) => `<script type="module" src="${file.url}" integrity="${file.integrity}"${order}></script>`),
  ].join("");
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(canonical && listed ? sharedHead({ ...parts, canonical }) : []),
    !listed && `<meta name="robots" content="noindex">`,
    `<meta name="color-scheme" content="light dark">`,
    styleNonce && `<meta property="csp-nonce" nonce="${escapeHtml(styleNonce)}">`,
    // Scripts of the old kind are asked for in a mode that an integrity policy refuses, unless they say otherwise.
    ...early.map((file) => `<script src="${file.url}" integrity="${file.integrity}" crossorigin></script>`),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file.url}" integrity="${file.integrity}">`),
    style && `<style>${style}</style>`,
    ...assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file.url}" crossorigin>`),
    importMapTag(assets),
    !isDrawn && program,
    `<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" type="image/svg+xml" href="/favicon.svg">`,
    `<link rel="apple-touch-icon" href="/apple-touch-icon.png">`,
    // Data, not a program: browsers run nothing of it, whatever the policy says.
    data.length > 0 && `<script type="application/ld+json">${escapeState({ "@context": "https://schema.org", "@graph": data })}</script>`,
  ];
  const carried = state === undefined ? "" : `<script type="application/json" id="state">${escapeState(state)}</script>`;
  const { lang, dir } = writtenIn(language);
  return (
    `<!doctype html><html lang="${lang}" dir="${dir}"><head>${head.filter(Boolean).join("")}</head>` +
    `<body><div id="root">${body}</div>${carried}${isDrawn ? program : ""}</body></html>`
  );
}

/** What messengers and networks show of a page when somebody shares its address. */
function sharedHead({ title, description, canonical, picture, published, updated }: DocumentParts & { canonical: string }): string[] {
  const facts = {
    "og:type": published ? "article" : "website",
    "og:site_name": "Hinweiszentrale",
    "og:locale": "de_DE",
    "og:title": title,
    "og:description": description,
    "og:url": canonical,
    "og:image": picture,
    "og:image:width": picture && "1200",
    "og:image:height": picture && "630",
    "article:published_time": published,
    "article:modified_time": updated,
  };
  const tags = Object.entries(facts).map(([name, value]) => (value ? `<meta property="${name}" content="${escapeHtml(value)}">` : ""));
  // Readers of feeds look for it on whatever page they are given.
  tags.push(`<link rel="alternate" type="application/atom+xml" title="Wissen" href="${paths.feed}">`);
  return picture ? [...tags, `<meta name="twitter:card" content="summary_large_image">`] : tags;
}
