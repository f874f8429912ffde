export { bytesOf, type Row } from "./insert-rows.ts";
export { dropParts, storeArchivedPart, type StoredPart } from "./stored-parts.ts";
export { registerArchiveRoutes } from "./routes.ts";
export { type CaseRows, type LostRecusal, refuseKnown, restoreAccount } from "./restore-account.ts";
