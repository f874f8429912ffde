import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { useChannelNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { useApart } from "./use-apart.ts";

/** So many stand here; a flood has hundreds that say nothing. */
const SHOWN = 10;

/** What no browser of the office can open, apart from the list; nothing where there is none. */
export function ApartCard() {
  const { rows, back, removal } = useApart();
  const channels = useChannelNames();
  const [asking, setAsking] = useState(false);
  if (rows.length === 0) return null;
  const count = rows.length;
  const remove = () => removal.mutate(rows, { onSettled: () => setAsking(false) });
  return (
    <Card
      title={t("apartTitle", { count })}
      actions={
        <Button variant="quiet" className="text-danger!" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden="true" className="size-4" />
          {t("apartRemove")}
        </Button>
      }
    >
      <p className="max-w-prose text-sm text-muted">{t("apartText")}</p>
      <ul className="divide-y divide-line">
        {rows.slice(0, SHOWN).map((row) => (
          <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              <span className="font-mono">{row.caseNumber}</span>{" "}
              <span className="text-sm wrap-anywhere text-muted">
                {formatDateTime(row.createdAt, "de")} · {channels.get(row.channelId) ?? ""}
              </span>
            </span>
            <Button
              variant="quiet"
              size="small"
              busy={back.isPending && back.variables === row.id}
              aria-label={t("apartShowNamed", { number: row.caseNumber })}
              onClick={() => back.mutate(row.id)}
            >
              {t("apartShow")}
            </Button>
          </li>
        ))}
      </ul>
      {count > SHOWN && <p className="text-sm text-muted">{t("apartMore", { count: count - SHOWN })}</p>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("apartRemoveTitle", { count })}
        text={t("apartRemoveText")}
        cancelLabel={t("cancel")}
        confirmLabel={t("apartRemove")}
        destructive
        busy={removal.isPending}
        onConfirm={remove}
      />
    </Card>
  );
}
