import { createHash } from "node:crypto";
import { answerHeaders, type Face } from "../../server/pages/headers.ts";
import type { Answer } from "./installation.ts";

/** What pages of a build may load and hold. */
export type Program = {
  integrity: Record<string, string>;
  /** The import maps of the portal and of the application. */
  importMaps: ReadonlySet<string>;
  /** Scripts and styles that stand in their pages whole: those of the frames that show a file. */
  inline: { scripts: ReadonlySet<string>; styles: ReadonlySet<string> };
};

const TAG = /<(script|link|style|iframe|frame|object|embed|applet|base|meta)\b([^>]*)>/gi;
/** Links that load nothing, or what the page shows beside its own texts. */
const HARMLESS = /^(canonical|alternate)$/;
const DATA = /^application\/(ld\+)?json$/;
/** A channel's colour, as the service writes it: names, numbers and no address. */
const COLOUR = /^(?!.*(url|@import))[\w\s:;#{},().%@>-]*$/i;

/** Attributes as the service writes them: only of these it is certain that browsers read them in the same way. */
const PLAIN = /^(\s[a-z][\w:-]*(="[^"]*")?)*\s?\/?$/i;
const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
const sha256 = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * What a page holds that does not belong to the program. Whoever writes the page may be the one to be found out: it goes by what
 * the service writes, and anything else that could load or run something counts as foreign. Texts have no "<" of their own, they
 * are escaped; what has no tag of these kinds cannot run, because of the policy that `checkPolicy` holds the page to.
 */
export function checkMarkup(html: string, { integrity, importMaps, inline }: Program): string[] {
  const loads = (url: string | undefined, hash: string | undefined) => {
    if (url === undefined || !(url in integrity)) return [`lädt ${url || "etwas"}, das nicht zum Programm gehört`];
    return integrity[url] === hash ? [] : [`lädt ${url} ohne die richtige Prüfsumme`];
  };
  return [...html.matchAll(TAG)].flatMap(({ 0: whole, 1: name = "", 2: rest = "", index }) => {
    if (!PLAIN.test(rest)) return [`enthält <${name}>, wie es der Dienst nicht schreibt`];
    const at = (key: string) => attribute(rest, key);
    const after = html.slice(index + whole.length);
    const content = after.slice(0, after.search(/<\/(script|style)/i));
    switch (name.toLowerCase()) {
      case "script": {
        if (/\ssrc\b/i.test(rest)) return loads(at("src"), at("integrity"));
        const type = at("type") ?? "";
        const isOurs = type === "importmap" ? importMaps.has(content) : DATA.test(type) || inline.scripts.has(content);
        return isOurs ? [] : ["enthält ein Skript, das nicht zum Programm gehört"];
      }
      case "style":
        return inline.styles.has(content) || COLOUR.test(content) ? [] : ["enthält Gestaltung, die nicht zum Programm gehört"];
      case "link": {
        const rel = at("rel") ?? "";
        if (HARMLESS.test(rel)) return [];
        if (/^(icon|apple-touch-icon|preload)$/.test(rel)) return loads(at("href"), integrity[at("href") ?? ""]);
        return loads(at("href"), at("integrity"));
      }
      case "meta":
        return /http-equiv/i.test(rest) ? ["schickt den Browser mit einer eigenen Anweisung weiter"] : [];
      default:
        return [`bettet mit <${name}> etwas ein, das nicht zum Programm gehört`];
    }
  });
}

/** Where the rules that a page came with are not those of the program; what differs from page to page is taken from the page. */
export function checkPolicy(face: Face, { headers, bytes }: Answer): string[] {
  const html = bytes.toString("utf8");
  const sent = headers.get("content-security-policy") ?? "";
  const first = (pattern: RegExp, from: string) => pattern.exec(from)?.[1];
  const [nonce, cardOrigin] = [first(/'nonce-([\w+/=]{24})'/, sent), first(/frame-src 'self' (https?:\/\/[\w.:-]+)(?:;|$)/, sent)];
  const [map, style, script] = [
    first(/<script type="importmap">(.*?)<\/script>/, html),
    first(/<style>([^]*?)<\/style>/, html),
    first(/<script type="module">([^]*?)<\/script>/, html),
  ];
  const expected = answerHeaders(face, {
    https: true,
    ...(nonce && { styleNonce: nonce }),
    ...(cardOrigin && { cardOrigin }),
    ...(map && { importMapHash: sha256(map) }),
    ...(style && { styleHash: sha256(style) }),
    ...(script && style && { inline: { script: `'${sha256(script)}'`, style: `'${sha256(style)}'` } }),
    cardFrame: { holder: first(/frame-ancestors (https?:\/\/[\w.:-]+)/, sent) ?? "", hasProvider: sent.includes("https://js.stripe.com") },
  });
  return ["content-security-policy", "integrity-policy"]
    .filter((name) => (headers.get(name) ?? undefined) !== expected[name])
    .map((name) => `kommt mit anderen Regeln für den Browser (${name})`);
}
