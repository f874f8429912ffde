import type { FileClaim } from "@hz/contract/reports/messages";
import type { FileInfo } from "../../vault/content/contents.ts";
import { freshId } from "../../vault/report/seal-report.ts";
import { type Upload, uploadFile } from "../../vault/files/upload.ts";
import type { ChosenFile } from "./chosen-file.ts";
import type { SentShares } from "./file-list.tsx";

/** Where a report's or message's files go, and under which key. */
export type FilePlace = Pick<Upload, "reportKey" | "head" | "headers"> & {
  partUrl: (fileId: string, part: number) => string;
  partsUrl: (fileId: string) => string;
  /** Makes the proof of work for a file, where the channel is flooded. */
  prove?: (fileId: string, signal: AbortSignal) => Promise<string>;
};
export type FileWatch = {
  onShares: (shares: SentShares) => void;
  onWaiting: (waiting: boolean) => void;
  signal: AbortSignal;
};
/** What has arrived, by this page's id of the file. */
export type Claims = Map<string, FileClaim>;

/** Uploads the files that have not arrived yet, one after the other, and notes each in `claims`. */
export async function sendFiles(files: ChosenFile[], claims: Claims, place: FilePlace, watch: FileWatch): Promise<void> {
  const { reportKey, head, headers } = place;
  const { onShares, onWaiting, signal } = watch;
  const shares: Record<string, number> = Object.fromEntries(files.map(({ id }) => [id, claims.has(id) ? 1 : 0]));
  for (const { id, file } of files) {
    if (claims.has(id)) continue;
    const fileId = freshId();
    const onProgress = (sent: number, total: number) => {
      shares[id] = sent / total;
      onShares({ ...shares });
    };
    const partUrl = (part: number) => place.partUrl(fileId, part);
    const partsUrl = place.partsUrl(fileId);
    const prove = place.prove && ((stop: AbortSignal) => place.prove!(fileId, stop));
    claims.set(id, await uploadFile({ reportKey, head, file, fileId, partUrl, partsUrl, headers, prove, onProgress, onWaiting, signal }));
  }
}

/** The claim of each file that has arrived, and what goes into the box about it. */
export function namedFiles(files: ChosenFile[], claims: Claims): { claim: FileClaim; info: FileInfo }[] {
  return files.flatMap(({ id, file: { name, type, size }, voice }) => {
    const claim = claims.get(id);
    return claim ? [{ claim, info: { id: claim.id, name, type, size, ...(voice && { consent: voice.consent }) } }] : [];
  });
}
