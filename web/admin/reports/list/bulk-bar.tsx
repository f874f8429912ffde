import { CLOSED_STATUSES, type ReportStatus } from "@hz/contract/reports/reports";
import { ChevronDown, X } from "lucide-react";
import { useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { DropdownMenu, MenuItem, MenuSeparator } from "../../../ui/dropdown-menu.tsx";
import { footBar } from "../../../ui/foot-bar.ts";
import type { OpenedTitle } from "../../../vault/report/open-rows.ts";
import { t } from "../../shared/texts/texts.ts";
import type { CachedRow } from "../cache/report-cache.ts";
import { CloseDialog } from "../close-dialog.tsx";
import { CloseSeveralLost } from "./close-several-lost.tsx";
import { statusName } from "../status-pill.tsx";
import type { BulkChange, BulkProgress, SeenRow } from "./use-bulk.ts";
import { useAssignable } from "./use-offer.ts";
import type { Selection } from "./use-selection.ts";

const isWithoutFeedback = ({ status, feedbackAt }: CachedRow) =>
  feedbackAt === null && !CLOSED_STATUSES.some((closed) => closed === status);
const isUnconfirmed = (row: CachedRow) => isWithoutFeedback(row) && row.acknowledgedAt === null;

/** The specification lets people set these; the others come from elsewhere. */
const STATUSES: readonly ReportStatus[] = ["new", "in_progress", "closed"];

type BulkBarProps = {
  selection: Selection;
  /** Everything that the list has found, on all its pages. */
  found: readonly CachedRow[];
  titles: ReadonlyMap<string, OpenedTitle>;
  progress: BulkProgress | null;
  onChange: (rows: readonly SeenRow[], change: BulkChange) => void;
};

/** How many rows are selected, and what changes them all; nothing where none is. */
export function BulkBar({ selection, found, titles, progress, onChange }: BulkBarProps) {
  const { ids } = selection;
  // What is closed is what stood there when it was asked.
  const [closing, setClosing] = useState<readonly CachedRow[] | null>(null);
  const selected = useMemo(() => found.filter(({ id }) => ids.has(id)), [found, ids]);
  const departments = useMemo(() => new Set(selected.map(({ departmentId }) => departmentId)), [selected]);
  const people = useAssignable(departments);
  const count = ids.size;
  const isLost = ({ id }: CachedRow) => {
    const opened = titles.get(id);
    return opened !== undefined && "closed" in opened && opened.closed === "lost";
  };
  if (count === 0) return null;
  const busy = progress !== null;
  const change = (wanted: BulkChange) => onChange(selected, wanted);
  return (
    <section
      ref={footBar}
      aria-label={t("selectionLabel")}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-edge bg-surface px-3 py-2.5 shadow-float sm:px-4 animate-slide print:hidden"
    >
      <p role="status" className="font-semibold tabular-nums">
        {progress ? t("bulkProgress", progress) : t("selected", { count })}
      </p>
      {count < found.length && (
        <Button
          variant="ghost"
          size="small"
          off={busy}
          onClick={() =>
            selection.set(
              found.map(({ id }) => id),
              true,
            )
          }
        >
          {t("selectAll", { total: found.length })}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
        <AssignMenu people={people} busy={busy} onAssign={(assignedTo) => change({ assignedTo })} />
        <StatusMenu busy={busy} onStatus={(status) => (status === "closed" ? setClosing(selected) : change({ status }))} />
        <Button variant="ghost" size="small" off={busy} onClick={selection.clear}>
          <X aria-hidden="true" className="size-4" />
          <span className="sr-only sm:not-sr-only">{t("selectNone")}</span>
        </Button>
      </div>
      {closing?.every(isLost) && (
        <CloseSeveralLost
          count={closing.length}
          onClose={() => setClosing(null)}
          onConfirm={(closure) => {
            setClosing(null);
            onChange(closing, { status: "closed", closure });
          }}
        />
      )}
      {closing && !closing.every(isLost) && (
        <CloseDialog
          title={t("bulkCloseTitle", { count: closing.length })}
          text={t("bulkCloseText", { count: closing.length })}
          lacksFeedback={closing.some(isWithoutFeedback)}
          unconfirmed={closing.filter(isUnconfirmed)}
          onClose={() => setClosing(null)}
          onConfirm={({ outcome, noFeedbackReason }) => {
            setClosing(null);
            onChange(closing, { status: "closed", closure: { outcome, noFeedbackReason } });
          }}
        />
      )}
    </section>
  );
}

type AssignMenuProps = { people: ReturnType<typeof useAssignable>; busy: boolean; onAssign: (userId: string | null) => void };

function AssignMenu({ people, busy, onAssign }: AssignMenuProps) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="quiet" size="small" disabled={busy}>
          {t("bulkAssign")}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      <div className="max-h-72 max-w-72 overflow-y-auto">
        <MenuItem onSelect={() => onAssign(null)}>{t("filterUnassigned")}</MenuItem>
        {people.length > 0 && <MenuSeparator />}
        {people.map(({ id, name }) => (
          <MenuItem key={id} onSelect={() => onAssign(id)}>
            {name}
          </MenuItem>
        ))}
      </div>
    </DropdownMenu>
  );
}

function StatusMenu({ busy, onStatus }: { busy: boolean; onStatus: (status: ReportStatus) => void }) {
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button variant="quiet" size="small" disabled={busy}>
          {t("bulkStatus")}
          <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {STATUSES.map((status) => (
        <MenuItem key={status} onSelect={() => onStatus(status)}>
          {statusName(status)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
