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
} from "./store.ts";
