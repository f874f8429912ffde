import type { ReactElement } from "react";

/** What the server tells a public page about this installation. */
export type SiteFacts = { demoSuffix: string | null };

/** The public pages by name: the start page, the one for unknown addresses, the one for a server in trouble. */
export type SitePageName = "start" | "missing" | "failed";

/** A public page: its status and head texts, and what draws its body. */
export type SitePage = {
  head: { status: 200 | 404 | 503; title: string; description: string };
  Body: (facts: SiteFacts) => ReactElement;
};
