import { paths } from "@hz/contract/paths";
import { Users } from "lucide-react";
import { Link } from "react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { useNobodyElse, useSayNobodyElse } from "../departments/index.ts";
import { useChannels } from "../shared/names/queries.ts";
import { t } from "../shared/texts/texts.ts";

/** Asks whoever manages departments who reads a report about the office, until a second department does, or the company says that it has nobody else. */
export function StandInStep() {
  const channels = useChannels().data;
  const { data } = useNobodyElse(true);
  const saying = useSayNobodyElse();
  const isOpen = channels?.some(({ isActive, conflictDepartmentId }) => isActive && conflictDepartmentId === null) ?? false;
  if (!isOpen || !data || data.since !== null) return null;
  return (
    <section
      aria-labelledby="stand-in-step"
      className="flex flex-wrap items-start gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-5"
    >
      <Users aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
      <div className="grid min-w-0 flex-1 basis-72 gap-3">
        <div className="grid gap-1">
          <h2 id="stand-in-step" className="text-lg">
            {t("standInStep")}
          </h2>
          <p className="max-w-prose text-muted">{t("standInStepText")}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to={`${paths.departments}?anlegen=1`} className={buttonClass("primary", "small")}>
            {t("standInStepMake")}
          </Link>
          <Button variant="quiet" size="small" busy={saying.busy} onClick={() => saying.run(true)}>
            {t("standInStepNobody")}
          </Button>
        </div>
      </div>
    </section>
  );
}
