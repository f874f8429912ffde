import { berlinDay } from "@hz/contract/procedure/deadlines";
import { periodFault } from "@hz/contract/account/evaluation-periods";
import { type Evaluation, OWN_DEPARTMENTS } from "@hz/contract/account/evaluations";
import { ChartColumn } from "lucide-react";
import { useSearchParams } from "react-router";
import { formatDay } from "../../i18n/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { ALL_DEPARTMENTS, choiceOf, type EvaluationChoice, periodOf, queryOf, searchOf } from "./evaluation-choice.ts";
import { EvaluationFilters } from "./evaluation-filters.tsx";
import { ExportActions } from "./export-actions.tsx";
import { goneText } from "./gone-text.ts";
import { KeyFigures } from "./key-figures.tsx";
import { useEvaluation } from "./queries.ts";
import { SectionCard } from "./section-card.tsx";
import { type Section, sectionsOf } from "./sections.ts";
import { t } from "./texts.ts";

/** The page /auswertungen. */
export function EvaluationsScreen() {
  usePageTitle(t("evTitle"));
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-3xl">{t("evTitle")}</h1>
        <p className="max-w-prose text-muted">{t("evLead")}</p>
      </div>
      <Evaluated />
    </>
  );
}

function Evaluated() {
  const [search, setSearch] = useSearchParams();
  const choice = choiceOf(search);
  const today = berlinDay(new Date());
  const asked = queryOf(choice, today);
  const fault = periodFault(asked);
  const read = useEvaluation(asked, fault === null);
  const choose = (change: Partial<EvaluationChoice>) => {
    // Typing days is one step back, not one for each digit.
    const isTyping = choice.preset === "own" && ("from" in change || "to" in change);
    setSearch(searchOf({ ...choice, ...change }), { preventScrollReset: true, replace: isTyping });
  };
  return (
    <>
      <EvaluationFilters choice={choice} period={periodOf(choice, today)} known={read.data} onChoose={choose} />
      {fault ? (
        <Notice tone="danger">
          <p>{t(`evFault_${fault}`)}</p>
        </Notice>
      ) : read.error ? (
        <div className="grid gap-3">
          <LoadFailed title={t("evFailed")} text={t("evFailedText")} query={read} />
          {Object.keys(searchOf(choice)).length > 0 && (
            <Button variant="quiet" className="justify-self-start" onClick={() => setSearch({})}>
              {t("evToYear")}
            </Button>
          )}
        </div>
      ) : read.data ? (
        <>
          <ExportActions asked={asShown(asked, read.data)} today={today} />
          <Found evaluation={read.data} isChosen={choice.channel !== "" || choice.department !== ALL_DEPARTMENTS} today={today} />
        </>
      ) : (
        <Waiting />
      )}
    </>
  );
}

/** What was asked, as it was meant: one's own departments are everything where one belongs to all of them, or to none. */
function asShown({ departments, ...asked }: ReturnType<typeof queryOf>, { own, names }: Evaluation): ReturnType<typeof queryOf> {
  const isWhole = departments === OWN_DEPARTMENTS && (own.length === 0 || own.length === names.departments.length);
  return isWhole || departments === undefined ? asked : { ...asked, departments };
}

function Waiting() {
  return (
    <Loading label={t("evLoading")} className="grid gap-5">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4">
        {Array.from({ length: 7 }, (_, index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </Loading>
  );
}

type FoundProps = { evaluation: Evaluation; isChosen: boolean; today: string };

function Found({ evaluation, isChosen, today }: FoundProps) {
  const { period, before, hidden, own, names } = evaluation;
  const gone = goneText(evaluation);
  const sections = sectionsOf(evaluation);
  const range = ({ from, to }: Evaluation["period"]) => ({ from: formatDay(from, "de"), to: formatDay(to, "de") });
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <p className="text-lg font-semibold">{t("evRange", range(period))}</p>
        <p className="text-sm text-muted">
          {t("evCompared", range(before))}. {period.to > today && t("evRunning")} {/* Who belongs to none is shown the whole company. */}
          {isChosen && own.length > 0 && own.length < names.departments.length && t("evOwnOnly")}
        </p>
      </div>
      {hidden !== "none" && (
        <Notice>
          <p>{t(hidden === "all" ? "evHiddenAll" : "evHiddenOthers")}</p>
          {isFlowHidden(evaluation) && <p>{t("evHiddenFlow")}</p>}
        </Notice>
      )}
      {gone && (
        <Notice>
          <p>{gone}</p>
        </Notice>
      )}
      {isEmpty(evaluation) ? (
        <>
          <Card>
            <EmptyState icon={ChartColumn} title={t("evEmpty")} text={t("evEmptyText")} />
          </Card>
          <SectionCards sections={sections.filter(({ isOfToday }) => isOfToday)} />
        </>
      ) : (
        <>
          <KeyFigures {...evaluation} />
          <SectionCards sections={sections} />
        </>
      )}
    </div>
  );
}

const SectionCards = ({ sections }: { sections: readonly Section[] }) => (
  <div className="gap-5 lg:columns-2 print:columns-1">
    {sections.map((section) => (
      <SectionCard key={section.name} section={section} />
    ))}
  </div>
);

/** Whether it is hidden in one of the periods how many are open or have ended. */
const isFlowHidden = ({ current, previous }: Evaluation) =>
  [current, previous].some(({ tables: { outcome, age } }) => outcome.total === null || age.total === null);

/** Whether nothing came, ended, was open or was deleted in either period. */
const isEmpty = ({ current, previous }: Evaluation) =>
  [current, previous].every(({ tables: { received, outcome, age, deletions, gone } }) =>
    [received, outcome, age, deletions, gone].every(({ total }) => total === 0),
  );
