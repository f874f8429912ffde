import { type ReactNode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { carryFragment } from "./page-link.ts";
import { keepTyped } from "./preserve-typed.ts";
import { openingSource } from "./case/load-opening.ts";
import { sendingSource } from "./load-sending.ts";
import { SHOW, type Shown } from "./place.ts";
import { portalOf } from "./portal-context.tsx";
import { PortalPage } from "./portal-page.tsx";
import { type Begun, readPage } from "./spoken.ts";
import { tolerateTranslators } from "./tolerate-translators.ts";

/** The live page, with the parts of the program that it needs at once, and what loads those that send and open. */
async function livePage(root: HTMLElement, { props, texts }: Begun) {
  const casePage = props.view === "case" ? (await import("./case/case-page.tsx")).CasePage : null;
  const loadOpening = props.view === "case" ? openingSource(props) : null;
  const sending = props.view === "form" ? sendingSource(props.sending!, props.channel.linkSuffix) : null;
  const demo = props.isDemo ? await import("./sent-bytes/show-sent-bytes.tsx").catch(reportError) : null;
  const onSpoken = demo?.showSentBytes(root, portalOf(props.channel, props.language, texts));
  const parts = { casePage, loadOpening, sending };
  const page = <PortalPage {...props} texts={texts} {...parts} {...(onSpoken && { onSpoken })} />;
  return { page, loadLater: sending?.part ?? loadOpening };
}

/** Makes the page live from what the server left in it. */
async function hydrate(root: HTMLElement, begun: Begun): Promise<void> {
  const { page, loadLater } = await livePage(root, begun);
  const restore = keepTyped(root);
  const onRecoverableError = (error: unknown) => {
    restore();
    reportError(error);
  };
  // In small pieces: whoever taps or types meanwhile is not kept waiting.
  startTransition(() => void hydrateRoot(root, page, { onRecoverableError }));
  // What sends was begun by `touch.ts`, before this script was there.
  if (loadLater && begun.props.view === "case") loadOnTouch(root, loadLater);
}

const STYLE = /<link rel="stylesheet" href="([^"]+)" integrity="([^"]+)">/g;

/** Has another page of the portal take the place of the one in the document, from its HTML; throws where that is none. */
async function showPage(root: HTMLElement, { html, onShown }: Shown): Promise<void> {
  for (const [, href = "", integrity = ""] of html.matchAll(STYLE))
    if (!document.querySelector(`link[href="${href}"]`))
      document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href, integrity }));
  const { page, loadLater } = await livePage(root, readPage(html));
  createRoot(root).render(<Arrived onShown={onShown}>{page}</Arrived>);
  if (loadLater) loadOnTouch(root, loadLater);
}

const STAYS_MS = 20_000;

/** Has what sends or opens loaded once somebody touches the form or stays, as `touch.ts` does where the form is a document of its own. */
function loadOnTouch(root: HTMLElement, load: () => Promise<unknown>): void {
  // Whoever sends or opens has it tried again.
  const begin = () => void load().catch(() => undefined);
  const touched = ({ target }: Pick<Event, "target">) => target instanceof Element && target.closest("form") && begin();
  for (const kind of ["focusin", "input"]) root.addEventListener(kind, touched);
  touched({ target: document.activeElement });
  setTimeout(begin, STAYS_MS);
}

/** A page that took another one's place begins at its beginning, also for whoever has it read out. */
function Arrived({ children, onShown }: { children: ReactNode; onShown: () => void }) {
  useEffect(() => {
    scrollTo(0, 0);
    const heading = document.querySelector("h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus();
    onShown();
  }, [onShown]);
  return children;
}

const root = document.getElementById("root");
const state = document.getElementById("state")?.textContent;
const texts = document.getElementById("texts")?.dataset.texts;

tolerateTranslators();
carryFragment();
// A page that the back button brings to life again would show what was meant to be forgotten.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
addEventListener(SHOW, (event) => {
  const shown = (event as CustomEvent<Shown>).detail;
  if (root) showPage(root, shown).catch(() => location.assign(shown.address));
});
if (root && state && texts) void hydrate(root, { props: JSON.parse(state) as Begun["props"], texts: JSON.parse(texts) as Begun["texts"] });
