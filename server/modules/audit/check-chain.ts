import { createHash } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { headOf, linksOf } from "./store.ts";

export type ChainState = {
  entries: number;
  /** The first number at which something is missing, out of place or changed; null while the chain is whole. */
  brokenAt: number | null;
  /** Of the newest entry, hexadecimal. Whoever keeps it elsewhere can tell later whether the log was written anew. */
  lastHash: string;
};
type Link = Awaited<ReturnType<typeof linksOf>>[number];

const BATCH = 1000;

/** Whether the columns, which people filter and sort by, say the same as the text that the chain protects. */
function agrees(link: Link): boolean {
  try {
    const { seq, at, actor, action, target } = JSON.parse(link.entry);
    const moment = typeof at === "string" ? at.replace(/Z$/, "000Z") : null;
    return seq === link.seq && moment === link.at && actor === link.actor_id && action === link.action && target === link.target_id;
  } catch {
    return false;
  }
}

/** Walks an account's chain from its first entry to its head, in batches, and recomputes every hash. */
export async function checkChain(db: Database, accountId: string): Promise<ChainState> {
  const head = await db.tenant(accountId, (tx) => headOf(tx, accountId));
  const state = (brokenAt: number | null): ChainState => ({ entries: head.highest, brokenAt, lastHash: head.hash.toString("hex") });
  let hash = Buffer.alloc(0);
  for (let done = 0; done < head.seq;) {
    const links = await db.tenant(accountId, (tx) => linksOf(tx, accountId, done, BATCH));
    if (links.length === 0) return state(done + 1);
    for (const link of links) {
      if (link.seq > head.seq) break;
      if (link.seq !== done + 1) return state(done + 1);
      hash = createHash("sha256").update(hash).update(link.entry).digest();
      if (!hash.equals(link.hash) || !agrees(link)) return state(link.seq);
      done = link.seq;
    }
    if (done < head.seq && links.at(-1)!.seq > head.seq) return state(done + 1);
  }
  if (head.highest > head.seq) return state(head.seq + 1);
  return state(head.seq > 0 && !hash.equals(head.hash) ? head.seq : null);
}
