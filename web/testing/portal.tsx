import type { PortalChannel } from "@hz/contract/channels/channels";
import { draftKeyRoutes } from "@hz/contract/reports/draft-keys";
import type { PageLanguage } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { hydrateRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { renderDocument } from "../../server/pages/document.ts";
import { CasePage } from "../portal/case/case-page.tsx";
import type { SendingSource } from "../portal/load-sending.ts";
import type { PortalPageProps } from "../portal/page-props.ts";
import { PortalPage } from "../portal/portal-page.tsx";
import { renderPortalPage } from "../portal/server.tsx";
import { textsOfPage } from "../portal/texts-of-page.ts";
import portalStyle from "../styles/portal.css?inline";
import { answersElse, complain } from "./answers.ts";

type Given = Partial<Pick<PortalPageProps, "language" | "categories">> & { channel: PortalChannel; fragment?: string };

const ADDRESSES = { form: paths.portalForm, case: paths.portalCase, success: paths.portalSuccess, start: paths.portal };
const home = location.href;
let end = (): void => undefined;

/**
 * Opens a page of a channel's portal as its browser does: drawn by the server, in the portal's own style, and then live but for the
 * start page, and where its program is blocked. What makes it live outside of React (entry.tsx) and what is loaded in pieces are matters of journeys.
 */
export function openPortal(view: keyof typeof ADDRESSES, given: Given & { sendingTexts?: SendingSource["texts"]; isBlocked?: true }): void {
  const { channel, language = "de", categories = [], fragment = "" } = given;
  endPortal();
  answersForDrafts();
  const props: PortalPageProps & { channel: PortalChannel } = { view, language, channel, categories };
  const texts = textsOfPage(view, language);
  history.replaceState(null, "", ADDRESSES[view](channel.linkSuffix) + fragment);
  const others = [...document.styleSheets];
  for (const sheet of others) sheet.disabled = true;
  const style = document.head.appendChild(document.createElement("style"));
  style.textContent = portalStyle;
  const place = document.body.appendChild(document.createElement("div"));
  place.id = "root";
  place.innerHTML = renderPortalPage(props, texts);
  const sendingTexts = async (spoken: PageLanguage) => textsOfPage("success", spoken);
  const sending = { part: () => import("../portal/sending.ts"), texts: given.sendingTexts ?? sendingTexts };
  const page = (
    <PortalPage {...props} texts={texts} casePage={CasePage} loadOpening={() => import("../portal/case/opening.ts")} sending={sending} />
  );
  let isOpen = true;
  // A page that is taken away before it came to life says so as well.
  const onRecoverableError = (error: unknown) => isOpen && complain(`drawn anew: ${String(error)}`);
  const root = view === "start" || given.isBlocked ? null : hydrateRoot(place, page, { onRecoverableError });
  end = () => {
    isOpen = false;
    root?.unmount();
    for (const one of [place, style]) one.remove();
    for (const sheet of others) sheet.disabled = false;
    history.replaceState(null, "", home);
  };
}

/** Answers as a server that remembers the keys of drafts, where the test does not; what tabs keep goes with the test. */
function answersForDrafts(): void {
  const keys = new Map<string, string>();
  answersElse(draftKeyRoutes.keep, ({ body }) => (keys.set(body.id, body.key), {}));
  answersElse(draftKeyRoutes.recall, ({ body }) => ({ key: keys.get(body.id) ?? null }));
  answersElse(draftKeyRoutes.forget, ({ body }) => (keys.delete(body.id), {}));
  onTestFinished(() => sessionStorage.clear());
}

/**
 * Answers for the server's pages as it draws them, each in the language that is asked for, with what is given in it; gives the
 * addresses that were asked for. Nothing given: the page does not come.
 */
export function servesPage(view: "form" | "case" | "success", inLanguages: Partial<Record<PageLanguage, Given>>): string[] {
  const asked: string[] = [];
  const others = window.fetch;
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin);
    if (!url.pathname.startsWith("/portal/")) return others(input, init);
    asked.push(url.pathname + url.search);
    const language = url.searchParams.get("lang") as PageLanguage;
    const given = inLanguages[language];
    if (!given) throw new TypeError("Failed to fetch");
    const props: PortalPageProps = { view, language, channel: given.channel, categories: given.categories ?? [] };
    const assets = { styles: [], fonts: [], preloads: [], scripts: [], importMap: null };
    const body = renderPortalPage(props);
    return new Response(renderDocument({ language, title: "Portal", listed: false, assets, body, state: props }));
  };
  onTestFinished(() => void (window.fetch = others));
  return asked;
}

/** Takes away what a test has opened. */
export function endPortal(): void {
  end();
  end = () => undefined;
}
