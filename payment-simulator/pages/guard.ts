import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../refusal.ts";

/** Refuses what another site's page sends; browsers say where a form or a call comes from. */
export function refuseForeign({ headers }: FastifyRequest): void {
  const site = headers["sec-fetch-site"];
  const { origin, host } = headers;
  const isOwn = site === undefined ? origin !== undefined && URL.canParse(origin) && new URL(origin).host === host : site === "same-origin";
  if (!isOwn) throw new Refusal(403, "Diese Anfrage kommt von einer fremden Seite.");
}

/** The path of an address to go back to; null where it leads to somebody else. */
export function ownPath(publicUrl: string, address: string | null): string | null {
  if (address === null || !URL.canParse(address, publicUrl)) return null;
  const url = new URL(address, publicUrl);
  // Two slashes at its beginning would make the path a host.
  if (url.origin !== new URL(publicUrl).origin || url.pathname.startsWith("//")) return null;
  return url.pathname + url.search + url.hash;
}

/** Compares two secrets without telling by the time where they differ. */
export function sameText(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
