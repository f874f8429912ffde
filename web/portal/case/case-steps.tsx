import { formatDate, formatDay } from "../../i18n/dates.ts";
import type { Case } from "@hz/contract/reports/reports";
import { DutyLink } from "../pages/duty-links.tsx";
import { officeName, usePortal } from "../portal-context.tsx";
import { CalendarButton } from "./calendar-button.tsx";
import { Jump } from "./jump.tsx";
import { type Due, type Possible, stepsOf } from "./steps.ts";

type Props = { found: Case; canBeNamed: boolean; now: Date };

/** What happened, what happens next and until when, and what the reporter can do, in sentences. */
export function CaseSteps({ found, canBeNamed, now }: Props) {
  const portal = usePortal();
  const { language, t } = portal;
  const office = officeName(portal, found.department);
  const { done, next, possible } = stepsOf(found, canBeNamed, now);
  const dueText = ({ what, lastDay, isLate }: Due) =>
    t(isLate ? `steps.${what}Late` : `steps.${what}Due`, { date: formatDay(lastDay, language), office });
  const coming = next.dues.find(({ isLate }) => !isLate);
  const hasNext = next.dues.length > 0 || next.otherwise !== null;
  return (
    <section className="card stack steps" aria-labelledby="steps">
      <div className="stack-tight">
        <h2 id="steps">{t("steps.title")}</h2>
        <p className="small muted">{t("steps.byService")}</p>
      </div>
      <div className="stack-tight">
        <h3>{t("steps.done")}</h3>
        <ol aria-live="polite" aria-relevant="additions">
          {done.map(({ what, at }) => (
            <li key={what}>{t(`steps.${what}`, { date: formatDate(at, language), office })}</li>
          ))}
        </ol>
      </div>
      {hasNext && (
        <div className="stack-tight">
          <h3>{t("steps.next")}</h3>
          <ul>
            {next.dues.map((due) => (
              <li key={due.what}>{dueText(due)}</li>
            ))}
            {next.otherwise && <li>{t(`steps.${next.otherwise}`, { office })}</li>}
          </ul>
          {coming && <CalendarButton day={coming.lastDay} />}
        </div>
      )}
      {possible.length > 0 && (
        <div className="stack-tight">
          <h3>{t("steps.possible")}</h3>
          <ul>
            {possible.map((what) => (
              <li key={what}>
                <Way what={what} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

function Way({ what }: { what: Possible }) {
  const { t } = usePortal();
  if (what === "write" || what === "attach") return <Jump to="chat">{t(`steps.${what}`)}</Jump>;
  if (what === "name") return <Jump to="reveal">{t("steps.name")}</Jump>;
  if (what === "meet") return <Jump to="meeting">{t("steps.meet")}</Jump>;
  if (what === "news") return <Jump to="mail">{t("steps.news")}</Jump>;
  return (
    <>
      {t(what === "instead" ? "steps.instead" : "other.anytime")} <DutyLink page="external" />
    </>
  );
}
