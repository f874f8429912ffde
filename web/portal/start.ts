import { accountFingerprint, fromBase64Url, toBase64Url } from "@hz/crypto";
import { onLinkChange, pageLink, pinnedFragment } from "./page-link.ts";
import { leaveByEscape, NEUTRAL_PAGE } from "./quick-exit.ts";

/*
 * The account's fingerprint travels in the address behind "#", which no server ever sees. Start and duty pages have no other
 * script: this one hands the fragment on to the page's own links, takes the start page away where it cannot be trusted, and knows
 * the keys of the way out.
 */
const link = pageLink();

function refuse(why: string): void {
  const refused = document.querySelector<HTMLTemplateElement>(`template[data-refused="${why}"]`);
  if (refused) document.querySelector("main")?.replaceChildren(refused.content.cloneNode(true));
  handOn();
}

function handOn(): void {
  const fragment = pinnedFragment();
  if (!fragment) return;
  for (const anchor of document.querySelectorAll<HTMLAnchorElement>('a[href^="/portal/"]')) anchor.hash = fragment;
}

/**
 * Whether the fingerprint is that of a key which this page names. That a former key signed the present one is checked where
 * something is typed; here nobody shall begin with a link that the next page refuses.
 */
async function isNamed(key: string, { account = "", keys = "" }: DOMStringMap): Promise<boolean> {
  for (const one of keys.split(" ")) if (toBase64Url(await accountFingerprint(account, fromBase64Url(one))) === key) return true;
  return false;
}

const said = document.querySelector<HTMLElement>("template[data-keys]");
handOn();
if (link.state === "refused") refuse(link.why);
else if (link.state === "named" && said) {
  // A page without https has no checksums: the form says so.
  const fits = isNamed(link.key, said.dataset).catch(() => true);
  void fits.then((isRight) => isRight || refuse("key"));
}
onLinkChange(() => location.reload());
leaveByEscape(() => location.replace(NEUTRAL_PAGE));
