import { readsReports } from "@hz/contract/permissions";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { isHeld } from "../../../vault/people/grant.ts";
import { useHeldKeys } from "../../shared/session/use-held-keys.ts";
import { t } from "../../shared/texts/texts.ts";
import { useDepartments } from "../queries.ts";
import type { AccessForm } from "./invite-form.ts";
import { chosenDepartments } from "./use-invite.ts";

/** The departments that the invited person will belong to; without the permission to read reports they mean nothing. */
export function InviteDepartments({ access, onChoose }: { access: AccessForm; onChoose: (ids: string[]) => void }) {
  const departments = useDepartments();
  useHeldKeys(); // What is read from them below is drawn anew with them.
  const reads = readsReports(access.permissions);
  return (
    <fieldset className="grid gap-2.5" disabled={!reads}>
      <legend className="mb-1.5 font-semibold">{t("departments")}</legend>
      <p className="text-sm text-muted">{reads ? t("departmentsHint") : t("departmentsNeedReports")}</p>
      {departments.isPending && (
        <Loading label={t("loading")}>
          <Skeleton className="h-6 w-48" />
        </Loading>
      )}
      {departments.isError && (
        <Notice tone="danger">
          {t("inviteDepartmentsFailed")}
          <Button variant="quiet" size="small" className="justify-self-start" onClick={() => void departments.refetch()}>
            {t("tryAgain")}
          </Button>
        </Notice>
      )}
      {departments.data?.map(({ id, name, epochs }) => {
        const chosen = chosenDepartments(access, departments.data);
        const held = epochs.every((epoch) => isHeld({ kind: "department", departmentId: id, epoch }));
        return (
          <Checkbox
            key={id}
            label={name}
            hint={!held && t("departmentNotHeld")}
            checked={chosen.includes(id)}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        );
      })}
    </fieldset>
  );
}
