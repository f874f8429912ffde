import { isLinkAllowed } from "@hz/contract/links";

const MAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const PHONE = /^\+?[\d\s()/.-]{5,}$/;

/** The whole address for what somebody typed; null where a page may not link to it. */
export function linkAddress(typed: string): string | null {
  const given = typed.trim();
  const whole = MAIL.test(given)
    ? `mailto:${given}`
    : PHONE.test(given)
      ? `tel:${given.replace(/[\s/]/g, "")}`
      : /^[a-z][a-z\d+-]*:/i.test(given)
        ? given
        : `https://${given}`;
  return isLinkAllowed(whole) && (whole !== `https://${given}` || given.includes(".")) ? whole : null;
}
