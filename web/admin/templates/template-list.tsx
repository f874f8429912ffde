import { paths } from "@hz/contract/paths";
import type { PortalLanguage } from "@hz/contract/languages";
import { useId } from "react";
import { Link } from "react-router";
import { classNames } from "../../ui/class-names.ts";
import { RAIL_FITS, useMediaQuery } from "../shared/page/media-query.ts";
import { t } from "../shared/texts/texts.ts";
import { type Template, type TemplateGroup, templatePlace } from "./templates-of.ts";

/** Beside a long text it stays within reach, with an end of its own. */
const LIST =
  "grid gap-4 rounded-card border border-line bg-surface p-3 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto";

type TemplateListProps = { groups: readonly TemplateGroup[]; chosen: string | null; language: PortalLanguage; className?: string };

/** The templates by topic, each with the way to it. */
export function TemplateList({ groups, chosen, language, className }: TemplateListProps) {
  return (
    <nav aria-label={t("templatesList")} className={classNames(LIST, className)}>
      {groups.map((group) => (
        <Group key={group.title} group={group} chosen={chosen} language={language} />
      ))}
    </nav>
  );
}

function Group({ group, chosen, language }: { group: TemplateGroup; chosen: string | null; language: PortalLanguage }) {
  const id = useId();
  return (
    <div className="grid gap-0.5">
      <h2 id={id} className="px-2 text-sm font-semibold text-muted">
        {group.title}
      </h2>
      <ul aria-labelledby={id} className="grid gap-0.5">
        {group.templates.map((template) => (
          <li key={template.id}>
            <Entry template={template} isChosen={template.id === chosen} language={language} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entry({ template, isChosen, language }: { template: Template; isChosen: boolean; language: PortalLanguage }) {
  const { id, title, isOwn, stored } = template;
  // Beside the text the list stays where it is; on a phone the text takes its place and begins at its top.
  const isBeside = useMediaQuery(RAIL_FITS);
  return (
    <Link
      to={`${paths.templates}?${new URLSearchParams(templatePlace(id, language))}`}
      preventScrollReset={isBeside}
      aria-current={isChosen || undefined}
      className={classNames(
        "flex min-h-10 flex-wrap items-center justify-between gap-x-2 rounded-control px-2 py-1.5 leading-snug no-underline transition-colors",
        isChosen ? "text-ink lg:bg-brand-soft lg:font-semibold lg:text-brand" : "text-ink hover:bg-brand-soft",
      )}
    >
      <span className="wrap-anywhere">{title}</span>
      {!isOwn && Object.keys(stored).length > 0 && <span className="text-xs font-normal text-muted">{t("templateIsChanged")}</span>}
    </Link>
  );
}
