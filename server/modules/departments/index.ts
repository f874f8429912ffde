export { lastKeysOf, lockLastKeysOf, wholeReaders } from "./last-key.ts";
export {
  addMember,
  currentKey,
  deleteGrantsOfKind,
  deleteGrantsTo,
  demandRenewal,
  departmentKeys,
  epochsInUse,
  giveGrant,
  grantsTo,
  heldDepartments,
  insertDepartment,
  insertDepartmentKey,
  insertGrant,
  newestKeys,
  oldestDepartment,
  areDepartments,
} from "./store.ts";
