import type { Department } from "@hz/contract/people/departments";
import { unsigned } from "@hz/contract/people/stand-ins";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ReadsBoth } from "../../vault/people/purpose.ts";
import { useAction } from "../shared/action/use-action.ts";
import { withCause } from "../shared/failures/failure-text.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { useMeans } from "./queries.ts";
import { signPurposes } from "./save-delivery.ts";

/** Names the departments whose purpose is not signed as it is set; who holds the account key confirms them here. */
export function StandInNotice({ departments }: { departments: Department[] }) {
  const { signs } = useMeans();
  const waiting = unsigned(departments);
  const signing = useAction({
    run: () => signPurposes(waiting),
    done: t("standInSigned"),
    failed: (error) =>
      error instanceof ReadsBoth ? `${t("standInNotSigned")} ${t("standInReadsBoth")}` : withCause(t("standInNotSigned"), error),
    failsIn: "toast",
    touches: [queryKeys.departments],
  });
  // An office of which nothing was signed yet, or under its former name, is none that somebody has to decide.
  if (!waiting.some(({ department, standsInFor }) => standsInFor.length > 0 || department.key.purpose?.standsInFor.length)) return null;
  const nameOf = (id: string) => `„${departments.find((one) => one.id === id)?.name ?? ""}“`;
  const list = new Intl.ListFormat("de", { type: "disjunction" });
  return (
    <Notice tone="accent">
      <p>{t("standInUnsigned")}</p>
      <ul className="grid gap-1">
        {waiting.map(({ department: { id, name }, standsInFor }) => (
          <li key={id} className="wrap-anywhere">
            {standsInFor.length === 0
              ? t("standInSignedLine", { standIn: name })
              : t("standInUnsignedLine", { standIn: name, offices: list.format(standsInFor.map(nameOf)) })}
          </li>
        ))}
      </ul>
      {signs ? (
        <Button size="small" className="justify-self-start" busy={signing.busy} onClick={() => signing.run()}>
          {t("standInSign")}
        </Button>
      ) : (
        <p className="text-sm">{t("standInWhoSigns")}</p>
      )}
    </Notice>
  );
}
