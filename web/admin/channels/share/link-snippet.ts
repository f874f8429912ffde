import { PORTAL_TAB } from "@hz/contract/channels/portal-tab";
import type { PortalLanguage } from "@hz/contract/languages";

/** As what a link to a portal stands on a page of the company's: a button in its text, or a tab at its edge. */
export const LINK_KINDS = ["button", "right", "left"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

export type PortalLink = {
  kind: LinkKind;
  /** The channel's whole address, with its `#k=…`. */
  address: string;
  language: PortalLanguage;
  label: string;
  title: string;
  ground: string;
  ink: string;
};

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign]!);

/** How the link looks, as the names of CSS have it in scripts. */
export const linkStyle = ({ ground, ink }: Pick<PortalLink, "ground" | "ink">) => ({
  display: "inline-block",
  padding: "12px 20px",
  borderRadius: "8px",
  backgroundColor: ground,
  color: ink,
  font: "600 16px/1.5 system-ui, sans-serif",
  textDecoration: "none",
});

const styleOf = (link: PortalLink): string =>
  Object.entries(linkStyle(link))
    .map(([name, value]) => `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`)
    .join("; ");

/**
 * The HTML for a page of the company's. The button is a link and nothing else. The tab is the same link and a script beside it, which our
 * server gives out, or whoever keeps a copy of the file; without the script the link stays where it is.
 */
export function linkSnippet(link: PortalLink): string {
  const { kind, address, language, label, title } = link;
  const attributes = [
    `href="${escaped(address)}"`,
    `target="_blank" rel="noopener noreferrer"`,
    `lang="${language}" title="${escaped(title)}"`,
    ...(kind === "button" ? [] : [`data-portal-tab="${kind}"`]),
    `style="${escaped(styleOf(link))}"`,
  ];
  const anchor = `<a ${attributes.join("\n   ")}>${escaped(label)}</a>`;
  if (kind === "button") return anchor;
  const source = new URL(PORTAL_TAB.path, address).href;
  const script = `<script src="${escaped(source)}"\n        integrity="${PORTAL_TAB.integrity}"\n        crossorigin="anonymous" referrerpolicy="no-referrer" defer></script>`;
  return `${anchor}\n${script}`;
}
