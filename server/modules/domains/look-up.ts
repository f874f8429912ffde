import { promises as dns } from "node:dns";

/** There is an answer, and it says that nothing of this kind stands there. */
const NOTHING_THERE = new Set(["ENOTFOUND", "ENODATA"]);

/**
 * What the TXT records of a name say, asked of these resolvers or of the machine's own; null where none of them answered in a few
 * seconds. A record in several parts is one text (RFC 7208, section 3.3).
 */
export async function lookUpTexts(name: string, servers: readonly string[] | null): Promise<string[] | null> {
  const resolver = new dns.Resolver({ timeout: 2000, tries: 2 });
  if (servers) resolver.setServers(servers);
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join("").trim());
  } catch (error) {
    return NOTHING_THERE.has((error as NodeJS.ErrnoException).code ?? "") ? [] : null;
  }
}
