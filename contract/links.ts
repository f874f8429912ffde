/** Which links a page may carry. No zod here: the portal's bundle imports this file. */
const MAX_LINK_CHARACTERS = 2_000;

// A name before the host ("https://bank.de@x.de") would make one address look like another one: no "@" up to the path.
const WEB = /^https?:\/\/(?:[\p{L}\p{N}][\p{L}\p{N}.-]*|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]|$)/iu;
const MAIL = /^mailto:[^@?]+@[\p{L}\p{N}]/iu;
const PHONE = /^tel:\+?\d[\d().-]*$/i;
// Browsers drop tabs and line ends inside of an address: "java\tscript:" would be one to them.
const UNSEEN = /[\s\p{Cc}\p{Cf}\\]/u;

/** Whether a page may link to an address: whole addresses of the web, of mail and of telephones only. */
export function isLinkAllowed(href: string): boolean {
  if (href.length > MAX_LINK_CHARACTERS || UNSEEN.test(href)) return false;
  return WEB.test(href) || MAIL.test(href) || PHONE.test(href);
}
