import { departmentRoutes, type DepartmentPerson } from "@hz/contract/people/departments";
import { useId } from "react";
import { Controller } from "react-hook-form";
import * as z from "zod";
import { call } from "../../api/client.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { makeDepartment } from "../../vault/people/renewal.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { DialogForm } from "../shared/form/dialog-form.tsx";
import { type FieldsOf, FormField, useFields } from "../shared/form/form.tsx";
import { t } from "../shared/texts/texts.ts";
import { LoadFailure } from "./load-failure.tsx";
import { useDepartmentPeople } from "./queries.ts";
import { useDepartmentChange } from "./use-department-change.ts";

const NewDepartment = z.object({ name: departmentRoutes.create.body.shape.name, members: z.array(z.string()) });
type NewDepartment = z.infer<typeof NewDepartment>;

const canRead = ({ isReader, isVouched }: DepartmentPerson) => isReader && isVouched;

/** The dialog that makes a department: its name and who belongs to it. */
export function CreateDepartment({ onClose }: { onClose: () => void }) {
  const people = useDepartmentPeople();
  const { people: known = [], emergencyKey = null } = people.data ?? {};
  const form = useFields(NewDepartment, { defaultValues: { name: "", members: [] } });
  const chosen = (members: string[]) => known.filter(({ userId }) => members.includes(userId));
  const errorId = useId();
  const creating = useDepartmentChange({
    run: async ({ name, members }: NewDepartment) => {
      const receivers = [
        ...chosen(members)
          .filter(canRead)
          .map(({ userId }) => userId),
        ...(emergencyKey ? [emergencyKey] : []),
      ];
      const made = await makeDepartment(name, receivers);
      await call(departmentRoutes.create, { body: { name, members, ...made } });
    },
    done: t("departmentCreated"),
    onDone: onClose,
  });
  const create = (given: NewDepartment) => {
    const people = chosen(given.members);
    if (people.some(canRead)) return creating.run(given);
    const message = t(people.some(({ isReader }) => isReader) ? "departmentReaderWaits" : "departmentNeedsReader");
    form.setError("members", { message }, { shouldFocus: true });
  };
  const { error } = form.getFieldState("members", form.formState);
  return (
    <DialogForm
      title={t("departmentCreate")}
      text={t("departmentCreateText")}
      confirmLabel={t("departmentCreate")}
      form={form}
      action={creating}
      incomplete={people.isPending}
      onValid={create}
      onClose={onClose}
    >
      <FormField form={form} name="name" label={t("departmentName")} maxLength={100} />
      <fieldset aria-describedby={error && errorId} className="grid gap-2">
        <legend className="mb-1 font-semibold">{t("departmentMembers")}</legend>
        {people.isError && (
          <LoadFailure
            text={`${t("departmentPeopleFailed")} ${failureText(people.error, "")}`}
            busy={people.isFetching}
            onRetry={() => void people.refetch()}
          />
        )}
        {people.isPending && <Skeleton className="h-11 w-full" />}
        <MemberChoice form={form} people={known.filter(({ mayMove }) => mayMove)} isWrong={error !== undefined} />
        {error && (
          <p id={errorId} className="text-sm font-semibold text-danger">
            {error.message}
          </p>
        )}
      </fieldset>
    </DialogForm>
  );
}

type MemberChoiceProps = { form: FieldsOf<typeof NewDepartment>; people: DepartmentPerson[]; isWrong: boolean };

/** A box for each person who can be taken into the department. */
function MemberChoice({ form, people, isWrong }: MemberChoiceProps) {
  return (
    <Controller
      control={form.control}
      name="members"
      render={({ field: { ref, value, onChange } }) => (
        <>
          {people.map((person, index) => (
            <Checkbox
              key={person.userId}
              ref={index === 0 ? ref : undefined}
              aria-invalid={isWrong || undefined}
              label={<span className="wrap-anywhere">{person.fullName}</span>}
              hint={hintOf(person)}
              checked={value.includes(person.userId)}
              onChange={({ target }) => onChange(target.checked ? [...value, person.userId] : value.filter((id) => id !== person.userId))}
            />
          ))}
        </>
      )}
    />
  );
}

function hintOf({ isReader, isVouched }: DepartmentPerson): string | undefined {
  if (!isReader) return t("personNoReader");
  return isVouched ? undefined : t("personPending");
}
