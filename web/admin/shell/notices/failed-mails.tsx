import { useQuery } from "@tanstack/react-query";
import { type FailedMail, mailRoutes, TO_REPORTER } from "@hz/contract/account/mails";
import { userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../shared/action/use-action.ts";
import { useIsUnvouched } from "../../people/index.ts";
import { queryKeys } from "../../shared/queries/query-keys.ts";
import { useMay } from "../../shared/session/user.ts";
import { t } from "../../shared/texts/texts.ts";

/** Tells whoever is to see to it of mails that could not be delivered, and to whom; else nothing. */
export function FailedMails() {
  const isWaiting = useIsUnvouched();
  const [reads, sets] = [useMay("Meldungen"), useMay("Einstellungen")];
  const mayKnow = (reads || sets) && !isWaiting;
  const failed = useQuery({
    queryKey: queryKeys.failedMails,
    queryFn: ({ signal }) => call(mailRoutes.failed, {}, signal),
    enabled: mayKnow,
  });
  return mayKnow && failed.data && failed.data.length > 0 ? <Failed mails={failed.data} /> : null;
}

function Failed({ mails }: { mails: FailedMail[] }) {
  const users = useQuery({ queryKey: queryKeys.users, queryFn: ({ signal }) => call(userRoutes.names, {}, signal) });
  const names = (users.data ?? []).filter(({ id }) => mails.some(({ userId }) => userId === id)).map(({ fullName }) => fullName);
  const dismissing = useAction({
    run: () => call(mailRoutes.dismissFailed, { query: { until: mails[0]!.failedAt } }),
    failed: t("failedMailsDismissFailed"),
    failsIn: "toast",
    touches: [queryKeys.failedMails, queryKeys.status],
  });
  return (
    <Notice tone="accent">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-72">
          <b className="font-semibold">{t("failedMails", { count: mails.length })}</b>
          <br />
          {names.length > 0 && `${t("failedMailsTo", { names: names.join(", ") })} `}
          {mails.some(({ kind }) => kind !== TO_REPORTER) && `${t("failedMailsText")} `}
          {mails.some(({ kind }) => kind === TO_REPORTER) && t("failedMailsReporter")}
        </p>
        <Button variant="quiet" size="small" busy={dismissing.busy} onClick={() => dismissing.run()}>
          {t("failedMailsDismiss")}
        </Button>
      </div>
    </Notice>
  );
}
