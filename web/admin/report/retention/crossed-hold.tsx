import type { Hold } from "@hz/contract/procedure/retention";
import type { ReactNode } from "react";
import { formatDay } from "../../../i18n/dates.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useUserNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";

/** What happened meanwhile, where another hold (or none: null) runs by now than when the dialog began; below it what follows. */
export function CrossedHold({ hold, children }: { hold: Hold | null; children?: ReactNode }) {
  const users = useUserNames();
  return (
    <Notice tone="danger">
      <p>
        {hold
          ? t("holdCrossed", { name: users.get(hold.createdBy) ?? t("changedSomebody"), day: formatDay(hold.reviewDay, "de", "short") })
          : t("holdCrossedLifted")}
      </p>
      {children}
    </Notice>
  );
}
