import type { PageLanguage } from "@hz/contract/languages";
import { portalPaths } from "@hz/contract/portal-paths";
import { loadPart, NotLoaded, remembered } from "./load-part.ts";
import type { PartFile } from "./page-props.ts";
import { inLanguage } from "./portal-links.ts";
import type { PortalTexts } from "./portal-texts.ts";
import { fetchPage, readPage } from "./spoken.ts";

/** What sends a report, with the page that follows. */
export type SendingPart = typeof import("./sending.ts");
/** Loads that part, once its texts are there too. */
export type LoadSending = () => Promise<SendingPart>;

/** Where that part comes from, and what it says in a language. Each is loaded once; where it did not come, the next call tries again. */
export type SendingSource = { part: LoadSending; texts: (language: PageLanguage) => Promise<PortalTexts> };

/** What loads the part from where it lies, and its texts with the page of the channel's success; they throw NotLoaded and PageOutdated. */
export function sendingSource(file: PartFile, linkSuffix: string): SendingSource {
  const part = remembered(() => loadPart(file, () => import("./sending.ts")));
  const texts = remembered((language: PageLanguage) => loadTexts(inLanguage(portalPaths.portalSuccess(linkSuffix), language)));
  return { part: () => part("any language"), texts };
}

async function loadTexts(address: string): Promise<PortalTexts> {
  const html = await fetchPage(address).catch(() => {
    throw new NotLoaded();
  });
  return readPage(html).texts;
}
