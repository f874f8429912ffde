import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FailedMail, mailRoutes, TO_REPORTER } from "@hz/contract/account/mails";
import { userRoutes } from "@hz/contract/people/users";
import { call } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/toasts.ts";
import { failureText } from "../../shared/failures/failure-text.ts";
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
  const client = useQueryClient();
  const users = useQuery({ queryKey: queryKeys.users, queryFn: ({ signal }) => call(userRoutes.names, {}, signal) });
  const names = (users.data ?? []).filter(({ id }) => mails.some(({ userId }) => userId === id)).map(({ fullName }) => fullName);
  const dismiss = useMutation({
    mutationFn: () => call(mailRoutes.dismissFailed, { query: { until: mails[0]!.failedAt } }),
    onSuccess: () => Promise.all([queryKeys.failedMails, queryKeys.status].map((queryKey) => client.invalidateQueries({ queryKey }))),
    onError: (error) =>
      toast({ title: t("errorTitle"), description: failureText(error, t("failedMailsDismissFailed")), variant: "destructive" }),
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
        <Button variant="quiet" size="small" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
          {t("failedMailsDismiss")}
        </Button>
      </div>
    </Notice>
  );
}
