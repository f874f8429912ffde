export {
  addMember,
  currentKey,
  deleteGrantsTo,
  demandRenewal,
  departmentKeys,
  epochsInUse,
  grantsTo,
  insertDepartment,
  insertGrant,
} from "./store.ts";
