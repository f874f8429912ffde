import { createHash } from "node:crypto";
import { NOT_READ } from "@hz/contract/account/audit";
import type { Database } from "../../db/database.ts";
import { headOf, linksOf } from "./store.ts";

export type ChainState = {
  entries: number;
  /** The first number at which something is missing, out of place or changed; null while the chain is whole. */
  brokenAt: number | null;
  /** Entries of which an archive had number, time and hash only: their hash holds the chain together, what they say cannot be checked here. */
  withheld: number;
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

/** An entry whose text was not the reader's who made the archive that was read back. */
const isWithheld = ({ action, entry }: Link) => action === NOT_READ && entry === "";

/** Walks an account's chain from its first entry to its head, in batches, and recomputes every hash. What was withheld counts only where the log was read back after it. */
export async function checkChain(db: Database, accountId: string): Promise<ChainState> {
  const head = await db.tenant(accountId, (tx) => headOf(tx, accountId));
  let withheld = 0;
  let unexplained: number | null = null;
  const state = (brokenAt: number | null): ChainState => ({
    entries: head.highest,
    brokenAt,
    withheld,
    lastHash: head.hash.toString("hex"),
  });
  let hash: Buffer = Buffer.alloc(0);
  for (let done = 0; done < head.seq;) {
    const links = await db.tenant(accountId, (tx) => linksOf(tx, accountId, done, BATCH));
    if (links.length === 0) return state(done + 1);
    for (const link of links) {
      if (link.seq > head.seq) break;
      if (link.seq !== done + 1) return state(done + 1);
      done = link.seq;
      if (isWithheld(link)) {
        withheld++;
        unexplained ??= link.seq;
        hash = link.hash;
        continue;
      }
      hash = createHash("sha256").update(hash).update(link.entry).digest();
      if (!hash.equals(link.hash) || !agrees(link)) return state(link.seq);
      if (link.action === "account.read-back") unexplained = null;
    }
    if (done < head.seq && links.at(-1)!.seq > head.seq) return state(done + 1);
  }
  if (unexplained !== null) return state(unexplained);
  if (head.highest > head.seq) return state(head.seq + 1);
  return state(head.seq > 0 && !hash.equals(head.hash) ? head.seq : null);
}
