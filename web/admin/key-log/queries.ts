import { type QueryClient, useQuery } from "@tanstack/react-query";
import { toBase64Url } from "@hz/crypto";
import { keysInHand } from "../../vault/keys/held-keys.ts";
import { type KeyLog, wireEntry } from "../../vault/keys/key-log.ts";
import { readKeyLog } from "../shared/session/key-log.ts";
import { useUsers } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";
import { entryWords, type NameOf } from "./entry-words.ts";

const KEY_LOG = ["key-log"] as const;

/** One entry as it is shown, the newest first. */
export type Line = { seq: number; time: number; by: string; words: string };

/** The key log as this browser checks it now. Fails with LogRefused where it is not taken. */
export const useKeyLog = () =>
  useQuery({ queryKey: KEY_LOG, queryFn: readKeyLog, refetchOnMount: "always", gcTime: 0, retry: false, structuralSharing: false });

/** Has the log be read anew. */
export const readAnew = (client: QueryClient) => client.invalidateQueries({ queryKey: KEY_LOG });

/** The people by the server's list, and their names for what the log says; null until they are read. */
export function usePeople() {
  const { data } = useUsers();
  if (!data) return null;
  const names = new Map(data.map(({ id, fullName }) => [id, fullName]));
  const nameOf: NameOf = (userId) => names.get(userId) ?? t("formerUser");
  return { list: data, nameOf };
}

/** A log's entries in plain words, the newest first; null until names and words are there. */
export function useLines(log: KeyLog, nameOf: NameOf | undefined): Line[] | null {
  const { accountId } = keysInHand();
  const words = useQuery({
    queryKey: ["key-log-words", log.heads.length, toBase64Url(log.heads.at(-1)!.hash)],
    queryFn: () => Promise.all(log.entries.map((entry) => entryWords(entry, accountId, nameOf!))),
    enabled: nameOf !== undefined,
    gcTime: 0,
  }).data;
  if (!words || !nameOf) return null;
  return log.entries.map(({ time, by }, at) => ({ seq: at + 1, time, by: nameOf(by), words: words[at]! })).toReversed();
}

/** The log as a file that another program can check: everything that was signed, the hash after each entry, and what it means. */
export function logFile(accountId: string, log: KeyLog, lines: readonly Line[]): string {
  const words = new Map(lines.map((line) => [line.seq, line.words]));
  const entries = log.entries.map((entry, at) => ({
    seq: at + 1,
    ...wireEntry(entry),
    hash: toBase64Url(log.heads[at]!.hash),
    words: words.get(at + 1),
  }));
  return JSON.stringify({ format: "hz1 key-log", accountId, entries }, null, 1);
}
