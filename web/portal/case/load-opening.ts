import { loadPart, loadTellingPart, remembered } from "../load-part.ts";
import type { PortalPageProps } from "../page-props.ts";

/** What opens a case and shows it. */
export type OpeningPart = typeof import("./opening.ts");
/** Loads that part; throws NotLoaded and PageOutdated. */
export type LoadOpening = () => Promise<OpeningPart>;

/** What loads the part of a case's page once, with what it needs; where it did not come, the next call tries again. */
export function openingSource({ sending }: PortalPageProps): LoadOpening {
  const part = remembered(async () => {
    await loadPart(sending!, () => import("../sending.ts"));
    return loadTellingPart("opening", () => import("./opening.ts"));
  });
  return () => part("the one");
}
