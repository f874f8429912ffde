export { claimFiles } from "./claim-files.ts";
export { registerPortalFileRoutes } from "./portal-routes.ts";
export { countMissing, filesOfReports } from "./missing.ts";
export { readFile, storedParts } from "./read-file.ts";
export { announced, partKey, storePart } from "./store-part.ts";
export { allFileIds, filesOfReport, markRecordings, removeRecordings, storedFileView } from "./store.ts";
export { uploaderByCase, uploaderByToken, uploaderByUser } from "./uploader.ts";
export { KEPT_FREE } from "./room.ts";
export { foldersOlderThan, removeBlobs, sorted, sweepPendingFiles } from "./sweep.ts";
