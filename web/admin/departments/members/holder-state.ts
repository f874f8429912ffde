import type { Department, DepartmentMember } from "@hz/contract/people/departments";

/** "waits" for the next key where nobody holds the newest: `missing` does not have that one, because nobody could grant it. */
type HolderState = "reads" | "pending" | "waits";

/** Takes a department and one of its members and says how they read there. */
export function memberState({ isLost }: Pick<Department, "isLost">, { isReader, missing }: DepartmentMember): HolderState | "no-reader" {
  if (!isReader) return "no-reader";
  if (missing.length > 0) return "pending";
  return isLost ? "waits" : "reads";
}

/** Takes a department and the epochs in use that the emergency key lacks and says what that key opens; null for nothing at all. */
export function emergencyState(
  { isLost, older }: Pick<Department, "isLost" | "older">,
  { missing }: Pick<DepartmentMember, "missing">,
): HolderState | null {
  const inUse = older.length + (isLost ? 0 : 1);
  if (missing.length >= inUse) return null;
  if (missing.length > 0) return "pending";
  return isLost ? "waits" : "reads";
}
