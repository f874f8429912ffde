import { accountFingerprint, fromBase64Url, toBase64Url } from "@hz/crypto";
import { leaveNothing } from "./draft/tab-entry.ts";
import { closeLanguages } from "./language-list.ts";
import { onLinkChange, pageLink, pinnedFragment } from "./page-link.ts";
import { keepPlace, opensElsewhere, type Place, placeNow, SHOW, type Shown } from "./place.ts";
import { leaveByEscape, NEUTRAL_PAGE } from "./quick-exit.ts";
import { fetchPage } from "./spoken.ts";

/*
 * The account's fingerprint travels in the address behind "#", which no server ever sees. Start and duty pages have no other
 * script: this one hands the fragment on to the page's own links, takes the start page away where it cannot be trusted, has form and
 * case take its place, and knows the keys of the way out.
 */
const link = pageLink();
const said = document.querySelector<HTMLElement>("template[data-keys]");
const endings = [onLinkChange(() => location.reload()), leaveByEscape(leave), closeLanguages()];
let isAway = false;

function leave(): void {
  leaveNothing();
  location.replace(NEUTRAL_PAGE);
}

function refuse(why: string): void {
  if (isAway) return;
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

/** Said where there is no connection: the browser's own page about that would lead away from this address. */
const told = document.querySelector<HTMLElement>("[data-offline]");
const linkTo = (place: Place) => document.querySelector<HTMLAnchorElement>(`main a[data-place="${place}"]`);
let begun: Promise<unknown> | null = null;

/** The program's files, into the browser's cache; the first is the one that is imported. Throws where one does not come. */
async function fetchProgram(): Promise<string[]> {
  const files = said!.dataset.program!.split(" ");
  await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
  return files;
}

/**
 * By its address: named here, its parts would be many small files. Firefox remembers an import that failed and fails it for good, so it
 * is begun only when all its files are here; it then comes out of the browser's cache.
 */
async function load(): Promise<unknown> {
  const [entry] = await fetchProgram();
  return import(/* @vite-ignore */ entry!);
}

function program(): Promise<unknown> {
  begun ??= load().catch((error: unknown) => {
    begun = null;
    throw error;
  });
  return begun;
}

/** Has a page take this one's place at this address; where it does not come, its own address is gone to. */
async function open(place: Place): Promise<void> {
  const anchor = linkTo(place);
  // A channel that takes nothing any more has no link to its form: one that stood here before may still be full.
  const address = anchor?.href.split("#")[0] ?? (place === "form" && said!.dataset.form);
  if (!address || isAway) return;
  isAway = true;
  if (told) told.hidden = true;
  anchor?.setAttribute("aria-busy", "true");
  const page = fetchPage(address);
  try {
    const [html] = await Promise.all([page, program()]);
    keepPlace(place, location.pathname + location.search);
    // Until the page knows the keys of the way out itself, this script does.
    const onShown = () => endings.forEach((end) => end());
    dispatchEvent(new CustomEvent<Shown>(SHOW, { detail: { html, address: address + pinnedFragment(), onShown } }));
  } catch {
    // Browsers know of a network, not whether it leads anywhere.
    if (told && (!navigator.onLine || (await page.catch((error: unknown) => error)) instanceof TypeError)) {
      isAway = false;
      anchor?.removeAttribute("aria-busy");
      told.hidden = false;
      return told.focus();
    }
    location.assign(address + pinnedFragment());
  }
}

handOn();
document.querySelector(`a[href="${NEUTRAL_PAGE}"]`)?.addEventListener("click", leaveNothing);
if (link.state === "refused") refuse(link.why);
else if (link.state === "named" && said) {
  // A page without https has no checksums: the form says so.
  const fits = isNamed(link.key, said.dataset).catch(() => true);
  void fits.then((isRight) => isRight || refuse("key"));
}
if (said) {
  for (const place of ["form", "case"] as const)
    linkTo(place)?.addEventListener("click", (event) => {
      if (opensElsewhere(event)) return;
      event.preventDefault();
      void open(place);
    });
  const place = placeNow();
  if (place !== "start" && link.state !== "refused") void open(place);
  // Whoever reads this page goes on, mostly: the program comes once it is drawn, and runs when it is wanted, while the page comes that it draws.
  else addEventListener("load", () => requestAnimationFrame(() => setTimeout(() => void fetchProgram().catch(() => undefined))));
}
