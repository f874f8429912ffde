import { type Department, type DepartmentPerson, departmentRoutes } from "@hz/contract/people/departments";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { grantEpochs } from "../../../vault/people/renewal.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { t } from "../../shared/texts/texts.ts";
import { LoadFailure } from "../load-failure.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { useDepartmentPeople, useDepartments, useMeans } from "../queries.ts";
import { sharedBy, sharedText } from "./shared-members.ts";
import { useDepartmentChange } from "../use-department-change.ts";

/** The dialog that takes a person into a department, and says what that person can read then. */
export function AddMember({ department, onClose }: { department: Department; onClose: () => void }) {
  const people = useDepartmentPeople();
  const { holds } = useMeans();
  const { data: all = [] } = useDepartments();
  const names = useUserNames();
  const [userId, setUserId] = useState("");
  const belongs = new Set(department.members.map((member) => member.userId));
  const others = (people.data?.people ?? []).filter((person) => !belongs.has(person.userId) && person.mayMove);
  const chosen = others.find((person) => person.userId === userId);
  const epochs = [...department.older.map(({ epoch }) => epoch), department.epoch];
  const grants = chosen?.isReader && chosen.isVouched && holds(department.id, epochs);
  const { run, busy, problem, setProblem } = useDepartmentChange(
    async (person: DepartmentPerson) => {
      const given = grants ? await grantEpochs(department.id, epochs, person.userId) : [];
      await call(departmentRoutes.addMember, { params: { id: department.id, userId: person.userId }, body: { grants: given } });
    },
    { title: t("memberAdded"), after: onClose },
  );
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("memberAdd")}
      text={t("memberAddText", { department: department.name })}
      cancelLabel={t("cancel")}
      confirmLabel={t("memberAdd")}
      busy={busy}
      onConfirm={() => {
        if (!chosen) return setProblem(t("memberChoose"));
        const shared = sharedText(sharedBy(all, { userId: chosen.userId, joins: department.id }), all, names);
        if (shared === null) run(chosen);
        else setProblem(shared);
      }}
    >
      {people.isError && (
        <LoadFailure
          text={`${t("departmentPeopleFailed")} ${failureText(people.error, "")}`}
          busy={people.isFetching}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.data && others.length === 0 && <Notice>{t("memberNobodyLeft")}</Notice>}
      <Field label={t("memberPerson")} error={problem}>
        {(control) => (
          <Select {...control} value={userId} onChange={(event) => setUserId(event.target.value)}>
            <option value="">{people.isPending ? t("loading") : t("memberChoose")}</option>
            {others.map((person) => (
              <option key={person.userId} value={person.userId}>
                {person.fullName}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {chosen && <Notice tone={grants ? "info" : "accent"}>{consequence(chosen, grants === true)}</Notice>}
    </ConfirmDialog>
  );
}

function consequence({ fullName: name, isReader, isVouched }: DepartmentPerson, grants: boolean): string {
  if (!isReader) return t("memberAddNoReader", { name });
  if (!isVouched) return t("memberAddNotVouched", { name });
  return grants ? t("memberAddReads", { name }) : t("memberAddPending", { name });
}
