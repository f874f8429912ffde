export { requireSigned } from "./signed-key.ts";
export { type HeldBeside, heldBeside, isLastToOpen, type LastKeys, lastKeysOf, lockLastKeysOf, wholeReaders } from "./last-key.ts";
export { among, CAN_OPEN, HAS_CODE, heldByMember, holdersOfKey, lostEpochs, lostEpochsOf } from "./lost.ts";
export {
  conflictDepartments,
  isOffice,
  refuseSignedStandIn,
  sharesWith,
  standIns,
  standInOverlaps,
  standsInBySignature,
  withoutSharing,
} from "./stand-ins.ts";
export {
  addMember,
  areDepartments,
  currentKey,
  deleteGrantsOfKind,
  deleteGrantsTo,
  demandRenewal,
  departmentKeys,
  departmentsOf,
  epochsInUse,
  insertGrantOnce,
  grantsTo,
  heldDepartments,
  heldEpochs,
  insertAnyGrant,
  insertDepartment,
  insertDepartmentKey,
  insertGrant,
  lockDepartments,
  newestKeys,
  oldestDepartment,
  signedName,
} from "./store.ts";
