import type { Ref } from "react";
import type { Problem } from "./check-report.ts";
import { Notice } from "../notice.tsx";
import { usePortal } from "../portal-context.tsx";

type Props = { problems: Problem[]; isNew: boolean; ref: Ref<HTMLDivElement> };

/** What has to be corrected, as links to the fields; the form moves the focus here. Said once: not again as it gets shorter. */
export function ErrorSummary({ problems, isNew, ref }: Props) {
  const { t } = usePortal();
  const goTo = (field: string) => {
    const control = document.getElementById(field);
    control?.focus();
    control?.scrollIntoView({ block: "center" });
  };
  return (
    <Notice kind="danger" role={isNew ? "alert" : undefined} title={t("form.problems", { count: problems.length })} ref={ref}>
      <div className="prose">
        <ul>
          {problems.map(({ field, text }) => (
            <li key={field}>
              <a
                className="error"
                href={`#${field}`}
                onClick={(event) => {
                  // The address keeps its fragment: it may be the key of the office.
                  event.preventDefault();
                  goTo(field);
                }}
              >
                {t(text)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
