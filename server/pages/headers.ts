import type { FastifyInstance } from "fastify";

/** What an answer is part of: the public pages, the one of them with a script, the reporter's pages, the handlers' application, the frame that shows a file, the one for PDF files, the one with the card field, a built file, a call. */
export type Face = "site" | "site-script" | "portal" | "application" | "preview" | "pdf" | "card" | "asset" | "api";

type HeaderFacts = {
  /** Whether people reach the service by https; only then may browsers be told to insist on it. */
  https: boolean;
  /** For the application only: the nonce of the one style element that a library adds. */
  styleNonce?: string;
  /** For the application only: the origin of the frame with the card field; none where it is the page's own. */
  cardOrigin?: string;
  /** For the application only: whether frames of the payment provider stand in the frame with the card field. */
  holdsProvider?: boolean;
  /** For the frame with the card field only: the origin whose pages may hold it, empty where it is its own, and whether the payment provider's script runs there. */
  cardFrame?: { holder: string; hasProvider: boolean };
  /** For the frames that show a file only: the hashes of the script and style that stand in the page. */
  inline?: { script: string; style: string };
  /** For the portal only: the hash of the one style element with the channel's own colour. */
  styleHash?: string;
  /** For pages whose scripts load others: the hash of the import map that says what these must hash to. */
  importMapHash?: string;
};

const CLOSED = { "default-src": "'none'", "base-uri": "'none'", "form-action": "'none'", "frame-ancestors": "'none'" };
const PAGE = { ...CLOSED, "form-action": "'self'", "style-src": "'self'", "img-src": "'self'", "font-src": "'self'" };
const SCRIPTED = {
  ...PAGE,
  "script-src": "'self'",
  "img-src": "'self' blob: data:",
  "media-src": "blob:",
  "connect-src": "'self'",
  "worker-src": "'self'",
};
const TRUSTED_TYPES = { "require-trusted-types-for": "'script'" };

/** Our own files, and what says which bytes they must have. */
const ownScripts = ({ importMapHash }: HeaderFacts) => (importMapHash ? `'self' '${importMapHash}'` : "'self'");

const FRAME = { ...CLOSED, ...TRUSTED_TYPES, "frame-ancestors": "'self'", sandbox: "allow-scripts" };

const POLICIES: Record<Face, (facts: HeaderFacts) => Record<string, string>> = {
  // No script runs there; tools that check a page fetch robots.txt from inside it.
  site: () => ({ ...PAGE, "connect-src": "'self'", ...TRUSTED_TYPES, "trusted-types": "'none'" }),
  // The one public page that works on a file: our own script, which makes no HTML of anything.
  "site-script": () => ({ ...PAGE, "script-src": "'self'", "connect-src": "'self'", ...TRUSTED_TYPES, "trusted-types": "'none'" }),
  // No form of the portal is ever sent by the browser itself: what is typed would travel in the clear.
  portal: ({ styleHash, ...facts }) => ({
    ...SCRIPTED,
    "script-src": ownScripts(facts),
    "form-action": "'none'",
    ...TRUSTED_TYPES,
    "trusted-types": "'none'",
    "style-src": styleHash ? `'self' '${styleHash}'` : "'self'",
  }),
  // "default" is the policy that lets the application start workers from our own files (web/ui/trusted-scripts.ts).
  // "ProseMirrorClipboard" is the editor's own, which nothing else can reach: it lets pasted HTML be parsed in a document
  // that runs and loads nothing, and from there only what the editor's schema knows comes in.
  // What is typed is sealed or proven by the program first: no form leaves by the browser's own way.
  application: ({ styleNonce, cardOrigin, ...facts }) => ({
    ...SCRIPTED,
    "form-action": "'none'",
    ...TRUSTED_TYPES,
    "trusted-types": "default ProseMirrorClipboard",
    "script-src": `${ownScripts(facts)} 'wasm-unsafe-eval'`,
    "style-src": styleNonce ? `'self' 'nonce-${styleNonce}'` : "'self'",
    "frame-src": cardOrigin ? `'self' ${cardOrigin}` : "'self'",
  }),
  // A stranger's file is shown here: no network, no origin, not even when somebody opens the page by its address.
  preview: ({ inline }) => ({
    ...FRAME,
    "trusted-types": "'none'",
    "script-src": inline?.script ?? "'none'",
    "style-src": inline?.style ?? "'none'",
    "img-src": "blob:",
    "media-src": "blob:",
  }),
  // The same for PDF files, whose reader works beside the frame, from a text that stands in the page, and decodes scans in
  // WebAssembly.
  pdf: ({ inline }) => ({
    ...FRAME,
    "trusted-types": "pdf-reader",
    "script-src": `${inline?.script ?? "'none'"} 'wasm-unsafe-eval'`,
    "style-src": inline?.style ?? "'none'",
    "worker-src": "blob:",
  }),
  // The payment provider's script knows no trusted types and styles what it makes; nothing of ours is in reach of it here.
  // Its frames, the bank's question among them, come from names below its host, too.
  card: ({ cardFrame, ...facts }) => {
    const holder = { "frame-ancestors": cardFrame?.holder || "'self'" };
    const own = { ...CLOSED, ...holder, "script-src": ownScripts(facts), "style-src": "'self'", "font-src": "'self'" };
    if (!cardFrame?.hasProvider) return { ...own, ...TRUSTED_TYPES, "trusted-types": "'none'", "connect-src": "'self'" };
    return {
      ...own,
      "script-src": `${ownScripts(facts)} https://js.stripe.com https://*.js.stripe.com`,
      "style-src": "'self' 'unsafe-inline'",
      "frame-src": "https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
      "connect-src": "https://api.stripe.com",
    };
  },
  // A worker obeys the policy that came with its own file: the password derivation needs WebAssembly there.
  asset: () => ({ ...CLOSED, "script-src": "'self' 'wasm-unsafe-eval'", "connect-src": "'self'" }),
  api: () => CLOSED,
};

