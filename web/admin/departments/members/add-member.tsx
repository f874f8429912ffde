import { type Department, type DepartmentPerson, departmentRoutes } from "@hz/contract/people/departments";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { call } from "../../../api/client.ts";
import { Select } from "../../../ui/input.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { grantEpochs } from "../../../vault/people/renewal.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
import { DialogForm } from "../../shared/form/dialog-form.tsx";
import { FormField, useFields } from "../../shared/form/form.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { LoadFailure } from "../load-failure.tsx";
import { useDepartmentPeople, useDepartments, useMeans } from "../queries.ts";
import { useDepartmentChange } from "../use-department-change.ts";
import { sharedBy, sharedText } from "./shared-members.ts";

const MemberForm = z.object({ userId: z.string().min(1, t("memberChoose")) });

/** The dialog that takes a person into a department, and says what that person can read then. */
export function AddMember({ department, onClose }: { department: Department; onClose: () => void }) {
  const people = useDepartmentPeople();
  const { holds } = useMeans();
  const { data: all = [] } = useDepartments();
  const names = useUserNames();
  const form = useFields(MemberForm, { defaultValues: { userId: "" } });
  const belongs = new Set(department.members.map((member) => member.userId));
  const others = (people.data?.people ?? []).filter((person) => !belongs.has(person.userId) && person.mayMove);
  const userId = useWatch({ control: form.control, name: "userId" });
  const chosen = others.find((person) => person.userId === userId);
  const epochs = [...department.older.map(({ epoch }) => epoch), department.epoch];
  const grants = chosen?.isReader && chosen.isVouched && holds(department.id, epochs);
  const adding = useDepartmentChange({
    run: async (id: string) => {
      const given = grants ? await grantEpochs(department.id, epochs, id) : [];
      await call(departmentRoutes.addMember, { params: { id: department.id, userId: id }, body: { grants: given } });
    },
    done: t("memberAdded"),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t("memberAdd")}
      text={t("memberAddText", { department: department.name })}
      confirmLabel={t("memberAdd")}
      form={form}
      action={adding}
      onClose={onClose}
      onValid={(given) => {
        const shared = sharedText(sharedBy(all, { userId: given.userId, joins: department.id }), all, names);
        if (shared === null) adding.run(given.userId);
        else form.setError("userId", { message: shared }, { shouldFocus: true });
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
      <FormField form={form} name="userId" label={t("memberPerson")}>
        {(control) => (
          <Select {...control}>
            <option value="">{people.isPending ? t("loading") : t("memberChoose")}</option>
            {others.map((person) => (
              <option key={person.userId} value={person.userId}>
                {person.fullName}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      {chosen && <Notice tone={grants ? "info" : "accent"}>{consequence(chosen, grants === true)}</Notice>}
    </DialogForm>
  );
}

function consequence({ fullName: name, isReader, isVouched }: DepartmentPerson, grants: boolean): string {
  if (!isReader) return t("memberAddNoReader", { name });
  if (!isVouched) return t("memberAddNotVouched", { name });
  return grants ? t("memberAddReads", { name }) : t("memberAddPending", { name });
}
