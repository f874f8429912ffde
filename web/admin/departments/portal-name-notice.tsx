import type { Department } from "@hz/contract/people/departments";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { queryClient } from "../shared/queries/query-client.ts";
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
  const signing = useMutation({
    mutationFn: () => signName(department, name),
    onSuccess: () => toast({ title: t("departmentNameConfirmed") }),
    onError: (error) => toast({ title: t("standInNotSigned"), description: failureText(error, ""), variant: "destructive" }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.departments }),
  });
  if (!key.purpose || key.purpose.name === name) return null;
  const people = new Intl.ListFormat("de", { type: "disjunction" }).format(who.map((id) => names.get(id) ?? "…"));
  return (
    <Notice tone="accent">
      <p className="wrap-anywhere">{t("departmentNamePending", { before: key.purpose.name, name })}</p>
      {signs ? (
        <Button size="small" className="justify-self-start" busy={signing.isPending} onClick={() => signing.mutate()}>
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
