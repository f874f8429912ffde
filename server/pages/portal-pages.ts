import { brandRules } from "@hz/contract/channels/brand-color";
import { DUTY_ADDRESSES, DUTY_PAGES, type DutyPage } from "@hz/contract/channels/duty-pages";
import { dutyPageText } from "@hz/contract/channels/duty-texts";
import type { PortalChannel } from "@hz/contract/channels/channels";
import { portalPaths } from "@hz/contract/portal-paths";
import { spokenIn } from "@hz/contract/languages";
import { ALL_TEXTS } from "@hz/contract/texts/all-texts";
import type { RichText } from "@hz/contract/rich-text";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { HeadAssets } from "./assets.ts";
import type { PageDeps, PageTools } from "./pages.ts";
import { choosePortalLanguage, languagesOf } from "./portal-language.ts";
import type { PortalPage } from "./renderer.ts";

/** The history of a shared device must not tell what this page is for. */
const NEUTRAL_TITLE = "Portal";

type PortalRequest = { Params: { "*"?: string }; Querystring: { lang?: unknown; neu?: unknown } };

/** Registers the reporter's pages: start, form (`?neu=1`), success, case, and what a portal has to say. */
export function registerPortalPages(app: FastifyInstance, deps: PageDeps, tools: PageTools): void {
  const { assets, renderer, send } = tools;
  const still = assets.head("web/styles/portal.css");
  const alive = assets.head("web/styles/portal.css", "web/portal/entry.tsx");
  const { url, integrity } = assets.part("sending");
  const sending = { url, integrity };
  const heads: Record<PortalPage["view"], HeadAssets> = {
    missing: still,
    start: assets.head("web/styles/portal.css", "web/portal/start.ts"),
    duty: assets.head("web/styles/portal.css", "web/portal/start.ts"),
    form: assets.head("web/styles/portal.css", "web/portal/touch.ts", "web/portal/entry.tsx"),
    success: alive,
    case: assets.head("web/styles/portal.css", "web/portal/entry.tsx", "web/portal/case/case-page.tsx"),
  };
  const demoForm = assets.head(
    "web/styles/portal.css",
    "web/styles/sent-bytes.css",
    "web/portal/touch.ts",
    "web/portal/entry.tsx",
    "web/portal/sent-bytes/show-sent-bytes.tsx",
  );
  // At one company's name no portal of another one stands. Its other channels do: a case may be theirs, and the login leads there.
  const asFoundAt = async (alone: string | null, suffix: string | null, found: PortalChannel | null) => {
    if (alone === null || alone === suffix || found === null) return found;
    const own = await deps.portal(alone);
    return own !== null && own.accountId === found.accountId ? found : null;
  };
  const isAlive = (view: PortalPage["view"]) => heads[view].scripts.some((file) => alive.scripts.includes(file));

  const answer = async (request: FastifyRequest<PortalRequest>, reply: FastifyReply) => {
    const alone = deps.hosts.suffixAt(request.headers.host);
    const { suffix = alone ?? deps.demoSuffix, view, duty } = pageAt(request.params["*"] ?? "");
    // Posters hang for years: a former address shows the channel as it is now. Nothing here redirects: a page that came by
    // a redirect refuses, because a server can put another key's fingerprint into the address that way.
    const found = suffix === null || view === "missing" ? null : await deps.portal(suffix);
    const channel = await asFoundAt(alone, suffix, found);
    const wanted = view === "start" && request.query.neu !== undefined ? "form" : view;
    const language = choosePortalLanguage(
      request.query.lang,
      channel?.defaultLanguage ?? "auto",
      request.headers["accept-language"],
      languagesOf(channel),
    );
    const form = channel && wanted === "form" ? await deps.form(channel.linkSuffix, spokenIn(language)) : null;
    const page: PortalPage = {
      view: channel ? wanted : "missing",
      language,
      channel,
      categories: form?.categories ?? [],
    };
    const isDemo = form !== null && (form.isDemo || channel?.linkSuffix === deps.demoSuffix);
    if (isDemo) page.isDemo = true;
    // Tor Browser offers to go on there; whoever came that way is there.
    if (deps.onionUrl && channel && !/\.onion(:\d+)?$/.test(request.headers.host ?? ""))
      reply.header("onion-location", deps.onionUrl + request.url);
    const duties = channel && duty ? await deps.duties(channel.linkSuffix) : null;
    if (page.view === "form" || page.view === "case") page.sending = sending;
    if (page.view === "start") page.program = [...alive.scripts, ...alive.preloads].map((file) => file.url).join(" ");
    if (duty && duties) {
      const onion = deps.onionUrl && channel ? deps.onionUrl + portalPaths.portal(channel.linkSuffix) : null;
      page.duty = { page: duty, text: dutyPageText(duty, page.language, ALL_TEXTS[spokenIn(page.language)], duties, onion) };
    }
    const head = isDemo ? demoForm : heads[page.view];
    return send(request, reply, {
      face: "portal",
      status: channel ? 200 : 404,
      language: page.language,
      title: NEUTRAL_TITLE,
      assets: isFetched(request) ? withoutProgram(head) : head,
      ...brandStyle(channel?.settings.brandColor ?? null),
      body: renderer.renderPortal(page),
      ...(isAlive(page.view) ? { state: withoutStartPage(page) } : {}),
    });
  };
  app.get<PortalRequest>("/portal", answer);
  app.get<PortalRequest>("/portal/*", answer);
}

type Place = { suffix?: string; view: "start" | "success" | "case" | "duty" | "missing"; duty?: DutyPage };

/** The pages below a channel's address, by how theirs ends. */
const ENDINGS = new Map<string, Omit<Place, "suffix">>([
  ["success", { view: "success" }],
  ["case", { view: "case" }],
  ...DUTY_PAGES.map((duty) => [DUTY_ADDRESSES[duty], { view: "duty", duty }] as const),
]);

/**
 * Which page of which channel stands at an address below the portal's, as people type it from a poster: in any case of letters, with
 * slashes at the end. Suffixes have small letters only. Without one it is the demo's page.
 */
function pageAt(typed: string): Place {
  const [suffix, ending, ...more] = typed.toLowerCase().split("/").filter(Boolean);
  if (suffix === undefined) return { view: "start" };
  if (ending === undefined) return suffix === "case" || suffix === "success" ? { view: suffix } : { suffix, view: "start" };
  const page = more.length === 0 ? ENDINGS.get(ending) : undefined;
  return { suffix, ...(page ?? { view: "missing" }) };
}

/** Whether a page of ours asks, to take this one's place: its program is there already, and what that may load, too. */
const isFetched = (request: FastifyRequest) => request.headers["sec-fetch-dest"] === "empty";
/** What stays are styles. On a slow line the hashes of what is not asked for again would be half a second of their own. */
const withoutProgram = (head: HeadAssets): HeadAssets => ({ ...head, scripts: [], preloads: [], importMap: null });

const NO_TEXT: RichText = { type: "doc", content: [] };

/** What the page's script begins with. The channel's own texts stand on the start page alone, which has no state. */
function withoutStartPage(page: PortalPage): PortalPage {
  if (!page.channel) return page;
  const languages = Object.entries(page.channel.languages).map(([language, said]) => [language, said && { ...said, content: NO_TEXT }]);
  return { ...page, channel: { ...page.channel, description: "", languages: Object.fromEntries(languages) } };
}

/** The channel's own colour, made readable, in place of the house's; there before the first paint and without scripts. */
function brandStyle(color: string | null): { style?: string } {
  return color === null ? {} : { style: brandRules(color) };
}
