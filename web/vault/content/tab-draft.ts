import { type Bytes, fromBase64Url, openBody, type ReportHead, sealBody, sha256, toBase64Url } from "@hz/crypto";

/** Where a draft belongs, and nowhere else does it open; `secret` is what besides its key is needed there. */
export type DraftPlace = { head: ReportHead; secret: Bytes };

const NO_ID = "00000000-0000-4000-8000-000000000000";

/** The place of a channel's form: of a report that is not there yet, so that nothing secret is known of it. */
export async function formPlace(accountId: string, linkSuffix: string): Promise<DraftPlace> {
  const rkId = await sha256(new TextEncoder().encode(linkSuffix));
  const head = { accountId, departmentId: NO_ID, epoch: 1, reportId: NO_ID, rkId, reporterPk: new Uint8Array(32) };
  return { head, secret: new Uint8Array(0) };
}

function keyOf(key: Bytes, { secret }: DraftPlace): Promise<Bytes> {
  const both = new Uint8Array(key.length + secret.length);
  both.set(key);
  both.set(secret, key.length);
  return sha256(both);
}

/** Seals a text below 256 KiB, padded like a report's, under a key of 32 bytes. */
export const sealTabDraft = async (key: Bytes, place: DraftPlace, text: string): Promise<string> =>
  toBase64Url(await sealBody(await keyOf(key, place), place.head, text));

/** Opens it; throws where key or place is another. */
export const openTabDraft = async (key: Bytes, place: DraftPlace, box: string): Promise<string> =>
  openBody(await keyOf(key, place), place.head, fromBase64Url(box));
