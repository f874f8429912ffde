import type { Operator } from "@hz/contract/account/operator";
import type { PaymentWay } from "@hz/contract/billing/billing";
import type { ReactElement } from "react";
import type { SHARED } from "./pictures.ts";

/** What the server tells a public page about this installation. */
export type SiteFacts = {
  /** The portal of the shared demo; null where it has none. */
  demoSuffix: string | null;
  /** Whether visitors get a demo of their own. */
  hasDemos: boolean;
  operator: Operator;
  /** In which ways a plan may be paid; always a card. */
  paymentWays: readonly PaymentWay[];
  publicUrl: string;
};

/** The kinds of page that have a picture of their own beside a shared link; all others share the start page's. */
export type SharedPicture = keyof typeof SHARED;

/** What stands in the head of a public page; `published` and `updated` (such as 2026-03-17) make it an article. */
export type SiteHead = {
  status: 200 | 400 | 404 | 503;
  title: string;
  description: string;
  picture?: SharedPicture;
  published?: string;
  updated?: string;
  /** What search engines may read as data (schema.org), besides who runs the site. */
  data?: (facts: SiteFacts) => object[];
};

/** A public page: its head, and what draws its body. */
export type SitePage = {
  head: SiteHead;
  Body: (facts: SiteFacts) => ReactElement;
};
