import type { Operator } from "@hz/contract/operator";
import type { ReactElement } from "react";

/** What the server tells a public page about this installation; `demoSuffix` is null where it has no demo. */
export type SiteFacts = { demoSuffix: string | null; operator: Operator; publicUrl: string };

/** A public page: its status and head texts, and what draws its body. */
export type SitePage = {
  head: { status: 200 | 404 | 503; title: string; description: string };
  Body: (facts: SiteFacts) => ReactElement;
};
