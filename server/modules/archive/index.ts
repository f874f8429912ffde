export { bytesOf, type Row } from "./insert-rows.ts";
export { dropParts, keepPart, type KeptPart } from "./kept-parts.ts";
export { registerArchiveRoutes } from "./routes.ts";
export { type CaseRows, type LostRecusal, refuseKnown, takeBack } from "./take-back.ts";
