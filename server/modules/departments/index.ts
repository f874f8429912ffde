export { addMember, currentKey, departmentKeys, grantsTo, insertDepartment, insertGrant } from "./store.ts";
