import type { Department } from "@hz/contract/people/departments";
import { useDepartments } from "../departments/index.ts";
import { useUser } from "../shared/session/user.ts";

type Members = Pick<Department["members"][number], "userId">;

/** Whether somebody belongs to no department that they may know of; false as long as those are not known. */
export const belongsNowhere = (departments: readonly { members: readonly Members[] }[] | undefined, userId: string): boolean =>
  departments !== undefined && !departments.some(({ members }) => members.some((member) => member.userId === userId));

/** Whether the signed-in person belongs to no department: then a zero would say that there are no reports, and it is only that none are theirs to read. */
export function useBelongsNowhere(): boolean {
  const { id } = useUser();
  return belongsNowhere(useDepartments().data, id);
}
