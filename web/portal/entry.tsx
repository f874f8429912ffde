import type { PortalChannel } from "@hz/contract/channels/channels";
import { hydrateRoot } from "react-dom/client";
import { carryFragment } from "./page-link.ts";
import { keepTyped } from "./preserve-typed.ts";
import { sendingLoader } from "./load-sending.ts";
import type { PortalPageProps } from "./page-props.ts";
import { portalOf } from "./portal-context.tsx";
import { PortalPage } from "./portal-page.tsx";
import type { PortalTexts } from "./portal-texts.ts";
import { tolerateTranslators } from "./tolerate-translators.ts";

/** Makes the page live from what the server left in it. */
async function hydrate(root: HTMLElement, state: string, texts: string): Promise<void> {
  const props = JSON.parse(state) as PortalPageProps & { channel: PortalChannel };
  const casePage = props.view === "case" ? (await import("./case/case-page.tsx")).CasePage : null;
  const loadSending = props.sending ? sendingLoader(props.sending) : null;
  const demo = props.isDemo ? await import("./sent-bytes/show-sent-bytes.tsx").catch(reportError) : null;
  const said = JSON.parse(texts) as PortalTexts;
  const onSpoken = demo?.showSentBytes(root, portalOf(props.channel, props.language, said));
  const page = <PortalPage {...props} texts={said} casePage={casePage} loadSending={loadSending} {...(onSpoken && { onSpoken })} />;
  const restore = keepTyped(root);
  hydrateRoot(root, page, {
    onRecoverableError: (error) => {
      restore();
      reportError(error);
    },
  });
}

const root = document.getElementById("root");
const state = document.getElementById("state")?.textContent;
const texts = document.getElementById("texts")?.dataset.texts;

tolerateTranslators();
carryFragment();
// A page that the back button brings to life again would show what was meant to be forgotten.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
if (root && state && texts) void hydrate(root, state, texts);
