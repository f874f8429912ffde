import { type Department, type DepartmentMember, departmentRoutes } from "@hz/contract/people/departments";
import { call } from "../../../api/client.ts";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { t } from "../../shared/texts/texts.ts";
import { useMeans } from "../queries.ts";
import { useDepartmentChange } from "../use-department-change.ts";
import { isMember } from "../renewal/renewal-state.ts";
import { useRenewal } from "../renewal/use-renewal.ts";

type Props = { department: Department; member: DepartmentMember; name: string; onClose: () => void };

/** The dialog that takes a person out of a department; where they had its key, the renewal begins at once if this person can do it. */
export function RemoveMember({ department, member, name, onClose }: Props) {
  const { userId, hasKeys } = member;
  const means = useMeans();
  const { start, elsewhere } = useRenewal(department);
  const renews = hasKeys && means.mayManage && means.signs && !elsewhere;
  const removing = useDepartmentChange({
    run: () => call(departmentRoutes.removeMember, { params: { id: department.id, userId } }),
    done: t("memberRemoved"),
    onDone: () => {
      onClose();
      if (renews) start();
    },
  });
  const names = { name, department: department.name };
  const text = hasKeys
    ? `${t("memberRemoveText", names)} ${t(!renews ? "memberRemoveDue" : isMember(department, means) ? "memberRemoveRenews" : "memberRemoveRenewsKey")}`
    : t("memberRemoveNoKey", names);
  return (
    <ActionDialog
      title={t("memberRemoveTitle", { name })}
      text={text}
      confirmLabel={t("memberRemove")}
      destructive
      action={removing}
      onClose={onClose}
      onConfirm={removing.run}
    />
  );
}
