import { onLinkChange, pageLink, pinnedFragment } from "./page-link.ts";

/*
 * The account's fingerprint travels in the address behind "#", which no server ever sees. Start and duty pages have no other
 * script: this one hands the fragment on to the page's own links, and takes the start page away where it cannot be trusted.
 */
const link = pageLink();
const main = document.querySelector("main");
if (link.state === "refused" && main && document.querySelector("template[data-refused]")) {
  const refused = document.querySelector<HTMLTemplateElement>(`template[data-refused="${link.why}"]`);
  main.replaceChildren(...(refused ? [refused.content.cloneNode(true)] : []));
}
const fragment = pinnedFragment();
if (fragment) {
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="/portal/"]')) {
    anchor.hash = fragment;
  }
}
onLinkChange(() => location.reload());
