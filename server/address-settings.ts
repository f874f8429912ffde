import { isIP } from "node:net";
import { isReservedSuffix } from "@hz/contract/channels/reserved-suffixes";

/*
 * The settings that name addresses. Each takes a setting's value, null where it is not set, and throws an Error whose message is one
 * line for the operator.
 */

/** The origin in the setting of this name. */
export function originIn(name: string, value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.search && !url.hash;
  if (!plain || url.pathname !== "/") throw new Error(`${name} muss die Form https://name haben, ist aber ${JSON.stringify(value)}.`);
  return url.origin;
}

/** Of today's onion services, whose names are 56 letters and digits (Tor rend-spec-v3, section 6). */
export function onionUrlIn(value: string | null): string | null {
  const origin = originIn("ONION_URL", value);
  if (origin !== null && !/^[a-z2-7]{56}\.onion$/.test(new URL(origin).hostname))
    throw new Error(`ONION_URL muss die Form http://….onion mit 56 Zeichen haben, ist aber ${JSON.stringify(origin)}.`);
  return origin;
}

/** Where the payment provider's script runs: never at the name that people sign in at, because cookies know names and no ports. */
export function paymentOriginIn(value: string | null, publicUrl: string, hasProvider: boolean): string | null {
  const origin = originIn("PAYMENT_ORIGIN", value);
  if (origin === null && !hasProvider) return null;
  if (origin === null)
    throw new Error(
      "PAYMENT_ORIGIN fehlt. Mit einem Zahlungsanbieter braucht das Kartenfeld einen eigenen Namen, siehe docs/operations.md.",
    );
  const [own, main] = [new URL(origin), new URL(publicUrl)];
  // With a dot at its end it is the same machine.
  if (own.hostname.replace(/\.$/, "") === main.hostname.replace(/\.$/, ""))
    throw new Error(`PAYMENT_ORIGIN muss einen anderen Rechnernamen haben als PUBLIC_URL (${main.hostname}).`);
  if (own.protocol !== main.protocol)
    throw new Error(`PAYMENT_ORIGIN muss wie PUBLIC_URL mit ${main.protocol}// beginnen, ist aber ${JSON.stringify(origin)}.`);
  return origin;
}

const DOMAIN = /^(?=.{1,190}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/**
 * The domain below which each channel has a name of its own, in small letters. The product's `own` addresses may be below it by a name
 * alone that no channel can have: it would be the channel's otherwise.
 */
export function portalDomainIn(value: string | null, own: readonly (string | null)[]): string | null {
  if (value === null) return null;
  const domain = value.toLowerCase();
  if (!DOMAIN.test(domain))
    throw new Error(`PORTAL_DOMAIN muss ein Name ohne https:// und ohne * sein, etwa melden.example, ist aber ${JSON.stringify(value)}.`);
  for (const { hostname } of own.flatMap((origin) => (origin === null ? [] : [new URL(origin)]))) {
    const label = hostname.endsWith(`.${domain}`) ? hostname.slice(0, -domain.length - 1) : null;
    if (label !== null && !label.includes(".") && !isReservedSuffix(label))
      throw new Error(
        `${hostname} liegt unter PORTAL_DOMAIN (${domain}) und könnte die Adresse eines Meldekanals sein. ` +
          "Nehmen Sie einen Namen, den kein Kanal haben kann, etwa www, app oder portal.",
      );
  }
  return domain;
}

/** The name that customers' domains lead to. */
export function domainTargetIn(value: string | null): string | null {
  const name = value?.toLowerCase() ?? null;
  if (name !== null && (!DOMAIN.test(name) || !name.includes(".")))
    throw new Error(`DOMAIN_TARGET muss ein Name wie portale.melden.example sein, ist aber ${JSON.stringify(value)}.`);
  return name;
}

/** Addresses of resolvers, each alone or with a port: 10.0.0.2, 127.0.0.1:5353, [fd00::1]:53. */
export function dnsServersIn(value: string | null): string[] | null {
  const parts = value?.split(",").map((part) => part.trim()) ?? [];
  const wrong = parts.find((part) => {
    const [, six, four, port = "53"] = /^(?:\[(.+)\]|([^:]+)):(\d{1,5})$/.exec(part) ?? [];
    return isIP(six ?? four ?? part) === 0 || Number(port) < 1 || Number(port) > 65535;
  });
  if (wrong !== undefined)
    throw new Error(
      `DNS_SERVERS muss eine Liste von IP-Adressen sein, etwa 10.0.0.2,127.0.0.1:5353; darin steht ${JSON.stringify(wrong)}.`,
    );
  return value === null ? null : parts;
}

/** Loopback always counts: whoever is on this machine can do more than name an address. */
export function trustProxyIn(value: string | null): string[] {
  const parts = (value ?? "").split(",").map((part) => part.trim());
  const wrong = parts.find((part) => part !== "" && part !== "loopback" && !isNetwork(part));
  if (wrong !== undefined)
    throw new Error(
      `TRUST_PROXY muss eine Liste von Adressen oder Netzen sein, etwa 10.0.0.5,192.168.0.0/24; darin steht ${JSON.stringify(wrong)}. ` +
        `Netze sind höchstens so weit wie 10.0.0.0/8 oder fd00::/8: Wem alle vertrauen, der kann jede Adresse nennen.`,
    );
  return [...new Set(["loopback", ...parts.filter((part) => part !== "")])];
}

function isNetwork(part: string): boolean {
  const [host = "", bits, ...rest] = part.split("/");
  const version = isIP(host);
  if (version === 0 || rest.length > 0) return false;
  // The widest private networks; a wider one would let strangers name any address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) >= 8 && Number(bits) <= (version === 4 ? 32 : 128));
}
