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
  insertGrant,
  replaceGrant,
} from "./store.ts";
