import type { Department, DepartmentMember } from "@hz/contract/people/departments";

/** "waits" for the next key where nobody holds the newest: `missing` does not have that one, because nobody could grant it. */
type HolderState = "reads" | "pending" | "waits";

export function memberState({ isLost }: Pick<Department, "isLost">, { isReader, missing }: DepartmentMember): HolderState | "no-reader" {
  if (!isReader) return "no-reader";
  if (missing.length > 0) return "pending";
  return isLost ? "waits" : "reads";
}

/** What the emergency key opens of a department, by the epochs in use that it lacks (`missing`); null for nothing at all. */
export function emergencyState(
  { isLost, older }: Pick<Department, "isLost" | "older">,
  { missing }: Pick<DepartmentMember, "missing">,
): HolderState | null {
  const inUse = older.length + (isLost ? 0 : 1);
  if (missing.length >= inUse) return null;
  if (missing.length > 0) return "pending";
  return isLost ? "waits" : "reads";
}
