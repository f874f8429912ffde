import type { ReactElement } from "react";

/** What the server tells a public page about this installation. */
export type SiteFacts = { demoSuffix: string | null };

/** A public page: its status and head texts, and what draws its body. */
export type SitePage = {
  head: { status: 200 | 404; title: string; description: string };
  Body: (facts: SiteFacts) => ReactElement;
};
