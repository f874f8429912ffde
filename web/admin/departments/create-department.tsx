import { departmentRoutes, type DepartmentPerson } from "@hz/contract/people/departments";
import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/client.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { makeDepartment } from "../../vault/people/renewal.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { t } from "../shared/texts/texts.ts";
import { LoadFailure } from "./load-failure.tsx";
import { useDepartmentPeople } from "./queries.ts";
import { useDepartmentChange } from "./use-department-change.ts";

/** The dialog that makes a department: its name and who belongs to it. */
export function CreateDepartment({ onClose }: { onClose: () => void }) {
  const people = useDepartmentPeople();
  const form = useId();
  const [name, setName] = useState("");
  const [members, setMembers] = useState<ReadonlySet<string>>(new Set());
  const { run, busy, problem, setProblem } = useDepartmentChange(
    async () => {
      const { people: known = [], emergencyKey = null } = people.data ?? {};
      const readers = known.filter((person) => members.has(person.userId) && person.isReader && person.isVouched);
      const receivers = [...readers.map(({ userId }) => userId), ...(emergencyKey ? [emergencyKey] : [])];
      const made = await makeDepartment(name.trim(), receivers);
      await call(departmentRoutes.create, { body: { name: name.trim(), members: [...members], ...made } });
    },
    { title: t("departmentCreated"), after: onClose },
  );
  const submit = () => {
    const readers = (people.data?.people ?? []).some((person) => members.has(person.userId) && person.isReader && person.isVouched);
    if (name.trim() === "") return setProblem(t("departmentNameRequired"));
    if (!readers) return setProblem(t("departmentNeedsReader"));
    run({});
  };
  const toggle = (id: string) => setMembers(new Set(members.has(id) ? [...members].filter((one) => one !== id) : [...members, id]));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) submit();
  };
  return (
    <ConfirmDialog
      isForm
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("departmentCreate")}
      text={t("departmentCreateText")}
      cancelLabel={t("cancel")}
      confirmLabel={t("departmentCreate")}
      busy={busy}
      onConfirm={submit}
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={onSubmit}>
        <Field label={t("departmentName")}>
          {(control) => <Input {...control} maxLength={100} value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{t("departmentMembers")}</legend>
          {people.isError && (
            <LoadFailure
              text={`${t("departmentPeopleFailed")} ${failureText(people.error, "")}`}
              busy={people.isFetching}
              onRetry={() => void people.refetch()}
            />
          )}
          {people.isPending && <Skeleton className="h-11 w-full" />}
          {people.data?.people
            .filter(({ mayMove }) => mayMove)
            .map((person) => (
              <Checkbox
                key={person.userId}
                label={<span className="wrap-anywhere">{person.fullName}</span>}
                hint={hintOf(person)}
                checked={members.has(person.userId)}
                onChange={() => toggle(person.userId)}
              />
            ))}
        </fieldset>
      </form>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </ConfirmDialog>
  );
}

function hintOf({ isReader, isVouched }: DepartmentPerson): string | undefined {
  if (!isReader) return t("personNoReader");
  return isVouched ? undefined : t("personPending");
}
