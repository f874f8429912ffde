import { type Department, type DepartmentMember, departmentRoutes } from "@hz/contract/people/departments";
import { call } from "../../../api/client.ts";
import { NotHeld } from "../../../vault/people/grant.ts";
import { grantableEpochs, grantEpochs } from "../../../vault/people/renewal.ts";
import { useAction } from "../../shared/action/use-action.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { reloadKeys } from "../../shared/session/reload-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { useMeans } from "../queries.ts";

/**
 * Hands what is missing on to a member, or to the emergency key; `mayGrant` is whether the signed-in person may: a member who holds
 * some of it.
 */
export function useGranting(department: Department, { userId, missing }: Pick<DepartmentMember, "userId" | "missing">, done: string) {
  const means = useMeans();
  const granting = useAction({
    run: async () => {
      await reloadKeys();
      const epochs = grantableEpochs(department, missing);
      if (epochs.length === 0) throw new NotHeld();
      const grants = await grantEpochs(department.id, epochs, userId);
      await call(departmentRoutes.grant, { params: { id: department.id, userId }, body: { grants } });
      return epochs.length === missing.length;
    },
    done: (isAll) => ({ title: t("memberGranted"), description: isAll ? done : t("memberGrantedPart") }),
    failed: t("memberGrantFailed"),
    failsIn: "toast",
    touches: [queryKeys.departments],
  });
  const isOwn = department.members.some((member) => member.userId === means.userId);
  return { granting, mayGrant: isOwn && means.mayHandle && grantableEpochs(department, missing).length > 0 };
}
