import type { StoredTemplates } from "@hz/contract/templates/templates";
import { portalLanguage } from "@hz/contract/languages";
import { paths } from "@hz/contract/paths";
import { ArrowLeft, FileQuestion, Plus } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useMay } from "../shared/session/user.ts";
import { GONE } from "../shared/leaving/holds.ts";
import { UnsavedGuard } from "../shared/leaving/unsaved-guard.tsx";
import { t } from "../shared/texts/texts.ts";
import { useTemplates } from "./queries.ts";
import { TemplateCard } from "./template-card.tsx";
import { TemplateDialog } from "./template-dialog.tsx";
import { TemplateList } from "./template-list.tsx";
import { templateGroups, templatePlace } from "./templates-of.ts";

const COLUMNS = "grid grid-cols-1 items-start gap-5 lg:grid-cols-[18rem_minmax(0,1fr)]";

/** The page /vorlagen: what handlers write again and again; which one and in which language stands in the address. */
export function TemplatesScreen() {
  usePageTitle(t("templates"));
  const mayChange = useMay("Einstellungen");
  const stored = useTemplates();
  const [unsaved, setUnsaved] = useState(false);
  const [adding, setAdding] = useState(false);
  const [search, setSearch] = useSearchParams();
  // On a phone a chosen text has the page for itself.
  const besides = search.has("vorlage") ? "max-lg:hidden" : "";
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-3xl">{t("templates")}</h1>
          <p className={classNames("max-w-prose text-muted", besides)}>{t("templatesLead")}</p>
          {!mayChange && <p className={classNames("text-sm text-muted", besides)}>{t("templatesReadOnly")}</p>}
        </div>
        {mayChange && (
          <Button className={besides} disabled={!stored.data} onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t("templateAdd")}
          </Button>
        )}
      </div>
      <div className={besides}>
        <Notice>
          <p>
            <b className="font-semibold">{t("templatesLegal")}.</b> {t("templatesLegalText")}
          </p>
        </Notice>
      </div>
      {stored.data ? (
        <Filled stored={stored.data} search={search} onUnsaved={setUnsaved} />
      ) : stored.isError ? (
        <LoadFailed title={t("templatesFailed")} text={t("templatesFailedText")} query={stored} />
      ) : (
        <Loading label={t("loading")} className={COLUMNS}>
          <Skeleton className="h-96 w-full rounded-card" />
          <Skeleton className="hidden h-96 w-full rounded-card lg:block" />
        </Loading>
      )}
      {adding && (
        <TemplateDialog
          template={null}
          onClose={() => setAdding(false)}
          onDone={(id) => setSearch({ vorlage: id }, { preventScrollReset: true })}
        />
      )}
      <UnsavedGuard unsaved={unsaved} place={["vorlage", "sprache"]} />
    </>
  );
}

type FilledProps = { stored: StoredTemplates; search: URLSearchParams; onUnsaved: (unsaved: boolean) => void };

function Filled({ stored, search, onUnsaved }: FilledProps) {
  const [, setSearch] = useSearchParams();
  const groups = templateGroups(stored);
  const all = groups.flatMap(({ templates }) => templates);
  const asked = search.get("vorlage");
  const language = portalLanguage(search.get("sprache") ?? undefined);
  // Where there is room the first one stands beside the list until another one is chosen.
  const chosen = asked === null ? all[0] : all.find(({ id }) => id === asked);
  return (
    <div className={COLUMNS}>
      <TemplateList className={asked === null ? "" : "max-lg:hidden"} groups={groups} chosen={chosen?.id ?? null} language={language} />
      <div className={classNames("grid min-w-0 gap-3", asked === null && "max-lg:hidden")}>
        <Link to={paths.templates} className="flex min-h-11 items-center gap-2 justify-self-start lg:hidden">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t("templatesAll")}
        </Link>
        {chosen ? (
          <TemplateCard
            // What is typed belongs to one text.
            key={`${chosen.id} ${language}`}
            template={chosen}
            language={language}
            onLanguage={(next) => setSearch(templatePlace(asked, next), { preventScrollReset: true })}
            onUnsaved={onUnsaved}
            onDeleted={() => setSearch({}, { state: GONE, replace: true })}
          />
        ) : (
          <Card>
            <EmptyState icon={FileQuestion} title={t("templateGone")} text={t("templateGoneText")} />
          </Card>
        )}
      </div>
    </div>
  );
}
