import "../api/zod-without-eval.ts";
import { createRoot, hydrateRoot } from "react-dom/client";
import { setNonce } from "get-nonce";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { chosenTheme, showTheme } from "../ui/theme.ts";
import { trustOwnScripts } from "../ui/trusted-scripts.ts";
import { carried } from "./shared/page/drawn.ts";
import { takeWordsFromAddress } from "./shared/search/kept-words.ts";
import { Application } from "./shell/application.tsx";
import { watchSession } from "./shell/watch-session.ts";
import { routes } from "./routes.tsx";

/**
 * Hands the page's style nonce to the one library below Radix that adds a style element (the scroll lock of dialogs and
 * menus). Call once before the first render; without a nonce on the page it changes nothing.
 */
function adoptStyleNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}

takeWordsFromAddress();
trustOwnScripts();
adoptStyleNonce();
showTheme(chosenTheme());

// Evaluating these files and finding the way are each long: what somebody types or taps in between is seen to first.
await new Promise((next) => void setTimeout(next));
const router = createBrowserRouter(routes);
watchSession(router);

const root = document.getElementById("root")!;
const page = (drawn: HTMLElement | null) => (
  <Application drawn={drawn}>
    <RouterProvider router={router} />
  </Application>
);

// The server drew this page. Screens' files wait for this one: it must not wait for them.
if (carried) void settled().then(takeOver);
else createRoot(root).render(page(null));

/** Resolves once it is known what the first screen is, and its file is there. */
function settled(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Makes the drawn page live, unless somebody was led on or told of a failure. */
function takeOver(): void {
  root.dispatchEvent(new Event("taken-over"));
  const { location: place, errors } = router.state;
  if (place.pathname !== location.pathname || errors) return createRoot(root).render(page(null));
  root.dataset["drawn"] = "";
  hydrateRoot(root, page(root), { onRecoverableError: reportError });
}
