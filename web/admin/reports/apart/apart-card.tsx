import type { ApartRow } from "@hz/contract/reports/desk";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "../../../i18n/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { ActionDialog } from "../../shared/action/action-dialog.tsx";
import { useChannelNames } from "../../shared/names/queries.ts";
import { t } from "../../shared/texts/texts.ts";
import { useApart, useRemoveApart, useEndApart } from "./use-apart.ts";

/** So many stand here; a flood has hundreds that say nothing. */
const SHOWN = 10;

/** What no browser of the office can open, apart from the list; nothing where there is none. */
export function ApartCard() {
  const rows = useApart();
  const [asking, setAsking] = useState(false);
  const removal = useRemoveApart(() => setAsking(false));
  if (rows.length === 0) return null;
  const count = rows.length;
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
          <ApartLine key={row.id} row={row} />
        ))}
      </ul>
      {count > SHOWN && <p className="text-sm text-muted">{t("apartMore", { count: count - SHOWN })}</p>}
      {asking && (
        <ActionDialog
          title={t("apartRemoveTitle", { count })}
          text={t("apartRemoveText")}
          confirmLabel={t("apartRemove")}
          destructive
          action={removal}
          onClose={() => setAsking(false)}
          onConfirm={() => removal.run(rows)}
        />
      )}
    </Card>
  );
}

function ApartLine({ row: { id, caseNumber, createdAt, channelId } }: { row: ApartRow }) {
  const back = useEndApart();
  const channel = useChannelNames().get(channelId) ?? "";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <span className="min-w-0">
        <span className="font-mono">{caseNumber}</span>{" "}
        <span className="text-sm wrap-anywhere text-muted">
          {formatDateTime(createdAt, "de")} · {channel}
        </span>
      </span>
      <Button
        variant="quiet"
        size="small"
        busy={back.busy}
        aria-label={t("apartShowNamed", { number: caseNumber })}
        onClick={() => back.run(id)}
      >
        {t("apartShow")}
      </Button>
    </li>
  );
}
