import { type Bytes, ofLength } from "../primitives/bytes.ts";
import { hkdf, randomBytes } from "../primitives/platform.ts";
import { ctx, type Field, idBytes } from "./encode.ts";

export { ctx, idBytes };

const NONE = new Uint8Array(0);
/** A fresh random id (UUID, version 4). */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The 32-byte key for a context, from a root secret, with or without a salt. */
export const derive = (root: Bytes, info: Bytes, salt: Bytes = NONE) => hkdf(root, salt, info, 32);

/** What names a report for ever and is bound into each of its boxes; `rkId` commits to the report key. */
export type ReportHead = {
  accountId: string;
  departmentId: string;
  epoch: number;
  reportId: string;
  rkId: Bytes;
  reporterPk: Bytes;
};

/** The context of one box: a label, the head and further fields. */
export function headCtx(label: string, head: ReportHead, ...more: Field[]): Bytes {
  const where = [idBytes(head.accountId), idBytes(head.departmentId), head.epoch];
  const which = [idBytes(head.reportId), ofLength(head.rkId, 32), ofLength(head.reporterPk, 32)];
  return ctx(label, ...where, ...which, ...more);
}

/** The key of one kind of box; `root` is the report key or the notes key. */
export const subkey = async (root: Bytes, head: ReportHead, info: Bytes) => derive(ofLength(root, 32), info, idBytes(head.reportId));
