import type { Department } from "@hz/contract/people/departments";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { t } from "../shared/texts/texts.ts";
import { useDepartments } from "./queries.ts";
import { useGranting } from "./members/use-granting.ts";

/** Says of each department of the signed-in person which keys the emergency key lacks, and lets them grant these. */
export function EmergencyLacks() {
  const { data } = useDepartments();
  return data?.map((department) => {
    const { emergencyKey } = department;
    return emergencyKey && <Lacks key={department.id} department={department} emergencyKey={emergencyKey} />;
  });
}

type LacksProps = { department: Department; emergencyKey: NonNullable<Department["emergencyKey"]> };

function Lacks({ department, emergencyKey }: LacksProps) {
  const { granting, mayGrant } = useGranting(department, emergencyKey, t("memberEmergencyGranted"));
  if (!mayGrant) return null;
  return (
    <Notice>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 basis-96 grow">
          <b className="font-semibold">{t("emergencyLacks", { department: department.name })}</b> {t("emergencyLacksText")}
        </p>
        <Button variant="quiet" size="small" busy={granting.busy} onClick={() => granting.run()}>
          {t("emergencyLacksGrant")}
        </Button>
      </div>
    </Notice>
  );
}
