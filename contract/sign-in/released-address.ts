/** No mail program and no registrar knows such an address (RFC 2606). */
const DOMAIN = "@freigegeben.invalid";

/** The address in the place of one that whoever reads its mailbox took back; `id` is a random one that nobody can have known. */
export const releasedAddress = (id: string): string => `${id}${DOMAIN}`;

/** Tells whether a user's address was taken back, so that no mail reaches them until they name another one. */
export const isReleasedAddress = (email: string): boolean => email.endsWith(DOMAIN);
