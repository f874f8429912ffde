import "../api/zod-without-eval.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { setNonce } from "get-nonce";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { chosenTheme, showTheme } from "../ui/theme.ts";
import { trustOwnScripts } from "../ui/trusted-scripts.ts";
import { LateToaster } from "./shared/failures/late-toaster.tsx";
import { LateConfirmation } from "./shared/proof/late-confirmation.tsx";
import { queryClient } from "./shared/queries/query-client.ts";
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

trustOwnScripts();
adoptStyleNonce();
showTheme(chosenTheme());

// Evaluating these files and finding the way are each long: what somebody types or taps in between is seen to first.
await new Promise((next) => void setTimeout(next));
const router = createBrowserRouter(routes);
watchSession(router);

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <LateConfirmation />
      <LateToaster />
    </QueryClientProvider>
  </StrictMode>,
);
