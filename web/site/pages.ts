import { paths } from "@hz/contract/paths";
import { CheckPage } from "./check/check-page.tsx";
import { ProgramPage } from "./check/program-page.tsx";
import { CONTENT_PAGES } from "./content/pages.ts";
import type { SitePage } from "./site-page.ts";
import { StartPage } from "./landing/start-page.tsx";
import { FailedPage, NotFoundPage, UnreadablePage } from "./trouble-pages.tsx";

/** Every public page by its address. */
export const SITE_PAGES: Record<string, SitePage> = {
  [paths.start]: StartPage,
  [paths.checkExport]: CheckPage,
  [paths.checkProgram]: ProgramPage,
  ...CONTENT_PAGES,
};

/** What stands in for a page: for unknown addresses, and while the server is in trouble. */
export const TROUBLE_PAGES = { missing: NotFoundPage, failed: FailedPage, unreadable: UnreadablePage } satisfies Record<string, SitePage>;
