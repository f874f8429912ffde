import { archiveRoutes } from "@hz/contract/account/archive";
import { auditRoutes } from "@hz/contract/account/audit";
import { categoryRoutes } from "@hz/contract/channels/categories";
import { channelRoutes } from "@hz/contract/channels/channels";
import { userRoutes } from "@hz/contract/people/users";
import { accountFingerprint, fingerprintForPeople, toBase64Url } from "@hz/crypto";
import { call, callBytes } from "../../../api/client.ts";
import { keysInHand, openingSeeds } from "../../../vault/keys/held-keys.ts";
import { LogRefused, NO_LOG } from "../../../vault/keys/key-log.ts";
import { faultOf } from "../../report/index.ts";
import { readKeyLog } from "../../shared/session/key-log.ts";
import { saveStream, type Target } from "../../shared/export/save-stream.ts";
import {
  type ArchiveHead,
  type ArchiveMeans,
  type ArchiveProgress,
  type ArchiveResult,
  type ArchiveSeeds,
  archiveStream,
  type Comparable,
} from "./archive-entries.ts";
import { hasGone, type Names, readCase } from "./read-case.ts";

export type Making = {
  signal: AbortSignal;
  /** Hears what went wrong; resolves once somebody wants to go on. */
  pause: (error: unknown) => Promise<void>;
  onProgress: (progress: ArchiveProgress) => void;
};

/** Writes the archive to its target; whatever fails is asked for again until it is there, or somebody stops. */
export async function makeArchive(head: ArchiveHead, target: Target, making: Making): Promise<ArchiveResult> {
  const { signal, onProgress } = making;
  const patiently = async <T>(task: () => Promise<T>): Promise<T> => {
    for (;;) {
      signal.throwIfAborted();
      try {
        return await task();
      } catch (error) {
        signal.throwIfAborted();
        if (hasGone(error)) throw error;
        await making.pause(error);
      }
    }
  };
  const names = await patiently(() => namesNow(head, signal));
  const means: ArchiveMeans = {
    async *reportIds() {
      for (let after: string | null | undefined; after !== null;) {
        const query = after === undefined ? {} : { after };
        const { ids, next } = await patiently(() => call(archiveRoutes.reports, { query }, signal));
        yield* ids;
        after = next;
      }
    },
    readCase: async (id) => {
      try {
        const read = await patiently(() => readCase(id, names, signal));
        return {
          ...read,
          openFile: (file, onBytes) => patiently(() => read.openFile(file, onBytes).catch(thrownUnlessFaulty)).then(whole),
        };
      } catch (error) {
        if (hasGone(error)) return null;
        throw error;
      }
    },
    faultOf,
    tablePage: (table, after) =>
      patiently(() => call(archiveRoutes.table, { params: { table }, query: after === undefined ? {} : { after } }, signal)),
    auditLog: () =>
      patiently(async () => new Uint8Array(await new Response(await callBytes(auditRoutes.export, {}, signal)).arrayBuffer())),
    comparable: (entries) => patiently(() => comparableNow(entries)),
    keys: heldSeeds,
    onProgress,
  };
  let result: ArchiveResult | null = null;
  const stream = archiveStream(head, means, async (ended) => {
    result = ended;
    // Before the file is closed: one that is finished stands in the log.
    await patiently(() => call(archiveRoutes.finish, {}, signal));
  });
  await saveStream(stream, target, head.name, signal);
  return result!;
}

/** A file that is missing or damaged stays so, however often it is asked for. */
class Faulty {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

function thrownUnlessFaulty(error: unknown): Faulty {
  if (faultOf(error) === null) throw error;
  return new Faulty(error);
}

function whole(file: Blob | Faulty): Blob {
  if (file instanceof Faulty) throw file.error;
  return file;
}

async function namesNow({ by, company }: ArchiveHead, signal: AbortSignal): Promise<Names> {
  const [users, categories, channels] = await Promise.all([
    call(userRoutes.names, {}, signal),
    call(categoryRoutes.list, {}, signal),
    call(channelRoutes.list, {}, signal),
  ]);
  const byId = (list: readonly { id: string; name: string }[]) => new Map(list.map(({ id, name }) => [id, name]));
  return {
    users: new Map(users.map(({ id, fullName }) => [id, fullName])),
    categories: byId(categories),
    channels: byId(channels),
    me: { fullName: by.name, companyName: company },
  };
}

/** The account's fingerprint as this browser knows it, and that of the key log after so many entries, if it is one. */
async function comparableNow(entries: number): Promise<Comparable> {
  const { accountId, accountPublicKey } = keysInHand();
  const account = fingerprintForPeople(await accountFingerprint(accountId, accountPublicKey));
  const { heads } = await readKeyLog().catch((error: unknown) => {
    if (error instanceof LogRefused) return NO_LOG;
    throw error;
  });
  const head = heads[entries - 1];
  return { account, log: head ? { fingerprint: fingerprintForPeople(head.hash), entries } : null };
}

function heldSeeds(): ArchiveSeeds {
  const held = keysInHand();
  const departments = [...openingSeeds(held)].map(([name, seed]) => {
    const [departmentId = "", epoch] = name.split("/");
    return { departmentId, epoch: Number(epoch), seed: toBase64Url(seed) };
  });
  if (!held.accountSeed) throw new Error("No account key in this tab");
  return { accountSeed: toBase64Url(held.accountSeed), departments };
}
