import { useSortable } from "@dnd-kit/sortable";
import type { Category } from "@hz/contract/channels/categories";
import { languageInGerman, type PortalLanguage } from "@hz/contract/languages";
import { LEGAL_AREAS } from "@hz/contract/procedure/legal-areas";
import { ArrowDown, ArrowUp, EllipsisVertical, GripVertical } from "lucide-react";
import { Button, buttonClass } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DropdownMenu, MenuItem } from "../../ui/dropdown-menu.tsx";
import { Pill } from "../../ui/pill.tsx";
import { Switch } from "../../ui/switch.tsx";
import { t } from "../shared/texts/texts.ts";

type LineProps = {
  category: Category;
  /** Name of the department that its reports go to; null for the channel's own. */
  department: string | null;
  /** In which languages of the channels it has no name. */
  missing: readonly PortalLanguage[];
  /** What can be done with it; null for whoever may only read. */
  acts: { edit: () => void; change: (isActive: boolean) => void; up: (() => void) | null; down: (() => void) | null } | null;
};

/** Can be dragged by its handle, with pointer or keys. */
export function CategoryLine({ category, department, missing, acts }: LineProps) {
  const { id, name, description, isActive, legalArea } = category;
  const sortable = useSortable({
    id,
    disabled: !acts,
    transition: { duration: 150, easing: "ease-out" },
    attributes: { roleDescription: t("dragRole") },
  });
  const { transform, transition, isDragging, setNodeRef, setActivatorNodeRef, attributes, listeners } = sortable;
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={classNames(
        "flex items-start gap-x-2 border-b border-line bg-surface px-3 py-3 last:border-b-0 motion-reduce:transition-none!",
        isDragging && "relative z-10 shadow-float",
      )}
    >
      {acts && (
        <button
          type="button"
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          className={classNames(buttonClass("ghost", "icon"), "-ml-2 shrink-0 cursor-grab touch-none text-muted")}
          aria-label={t("categoryMove", { category: name })}
        >
          <GripVertical aria-hidden="true" className="size-5" />
        </button>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 self-center">
        <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="font-semibold wrap-anywhere">{name}</span>
            <Pill tone={isActive ? "ok" : "neutral"}>{t(isActive ? "categoryActive" : "categoryInactive")}</Pill>
          </span>
          {description && <span className="text-muted wrap-anywhere">{description}</span>}
          {legalArea && <span className="text-sm text-muted">{LEGAL_AREAS[legalArea]}</span>}
          {department && <span className="text-sm wrap-anywhere">{t("categoryGoesTo", { department })}</span>}
          {missing.length > 0 && <span className="text-sm text-muted">{t("categoryMissing", { languages: listed(missing) })}</span>}
        </div>
        {acts && (
          <div className="flex items-center gap-2">
            <Switch hiddenLabel label={t("categoryOffer", { category: name })} checked={isActive} onChange={acts.change} />
            <Button variant="quiet" size="small" aria-label={t("categoryEditNamed", { category: name })} onClick={acts.edit}>
              {t("edit")}
            </Button>
            <Order name={name} up={acts.up} down={acts.down} />
          </div>
        )}
      </div>
    </li>
  );
}

const listed = (languages: readonly PortalLanguage[]) => new Intl.ListFormat("de").format(languages.map(languageInGerman));

/** Moving without dragging, for whoever cannot. */
function Order({ name, up, down }: { name: string; up: (() => void) | null; down: (() => void) | null }) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t("categoryOrder", { category: name })}>
          <EllipsisVertical aria-hidden="true" className="size-5" />
        </Button>
      }
    >
      <MenuItem disabled={!up} onSelect={() => up?.()}>
        <ArrowUp aria-hidden="true" className="size-4" />
        {t("categoryUp")}
      </MenuItem>
      <MenuItem disabled={!down} onSelect={() => down?.()}>
        <ArrowDown aria-hidden="true" className="size-4" />
        {t("categoryDown")}
      </MenuItem>
    </DropdownMenu>
  );
}
