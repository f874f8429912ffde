/** Names that stand in front of a domain for something else, and the pages that lie below `/portal` without a channel. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    "www api app mail webmail smtp imap pop ftp ns1 ns2 dns mx autodiscover autoconfig localhost admin login anmelden konto status " +
    "assets static cdn bilder portal support hilfe zahlung payment stripe case success neu"
  ).split(" "),
);

/** Whether no channel may take this suffix, because the name means the service itself or, by its form, a name in other letters (RFC 5891). */
export const isReservedSuffix = (suffix: string): boolean => RESERVED.has(suffix) || /^..--/.test(suffix);
