import { useLayoutEffect } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { KeyCaps } from "../../../ui/key-caps.tsx";
import { t } from "../../shared/texts/texts.ts";
import type { Entry } from "./entries.ts";

export type Group = { name: string; entries: readonly Entry[] };
type PaletteListProps = {
  id: string;
  groups: readonly Group[];
  /** The id of the line that Enter takes. */
  active: string | null;
  onActive: (id: string) => void;
  onChoose: (entry: Entry) => void;
};

/** The palette's lines in their groups; the active one is always in sight. */
export function PaletteList({ id, groups, active, onActive, onChoose }: PaletteListProps) {
  useLayoutEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  return (
    <div id={id} role="listbox" aria-label={t("paletteResults")} className="min-h-0 flex-1 overflow-y-auto p-2">
      {groups.map(({ name, entries }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className="scroll-mt-8 not-first:mt-2">
          <div id={`${id}-${name}`} className="px-3 py-1 text-sm font-semibold text-muted">
            {name}
          </div>
          {entries.map((entry) => (
            <Line
              key={entry.id}
              id={`${id}-${entry.id}`}
              entry={entry}
              isActive={entry.id === active}
              onActive={() => onActive(entry.id)}
              onChoose={() => onChoose(entry)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type LineProps = { id: string; entry: Entry; isActive: boolean; onActive: () => void; onChoose: () => void };

function Line({ id, entry: { label, detail, icon: Icon, keys }, isActive, onActive, onChoose }: LineProps) {
  return (
    // The keyboard stays in the field, whose `aria-activedescendant` names the line.
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // Not on entering: a list that moves under a still pointer must not change what Enter takes.
      onPointerMove={isActive ? undefined : onActive}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        "flex min-h-11 w-full text-left items-center gap-3 rounded-control px-3 py-1.5",
        isActive && "bg-brand-soft outline-2 -outline-offset-2 outline-brand",
      )}
    >
      <Icon aria-hidden="true" className={classNames("size-4.5 shrink-0", isActive ? "text-brand" : "text-muted")} />
      <span className="min-w-0 flex-1">
        <bdi className="line-clamp-2 wrap-anywhere">{label}</bdi>
        {detail && <span className="block text-sm text-muted tabular-nums">{detail}</span>}
      </span>
      {keys && (
        <span aria-hidden="true" className="hidden sm:block">
          <KeyCaps keys={keys} between={t("shortcutsThen")} />
        </span>
      )}
    </button>
  );
}
