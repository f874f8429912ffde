import { portalApi } from "@hz/contract/portal-paths";
import type { Sent } from "./watch-requests.ts";

/** What a request of the form is, by its address. */
export type RequestKind = "report" | "part" | "parts" | "challenge" | "channel" | "mail" | "program" | "draft" | "other";

const PATTERNS: [kind: RequestKind, method: string, path: RegExp][] = [
  ["part", "PUT", /^\/api\/portal\/[^/]+\/files\/[^/]+\/parts\/\d+$/],
  ["parts", "GET", /^\/api\/portal\/[^/]+\/files\/[^/]+\/parts$/],
  ["challenge", "GET", /^\/api\/portal\/[^/]+\/challenge$/],
  ["channel", "GET", /^\/api\/portal\/[^/]+$/],
  ["draft", "POST", /^\/api\/public\/draft-key\//],
  ["program", "GET", /^\/(assets|portal)\//],
  ["program", "HEAD", /^\/assets\//],
];

export function kindOfRequest({ method, address }: Pick<Sent, "method" | "address">): RequestKind {
  const [path = ""] = address.split("?");
  if (method === "POST" && path === portalApi.submit) return "report";
  if (method === "POST" && path === portalApi.updateNotification) return "mail";
  return PATTERNS.find(([, by, pattern]) => by === method && pattern.test(path))?.[0] ?? "other";
}
