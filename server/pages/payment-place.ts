import { paths } from "@hz/contract/paths";

/** What decides where the card field's frame stands. */
export type PaymentPlaceFacts = { publicUrl: string; paymentOrigin: string | null };

/**
 * Where the frame with the card field stands, and which pages may hold it. With an origin of its own each name gives
 * nothing of the other one. Without one, in test mode alone, the frame stands at the other name of loopback, whichever
 * somebody opened, or, where there is no other name, at the product's own: only our own script runs in it then.
 */
export type PaymentPlace = {
  /** The origin of the frames of a page asked from this host; empty where it is the page's own. */
  frameOrigin: (host: string | undefined) => string;
  /** The origin whose pages may hold the frame when it is asked from this host; empty where it is its own. */
  holderOrigin: (host: string | undefined) => string;
  /** Whether this host is the card field's alone. */
  isPaymentHost: (host: string | undefined) => boolean;
  /** Whether this host gives out the frame. */
  hasFrame: (host: string | undefined) => boolean;
};

const LOOPBACK = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

export function paymentPlace({ publicUrl, paymentOrigin }: PaymentPlaceFacts): PaymentPlace {
  if (paymentOrigin !== null) {
    const { protocol, host: own } = new URL(paymentOrigin);
    const isPaymentHost = (host: string | undefined) => hostOf(protocol, host) === own;
    return { frameOrigin: () => paymentOrigin, holderOrigin: () => publicUrl, isPaymentHost, hasFrame: isPaymentHost };
  }
  const { protocol, hostname } = new URL(publicUrl);
  const other = (host = ""): string => {
    const [, name, port = ""] = (protocol === "http:" && LOOPBACK.test(hostname) && LOOPBACK.exec(host.toLowerCase())) || [];
    if (!name) return "";
    return `http://${name === "localhost" ? "127.0.0.1" : "localhost"}${port}`;
  };
  return { frameOrigin: other, holderOrigin: other, isPaymentHost: () => false, hasFrame: () => true };
}

/** As browsers write it: in small letters, without the port that goes without saying; the dot at its end names the same machine. */
function hostOf(protocol: string, host = ""): string | null {
  const address = `${protocol}//${host}`;
  return URL.canParse(address) ? new URL(address).host.replace(/\.(?=:|$)/, "") : null;
}

/** The address of the card frame of a page at this host. */
export const frameAddress = (place: PaymentPlace, host: string | undefined): string => place.frameOrigin(host) + paths.cardFrame;
