import type { Category } from "@hz/contract/channels/categories";
import { Plus, Tags } from "lucide-react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Switch } from "../../ui/switch.tsx";
import { LoadFailed } from "../shared/failures/load-failed.tsx";
import { usePageTitle } from "../shared/page/page-title.ts";
import { useMay } from "../shared/session/user.ts";
import { t } from "../shared/texts/texts.ts";
import { CategoryDialog } from "./category-dialog.tsx";
import { CategoryList } from "./category-list.tsx";
import { useCategories } from "./queries.ts";

/** The page /kategorien: what the form offers reporters to choose from, in which order. */
export function CategoriesScreen() {
  usePageTitle(t("categories"));
  const mayChange = useMay("Einstellungen");
  const categories = useCategories();
  const [dialog, setDialog] = useState<{ category: Category | null } | null>(null);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-3xl">{t("categories")}</h1>
          <p className="max-w-prose text-muted">{t("categoriesLead")}</p>
          {!mayChange && <p className="text-sm text-muted">{t("categoriesReadOnly")}</p>}
        </div>
        {mayChange && (
          <Button onClick={() => setDialog({ category: null })}>
            <Plus aria-hidden="true" className="size-4" />
            {t("categoriesAdd")}
          </Button>
        )}
      </div>
      {categories.data ? (
        <Filled
          categories={categories.data}
          onEdit={(category) => setDialog({ category })}
          onCreate={mayChange ? () => setDialog({ category: null }) : null}
        />
      ) : (
        <Pending query={categories} />
      )}
      {dialog && <CategoryDialog category={dialog.category} onClose={() => setDialog(null)} />}
    </>
  );
}

type FilledProps = { categories: Category[]; onEdit: (category: Category) => void; onCreate: (() => void) | null };

function Filled({ categories, onEdit, onCreate }: FilledProps) {
  const [search, setSearch] = useSearchParams();
  const withInactive = search.get("inaktive") !== "nein";
  const active = categories.filter(({ isActive }) => isActive);
  const shown = withInactive ? categories : active;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p aria-live="polite" className="text-muted">
          {t("categoriesCounts", { active: String(active.length), inactive: String(categories.length - active.length) })}
        </p>
        <Switch
          label={t("categoriesShowInactive")}
          checked={withInactive}
          onChange={(next) => setSearch(next ? {} : { inaktive: "nein" }, { replace: true, preventScrollReset: true })}
        />
      </div>
      {shown.length === 0 ? (
        <Card>
          <EmptyState
            icon={Tags}
            title={t(categories.length === 0 ? "categoriesEmpty" : "categoriesNoneActive")}
            text={t("categoriesEmptyText")}
            action={onCreate && <Button onClick={onCreate}>{t("categoriesAdd")}</Button>}
          />
        </Card>
      ) : (
        <CategoryList all={categories} shown={shown} onEdit={onEdit} />
      )}
    </>
  );
}

function Pending({ query }: { query: ReturnType<typeof useCategories> }) {
  if (!query.isError)
    return (
      <Loading label={t("loading")} className="grid gap-3">
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-96 w-full rounded-card" />
      </Loading>
    );
  return <LoadFailed title={t("categoriesFailed")} text={t("categoriesFailedText")} query={query} />;
}
