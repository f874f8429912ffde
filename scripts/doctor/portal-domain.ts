import { randomBytes } from "node:crypto";
import { lookup as ofSystem } from "node:dns";
import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import { causeCode } from "../../server/cause.ts";
import type { Config } from "../../server/config.ts";
import { bad, type Line, note, ok } from "./finding.ts";

const PATIENCE_MS = 5_000;

/**
 * Whether names below PORTAL_DOMAIN lead to the service, seen from this machine: by one that no channel has, so that it takes an entry
 * and a certificate for all of them. That the product's own names are none of a channel's the settings hold by themselves.
 */
export async function checkPortalDomain(
  { portalDomain, publicUrl }: Pick<Config, "portalDomain" | "publicUrl">,
  lookup: LookupFunction = ofSystem,
): Promise<Line[]> {
  if (portalDomain === null) return [];
  const { protocol, port } = new URL(publicUrl);
  const all = `*.${portalDomain}`;
  const origin = `${protocol}//pruefung-${randomBytes(6).toString("hex")}.${portalDomain}${port && `:${port}`}`;
  const [ready, user] = [await answerOf(`${origin}/api/ready`, lookup), await answerOf(`${origin}/api/user`, lookup)];
  if (typeof ready === "string") return [unreached(all, ready)];
  if (ready.status !== 200 || !ready.text.includes('"ready":true'))
    return [bad(`Unter ${all} antwortet etwas anderes (${ready.status}).`, "Der Proxy muss auch diese Namen an den Dienst geben.")];
  // Where a portal stands alone, nothing else is answered.
  if (typeof user === "string" || user.status !== 404)
    return [bad(`Unter ${all} (PORTAL_DOMAIN) steht das ganze Programm.`, "Der Proxy muss den Namen (Host) unverändert weitergeben.")];
  return [ok(`Namen unter PORTAL_DOMAIN (${all}) führen zum Dienst.`)];
}

function unreached(all: string, cause: string): Line {
  if (/CERT|UNABLE_TO|HOSTNAME|ERR_TLS/.test(cause))
    return bad(`Das Zertifikat gilt nicht für ${all} (${cause}).`, "Eines für alle Namen unter PORTAL_DOMAIN beschaffen.");
  if (cause === "ENOTFOUND")
    return note(
      `Von hier aus findet der Namensdienst nichts unter ${all} (PORTAL_DOMAIN).`,
      `Einen Eintrag ${all} anlegen. Ohne ihn führen die kurzen Adressen der Meldekanäle nirgendwohin.`,
    );
  return note(`Von hier aus ist nichts unter ${all} (PORTAL_DOMAIN) zu erreichen (${cause}).`, "Von außen prüfen.");
}

/** The status and the text of an answer, or the cause why there is none. */
function answerOf(url: string, lookup: LookupFunction): Promise<{ status: number; text: string } | string> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; text: string } | string>();
  const { get } = url.startsWith("https:") ? https : http;
  const failed = (error: Error) => resolve(error.name === "AbortError" ? "keine Antwort" : causeCode(error));
  get(url, { lookup, agent: false, signal: AbortSignal.timeout(PATIENCE_MS) }, async (answer) => {
    try {
      const text = (await answer.setEncoding("utf8").toArray()).join("");
      resolve({ status: answer.statusCode ?? 0, text });
    } catch (error) {
      failed(error as Error);
    }
  }).on("error", failed);
  return promise;
}
