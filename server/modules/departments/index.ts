export {
  addMember,
  currentKey,
  deleteGrantsTo,
  demandRenewal,
  departmentKeys,
  epochsInUse,
  grantsTo,
  insertDepartment,
  insertDepartmentKey,
  insertGrant,
  newestKeys,
  areDepartments,
} from "./store.ts";
