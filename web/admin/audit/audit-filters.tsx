import { AUDIT_GROUPS, type AuditGroup } from "@hz/contract/account/audit";
import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Input, Select } from "../../ui/input.tsx";
import { t } from "../shared/texts/texts.ts";
import type { AuditChoice } from "./audit-choice.ts";
import { namesFrom } from "./audit-words.ts";
import type { AuditKnown } from "./queries.ts";

type AuditFiltersProps = {
  choice: AuditChoice;
  known: AuditKnown;
  /** How the chosen target is called where an entry on screen names it. */
  targetLabel: string | null;
  onChoose: (change: Partial<AuditChoice>) => void;
};

/** Period, person, group, and the target as a button that lifts it. */
export function AuditFilters({ choice, known, targetLabel, onChoose }: AuditFiltersProps) {
  const { from, to, person, group, target } = choice;
  const { people } = known;
  const isFiltered = from || to || person || group || target;
  return (
    <search aria-label={t("auditFilters")} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-[10rem_10rem_1fr_1fr]">
        <Field label={t("auditFrom")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              value={from}
              max={to || undefined}
              onChange={(event) => onChoose({ from: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("auditTo")}>
          {(control) => (
            <Input {...control} type="date" value={to} min={from || undefined} onChange={(event) => onChoose({ to: event.target.value })} />
          )}
        </Field>
        <Field label={t("auditPerson")} className="col-span-2 sm:col-span-1">
          {(control) => (
            <Select {...control} value={person} onChange={(event) => onChoose({ person: event.target.value })}>
              <option value="">{t("auditEverybody")}</option>
              {person && !people.has(person) && <option value={person}>{namesFrom(known).person(person)}</option>}
              {[...people].map(([id, name]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t("auditGroup")} className="col-span-2 sm:col-span-1">
          {(control) => (
            <Select {...control} value={group} onChange={(event) => onChoose({ group: event.target.value as AuditGroup | "" })}>
              <option value="">{t("auditEverything")}</option>
              {AUDIT_GROUPS.map((one) => (
                <option key={one} value={one}>
                  {t(`auditGroup_${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {isFiltered && (
        <div className="flex flex-wrap gap-2">
          {target && (
            <Button variant="quiet" size="small" onClick={() => onChoose({ target: "" })}>
              {t("auditTarget", { label: targetLabel ?? t("auditTargetChosen") })}
              <X aria-hidden="true" className="size-4" />
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={() => onChoose({ from: "", to: "", person: "", group: "", target: "" })}>
            {t("auditReset")}
          </Button>
        </div>
      )}
    </search>
  );
}
