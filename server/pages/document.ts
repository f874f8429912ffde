import type { Asset, HeadAssets } from "./assets.ts";

export type DocumentParts = {
  language: string;
  title: string;
  description?: string;
  canonical?: string;
  /** Whether search engines may list the page. */
  listed: boolean;
  assets: HeadAssets;
  /** Classic scripts that run before the first paint; they must be tiny. */
  early?: Asset[];
  /** HTML of the body's content, rendered by React, which escaped it. */
  body: string;
  /** What the page's script starts from; anything JSON can carry. */
  state?: unknown;
  styleNonce?: string;
  /** Rules of this page alone, after all others; the caller vouches for them, and the policy names their hash. */
  style?: string;
};

const RIGHT_TO_LEFT = new Set(["ar", "fa", "he", "ur"]);

/** Takes any text and gives it safe for HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { "&": "amp", "<": "lt", ">": "gt", '"': "quot", "'": "#39" };
  return text.replace(/[&<>"']/g, (sign) => `&${names[sign]};`);
}

/** Takes anything JSON can carry and gives JSON that no HTML parser can leave a script element through. */
export function escapeState(state: unknown): string {
  return JSON.stringify(state).replaceAll("<", "\\u003c");
}

/** Takes the parts of a page and gives the whole HTML document; no inline script, every file with its hash. */
export function renderDocument(parts: DocumentParts): string {
  const { language, title, description, canonical, listed, assets, early = [], body, state, styleNonce, style } = parts;
  const primary = language.split("-")[0] ?? language;
  const head = [
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    !listed && `<meta name="robots" content="noindex">`,
    `<meta name="color-scheme" content="light dark">`,
    styleNonce && `<meta property="csp-nonce" nonce="${escapeHtml(styleNonce)}">`,
    ...early.map((file) => `<script src="${file.url}" integrity="${file.integrity}"></script>`),
    ...assets.styles.map((file) => `<link rel="stylesheet" href="${file.url}" integrity="${file.integrity}">`),
    style && `<style>${style}</style>`,
    ...assets.fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${file.url}" crossorigin>`),
    ...assets.preloads.map((file) => `<link rel="modulepreload" href="${file.url}" integrity="${file.integrity}">`),
    ...assets.scripts.map((file) => `<script type="module" src="${file.url}" integrity="${file.integrity}"></script>`),
    `<link rel="icon" type="image/svg+xml" href="/favicon.svg">`,
  ];
  const data = state === undefined ? "" : `<script type="application/json" id="state">${escapeState(state)}</script>`;
  const direction = RIGHT_TO_LEFT.has(primary) ? "rtl" : "ltr";
  return (
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${direction}"><head>${head.filter(Boolean).join("")}</head>` +
    `<body><div id="root">${body}</div>${data}</body></html>`
  );
}
