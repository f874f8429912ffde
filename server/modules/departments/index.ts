export { lastKeysOf, lockLastKeysOf } from "./last-key.ts";
export {
  addMember,
  currentKey,
  deleteGrantsOfKind,
  deleteGrantsTo,
  demandRenewal,
  departmentKeys,
  epochsInUse,
  grantsTo,
  heldDepartments,
  insertDepartment,
  insertDepartmentKey,
  insertGrant,
  newestKeys,
  areDepartments,
  replaceGrant,
} from "./store.ts";
