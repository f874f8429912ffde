/** What a build says of itself: its hashes by the address at which browsers get each file. */
export type Head = { version: string; commit: string | null };
export const MANIFEST: string;
export const SIGNATURE: string;
export function keepSignature(before: string, next: string): void;
export function writeManifest(dist: string, head: Head): void;
export function renameManifest(dist: string, head: Head): void;
export function headOf(root: string): Head;
