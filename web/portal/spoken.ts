import type { PortalChannel } from "@hz/contract/channels/channels";
import type { PortalPageProps } from "./page-props.ts";
import type { PortalTexts } from "./portal-texts.ts";

/** What of a page depends on the language it is read in. */
export type Spoken = Pick<PortalPageProps, "language" | "categories"> & { channel: PortalChannel; texts: PortalTexts };

const STATE = /<script type="application\/json" id="state">(.*?)<\/script>/s;
const TEXTS = /<template id="texts" data-texts="([^"]*)"/;
const SIGNS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
/** How long a page may take, in milliseconds. */
const PATIENCE_MS = 20_000;

/** What a live page begins with. */
export type Begun = { props: PortalPageProps & { channel: PortalChannel }; texts: PortalTexts };

/**
 * What stands in the HTML of one of our pages. It is read as text: the portal's policy lets no script make HTML of anything. Both
 * places are unmistakable, because our server leaves no quotation mark or bracket of anybody's texts as it is.
 */
export function readPage(html: string): Begun {
  const [state, texts] = [STATE.exec(html)?.[1], TEXTS.exec(html)?.[1]];
  if (!state || texts === undefined) throw new Error("not a page of the portal");
  const unescaped = texts.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign]!);
  return { props: JSON.parse(state) as Begun["props"], texts: JSON.parse(unescaped) as PortalTexts };
}

/** The HTML of one of our pages; throws where it does not come, or comes by a redirect. */
export async function fetchPage(address: string): Promise<string> {
  const answer = await fetch(address, { redirect: "manual", credentials: "omit", signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.text();
}

/**
 * Fetches a page in another language. What it says of keys stays as it was: these were checked when the document was opened. Throws
 * where it does not come, comes by a redirect, or from a service that was renewed meanwhile and has other texts.
 */
export async function fetchSpoken(address: string, { channel, texts }: Spoken): Promise<Spoken> {
  const { props, texts: other } = readPage(await fetchPage(address));
  if (Object.keys(texts.own).some((key) => !Object.hasOwn(other.own, key))) throw new Error("texts of another version");
  const { accountId, linkSuffix, accountPublicKey, successions, department, conflict, others, lost } = channel;
  const kept = { accountId, linkSuffix, accountPublicKey, successions, department, conflict, others, lost };
  return { language: props.language, categories: props.categories, texts: other, channel: { ...props.channel, ...kept } };
}
