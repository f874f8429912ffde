import { causeCode } from "../../server/cause.ts";
import type { Config } from "../../server/config.ts";
import { whyNoListening } from "../../server/free-address.ts";
import { listenTrouble } from "../../server/start-trouble.ts";
import { bad, type Line, note, ok } from "./finding.ts";
import { checkPortalDomain } from "./portal-domain.ts";

const PATIENCE_MS = 5_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;
const START = "npm start; der Grund für ein Ende steht im Protokoll des Dienstes.";
const FREE_IT = "Das andere Programm beenden oder mit PORT eine andere Nummer wählen, sonst endet der Start dort.";

/** Looks whether the service answers at its own address and at the one that people use, and whether proxies can be told from clients. */
export async function checkAddress(config: Config, hasDatabase: boolean): Promise<Line[]> {
  const lines = [...proxyLines(config)];
  if (config.role === "worker") return lines;
  // Any port will do: its own may be the running service's.
  const trouble = await whyNoListening({ port: 0, host: config.host });
  if (trouble !== null) return [bad(listenTrouble(trouble, config), "So startet der Dienst nicht.")];
  // Port 0 is another one at each start.
  if (config.port === 0) return lines;
  const here = `http://${config.host === "0.0.0.0" ? "127.0.0.1" : config.host.includes(":") ? `[${config.host.replace(/^::$/, "::1")}]` : config.host}:${config.port}`;
  const own = await answerOf(here);
  lines.push((await isTaken(own, config)) ? takenLine(own, config) : hereLine(own, here, config, hasDatabase));
  const outside = new URL(config.publicUrl);
  if (own !== "ready") return lines;
  lines.push(...(await checkPortalDomain(config)));
  if (LOOPBACK.test(outside.hostname)) return lines;
  return [...lines, await throughProxy(config.publicUrl), ...(config.paymentOrigin ? [await paymentHost(config.paymentOrigin)] : [])];
}

/** Whether somebody is there who does not speak as a service: nothing but a refused connection says by itself that nobody is. */
async function isTaken(own: Answer, config: Config): Promise<boolean> {
  if (own === "ready" || typeof own === "number" || own === "ECONNREFUSED") return false;
  const trouble = (await whyNoListening(config)) as { code?: string } | null;
  return trouble?.code === "EADDRINUSE";
}

const takenLine = (own: Answer, { port }: Config): Line =>
  bad(
    `Der Port ${port} ist belegt, und was dort lauscht, antwortet nicht wie der Dienst (${own}).`,
    `${FREE_IT} Ist es der Dienst, hängt er.`,
  );

/** What the answer at the own address means, and whether it can be this installation's at all: without its database none is ready. */
function hereLine(own: Answer, here: string, { databaseUrl, dataFolder, port }: Config, hasDatabase: boolean): Line {
  const isEmbedded = databaseUrl === null;
  if (own === "ready" && isEmbedded && !hasDatabase)
    return bad(
      `Unter ${here} antwortet ein Dienst, der nicht auf ${dataFolder} läuft.`,
      "HZ_DATA prüfen. Für einen zweiten Dienst mit PORT eine andere Nummer wählen.",
    );
  if (own === "ready") return ok(`Der Dienst antwortet unter ${here}.`);
  if (own === 503) return bad(`Der Dienst unter ${here} läuft, ist aber nicht bereit.`, "Meist fehlt ihm die Datenbank, siehe oben.");
  if (own === 507)
    return bad(
      `Der Dienst unter ${here} läuft, sein Speicher ist aber voll.`,
      "Platz schaffen. Er geht von selbst weiter, ein Neustart hilft nicht.",
    );
  if (typeof own === "number") return bad(`Der Port ${port} ist belegt: Dort antwortet ein anderes Programm (${own}).`, FREE_IT);
  return isEmbedded && hasDatabase
    ? note(
        `Unter ${here} antwortet der Dienst nicht (${own}), aber seine Datenbank läuft: Er ist abgebrochen.`,
        "npm start; die Datenbank wird übernommen.",
      )
    : note(`Unter ${here} antwortet der Dienst nicht (${own}).`, START);
}

function proxyLines({ publicUrl, host, trustProxy }: Config): Line[] {
  const { protocol, hostname } = new URL(publicUrl);
  const isLocal = LOOPBACK.test(hostname);
  if (protocol === "http:" && !isLocal)
    return [bad(`PUBLIC_URL ist unverschlüsselt (${publicUrl}).`, "Einen Proxy mit TLS davor stellen und PUBLIC_URL mit https:// setzen.")];
  if (isLocal)
    return LOOPBACK.test(host)
      ? [ok(`Nur diese Maschine: ${publicUrl}.`)]
      : [
          bad(
            `Der Dienst lauscht auf ${host}, PUBLIC_URL ist aber ${publicUrl}.`,
            "PUBLIC_URL auf die Adresse setzen, unter der Menschen ihn erreichen.",
          ),
        ];
  const named = trustProxy.filter((one) => one !== "loopback");
  if (named.length > 0) return [ok(`Die Adressen von Besuchern nennen dürfen Proxys auf dieser Maschine und ${named.join(", ")}.`)];
  return LOOPBACK.test(host)
    ? [ok("Der Proxy steht auf dieser Maschine.")]
    : [
        note(
          `Der Dienst lauscht auf ${host}, und TRUST_PROXY nennt keinen Proxy.`,
          "Steht der Proxy nicht auf dieser Maschine, gelten alle Besucher als einer: TRUST_PROXY auf seine Adresse setzen.",
        ),
      ];
}

async function throughProxy(publicUrl: string): Promise<Line> {
  const answer = await answerOf(publicUrl);
  if (answer === "ready") return ok(`Auch unter ${publicUrl} antwortet er.`);
  if (typeof answer === "string")
    return note(
      `Von hier aus ist ${publicUrl} nicht zu erreichen (${answer}).`,
      "Von außen prüfen. Antwortet es auch dort nicht: Namensdienst, Zertifikat und Proxy.",
    );
  return bad(`Unter ${publicUrl} antwortet etwas anderes (${answer}).`, "Der Proxy muss alle Wege an den Dienst geben, ohne umzuleiten.");
}

async function paymentHost(origin: string): Promise<Line> {
  const answer = await answerOf(origin);
  // This name gives nothing but the card field's frame.
  if (answer === 404) return ok(`PAYMENT_ORIGIN (${origin}) führt zum Dienst.`);
  if (answer === "ready")
    return bad(`Unter ${origin} steht das ganze Programm.`, "Der Proxy muss den Namen (Host) unverändert weitergeben.");
  if (typeof answer === "string")
    return note(`Von hier aus ist ${origin} nicht zu erreichen (${answer}).`, "Ohne diesen Namen bleibt das Kartenfeld leer.");
  return bad(`Unter ${origin} antwortet etwas anderes (${answer}).`, "Der Proxy muss auch diesen Namen an den Dienst geben.");
}

type Answer = "ready" | number | (string & {});

/** Whether the service answers there; else the status, or the cause why nobody does. */
async function answerOf(origin: string): Promise<Answer> {
  try {
    const answer = await fetch(`${origin}/api/ready`, { redirect: "manual", signal: AbortSignal.timeout(PATIENCE_MS) });
    const body: unknown = answer.status === 200 ? await answer.json().catch(() => null) : null;
    return body && typeof body === "object" && "ready" in body && body.ready === true ? "ready" : answer.status;
  } catch (error) {
    return error instanceof Error && error.name === "TimeoutError" ? "keine Antwort" : causeCode(error);
  }
}
