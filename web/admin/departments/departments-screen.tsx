import { Network, Plus } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { CreateDepartment } from "./create-department.tsx";
import { DeliveryCard } from "./delivery-card.tsx";
import { DepartmentCard } from "./department-card.tsx";
import { useDepartments, useMeans } from "./queries.ts";
import { noSeedText } from "./use-department-change.ts";

/** The page /abteilungen: who shares which key, what is delivered to whom, and the state of each key. */
export function DepartmentsScreen() {
  usePageTitle(t("departmentsTitle"));
  const { signs } = useMeans();
  const mayDeliver = useMay("Einstellungen");
  const [query, setQuery] = useSearchParams();
  const [creating, setCreating] = useState(query.has("anlegen") && signs);
  const end = () => {
    setCreating(false);
    setQuery({}, { replace: true });
  };
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-3xl">{t("departmentsTitle")}</h1>
          <p className="max-w-prose text-muted">{t("departmentsLead")}</p>
        </div>
        <div className="grid justify-items-end gap-1">
          <Button disabled={!signs} aria-describedby={signs ? undefined : "no-seed"} onClick={() => setCreating(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t("departmentCreate")}
          </Button>
          {!signs && (
            <p id="no-seed" className="max-w-64 text-right text-sm text-muted">
              {noSeedText()}
            </p>
          )}
        </div>
      </div>
      <DepartmentList onCreate={signs ? () => setCreating(true) : null} />
      {mayDeliver && <DeliveryCard />}
      {creating && <CreateDepartment onClose={end} />}
    </>
  );
}

/** The departments; `onCreate` is null for whoever cannot make one. */
function DepartmentList({ onCreate }: { onCreate: (() => void) | null }) {
  const departments = useDepartments();
  if (departments.isError && !departments.data)
    return <LoadFailed title={t("departmentsFailed")} text={t("departmentsFailedText")} query={departments} />;
  if (!departments.data)
    return (
      <Loading label={t("loading")} className="grid gap-4 rounded-card border border-line bg-surface p-5">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </Loading>
    );
  if (departments.data.length === 0)
    return (
      <Card>
        <EmptyState
          icon={Network}
          title={t("departmentsEmpty")}
          text={t("departmentsEmptyText")}
          action={onCreate && <Button onClick={onCreate}>{t("departmentCreate")}</Button>}
        />
      </Card>
    );
  return (
    <ul className="grid gap-4">
      {departments.data.map((department) => (
        <li key={department.id}>
          <DepartmentCard department={department} />
        </li>
      ))}
    </ul>
  );
}
