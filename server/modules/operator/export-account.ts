import { createHash } from "node:crypto";
import type { Context } from "../../context.ts";
import { BlobMissing } from "../../storage/blob-store.ts";
import { accountOf } from "../accounts/index.ts";
import { record } from "../audit/index.ts";
import { partKey } from "../files/index.ts";
import { linesOf, tenantTables } from "./export-tables.ts";
import { forItsCode } from "./for-its-code.ts";
import { mustExist } from "./overview.ts";
import { readMe } from "./read-me.ts";
import { type Part, partsAfter } from "./store.ts";

/** Where an export writes a file: its path, names separated by slashes, and its bytes as they come. */
export type Sink = (path: string, body: AsyncIterable<string | Uint8Array>) => Promise<void>;

export type Exported = {
  company: string;
  at: Date;
  tables: { name: string; rows: number }[];
  parts: number;
  bytes: number;
  /** Parts whose bytes the store does not have, or has damaged, by their path, and wraps that the server's key no longer opens. */
  missing: string[];
  damaged: string[];
};

const PARTS_AT_ONCE = 500;

/**
 * Hands everything stored of an account to `sink`, piece by piece: its tables as of one moment, the sealed parts of its
 * files as they lie in the store, and what is what. Throws Refusal where there is no such account.
 */
export async function exportAccount(ctx: Context, accountId: string, sink: Sink): Promise<Exported> {
  await mustExist(ctx, accountId);
  // Noted before it begins: what was read was read, even if the disk fills up.
  const { company_name: company } = await ctx.db.tenant(accountId, async (tx) => {
    record(accountId, { actor: null, action: "account.exported" });
    return accountOf(tx, accountId);
  });
  const exported: Exported = { company, at: ctx.now(), tables: [], parts: 0, bytes: 0, missing: [], damaged: [] };
  const tables = await tenantTables(ctx.db);
  await ctx.db.snapshot(accountId, async (tx) => {
    for (const table of tables) {
      let rows = 0;
      const counted = async function* () {
        for await (const line of linesOf(tx, table, accountId)) {
          rows++;
          yield forItsCode(ctx, table.name, line, (what) => exported.damaged.push(what));
        }
      };
      await sink(`tabellen/${table.name}.jsonl`, counted());
      exported.tables.push({ name: table.name, rows });
    }
  });
  await exportParts(ctx, accountId, sink, exported);
  await sink("bestand.json", formOf(accountId, exported));
  await sink("LIESMICH.txt", readMe(accountId, exported));
  return exported;
}

/** What programs know it by (docs/hz1.md). */
async function* formOf(accountId: string, { at }: Exported): AsyncGenerator<string> {
  yield `${JSON.stringify({ format: "hinweiszentrale-bestand", version: 1, accountId, at: at.toISOString() }, null, 2)}\n`;
}

async function exportParts(ctx: Context, accountId: string, sink: Sink, exported: Exported): Promise<void> {
  let after: Part | null = null;
  for (;;) {
    const parts: Part[] = await ctx.db.tenant(accountId, (tx) => partsAfter(tx, accountId, after, PARTS_AT_ONCE));
    for (const part of parts) await exportPart(ctx, accountId, part, sink, exported);
    if (parts.length < PARTS_AT_ONCE) return;
    after = parts.at(-1)!;
  }
}

async function exportPart(ctx: Context, accountId: string, part: Part, sink: Sink, exported: Exported): Promise<void> {
  const key = partKey(accountId, part.file_id, part.part, part.sha256);
  const path = `dateien/${key.slice(accountId.length + 1)}`;
  const body = await ctx.store.get(key).catch((error: unknown) => {
    if (error instanceof BlobMissing) return null;
    throw error;
  });
  if (!body) return void exported.missing.push(path);
  const hash = createHash("sha256");
  const passing = async function* () {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      hash.update(chunk);
      exported.bytes += chunk.length;
      yield chunk;
    }
  };
  await sink(path, passing());
  exported.parts++;
  if (!hash.digest().equals(part.sha256)) exported.damaged.push(path);
}
