import type { Department } from "@hz/contract/people/departments";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { useUserNames } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";
import { useMeans } from "./queries.ts";
import { signersOf } from "./renewal/renewal-state.ts";
import { signName } from "./save-delivery.ts";

/** Says that the portal still shows a department's former name, and who can confirm the new one; else nothing. */
export function PortalNameNotice({ department }: { department: Department }) {
  const { signs } = useMeans();
  const names = useUserNames();
  const { key, name } = department;
  const { who, mustCompare } = signersOf(department);
  const signing = useAction({
    run: () => signName(department, name),
    done: t("departmentNameConfirmed"),
    failed: t("standInNotSigned"),
    failsIn: "toast",
    touches: [queryKeys.departments],
  });
  if (!key.purpose || key.purpose.name === name) return null;
  const people = new Intl.ListFormat("de", { type: "disjunction" }).format(who.map((id) => names.get(id) ?? "…"));
  return (
    <Notice tone="accent">
      <p className="wrap-anywhere">{t("departmentNamePending", { before: key.purpose.name, name })}</p>
      {signs ? (
        <Button size="small" className="justify-self-start" busy={signing.busy} onClick={() => signing.run()}>
          {t("departmentNameConfirm")}
        </Button>
      ) : (
        <p className="text-sm">
          {who.length === 0 ? t("departmentNameNobody") : t(mustCompare ? "departmentNameWhoCompares" : "departmentNameWho", { people })}
        </p>
      )}
    </Notice>
  );
}
