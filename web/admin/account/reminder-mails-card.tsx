import { type ReminderChoice, reminderRoutes } from "@hz/contract/procedure/reminders";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/client.ts";
import { Card } from "../../ui/card.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useAction } from "../shared/action/use-action.ts";
import { queryKeys } from "../shared/queries/query-keys.ts";
import { t } from "../shared/texts/texts.ts";
import { Loaded } from "./loaded.tsx";
import { useReminderChoice } from "./queries.ts";

/** The card that chooses by how early mails remind; what is urgent always comes, and the card says so. */
export function ReminderMailsCard() {
  const choice = useReminderChoice();
  return (
    <Card title={t("reminderMailsTitle")}>
      <div className="grid max-w-prose gap-3">
        <p>{t("reminderMailsText")}</p>
        <Loaded query={choice}>{({ early }) => <EarlySwitch early={early} />}</Loaded>
        <p className="text-sm text-muted">{t("reminderMailsAlways")}</p>
      </div>
    </Card>
  );
}

function EarlySwitch({ early }: { early: boolean }) {
  const client = useQueryClient();
  const choosing = useAction({
    run: (next: boolean) => call(reminderRoutes.choose, { body: { early: next } }),
    done: t("reminderMailsSaved"),
    failed: t("reminderMailsFailed"),
    failsIn: "toast",
    onDone: (_, next) => client.setQueryData<ReminderChoice>(queryKeys.reminderChoice, (known) => known && { ...known, early: next }),
  });
  return (
    <div className="grid gap-1">
      <Switch label={t("reminderMailsEarly")} checked={early} disabled={choosing.busy} onChange={choosing.run} />
      <p className="text-sm text-muted">{t("reminderMailsEarlyText")}</p>
    </div>
  );
}