const CACHE: Record<Face, string> = {
  site: "public, max-age=300",
  "site-script": "public, max-age=300",
  portal: "no-store",
  application: "no-store",
  preview: "no-store",
  // Large and the same for everybody: asked about each time, sent once.
  pdf: "no-cache",
  card: "no-store",
  asset: "public, max-age=31536000, immutable",
  api: "no-store",
};

/** What browsers are to load by a hash only. Styles carry theirs; those browsers that know this header know no demand for it. */
const INTEGRITY_POLICY = "blocked-destinations=(script)";

const HSTS = "strict-transport-security";

/** Frames that show a file have no origin: to Firefox (153) even our own page is a stranger to them then. Who may hold them says their policy. */
const isFramed = (face: Face) => face === "card" || face === "preview" || face === "pdf";
const isDocument = (face: Face) => face !== "asset" && face !== "api";
const isPublic = (face: Face) => face === "site" || face === "site-script";

/** The headers that keep an answer safe, with its cache life. */
export function answerHeaders(face: Face, facts: HeaderFacts): Record<string, string> {
  const policy = Object.entries(POLICIES[face](facts));
  // The provider's frames send nothing that would let them in otherwise, neither into ours nor into the page around it.
  const holdsProvider = facts.holdsProvider || facts.cardFrame?.hasProvider;
  return {
    "content-security-policy": policy.map(([name, value]) => `${name} ${value}`).join("; "),
    "cache-control": CACHE[face],
    // The provider's script has no hash that stays: it is the one that is loaded without, in a frame where nothing of ours is.
    ...(isDocument(face) && !facts.cardFrame?.hasProvider ? { "integrity-policy": INTEGRITY_POLICY } : {}),
    "cross-origin-opener-policy": "same-origin",
    // Said either way, as below.
    "cross-origin-embedder-policy": holdsProvider ? "unsafe-none" : "require-corp",
    "cross-origin-resource-policy": isFramed(face) ? "cross-origin" : "same-origin",
    // The card's name shares no process with the product's, even below one domain. Said of it alone: frames that show a file
    // have no origin, and in a process of their own the browser draws no more than what it drew first.
    ...(face === "card" ? { "origin-agent-cluster": "?1" } : {}),
    // On the portal whoever wants to can speak instead of writing.
    "permissions-policy": `camera=(), microphone=(${face === "portal" ? "self" : ""}), geolocation=(), payment=(), usb=()`,
    // A form of the public pages says where it comes from; without this browsers would call it nowhere.
    "referrer-policy": isPublic(face) ? "same-origin" : "no-referrer",
    "x-content-type-options": "nosniff",
    // Said either way: what every answer begins with is closed (registerHeaders).
    "x-robots-tag": isPublic(face) || face === "asset" ? "all" : "noindex",
    ...(facts.https ? { [HSTS]: "max-age=31536000" } : {}),
  };
}

/**
 * Whether a browser holds the policy against what modules import, although the import map has its hash: WebKit does (Safari 26, WebKitGTK
 * 2.50), and no page of ours would start there. Every browser on an iPhone is one.
 */
const isWebKit = (agent = ""): boolean => agent.includes("AppleWebKit/") && !/Chrom(e|ium)\//.test(agent);

/**
 * Sets the closed headers of a call on every answer, errors included; pages and files replace them by their own. `hasSubdomains` says
 * of a host whether browsers are to insist on https for every name below it as well, wherever they are told to insist. Call it before
 * any route is registered.
 */
export function registerHeaders(app: FastifyInstance, publicUrl: string, hasSubdomains: (host: string | undefined) => boolean): void {
  const headers = answerHeaders("api", { https: isHttps(publicUrl) });
  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
  // What caches may keep for everybody has no scripts that import others, and is the same with the policy and without.
  app.addHook("onSend", async (request, reply) => {
    if (isWebKit(request.headers["user-agent"])) reply.removeHeader("integrity-policy");
    const hsts = hasSubdomains(request.headers.host) && reply.getHeader(HSTS);
    if (hsts) reply.header(HSTS, `${hsts}; includeSubDomains`);
  });
}

export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith("https://");
}
