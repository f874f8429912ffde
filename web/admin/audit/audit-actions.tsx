import { auditRoutes } from "@hz/contract/account/audit";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Download, ShieldCheck } from "lucide-react";
import { call, callBytes } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toasts.ts";
import { failureText } from "../shared/failures/failure-text.ts";
import { saveFile } from "../shared/page/save-file.ts";
import { t } from "../shared/texts/texts.ts";
import { type AuditChoice, filterOf } from "./audit-choice.ts";
import { AUDIT } from "./queries.ts";

/** Takes the filters and gives the two buttons of the log, and below them what the last check has found. */
export function AuditActions({ choice }: { choice: AuditChoice }) {
  const client = useQueryClient();
  // Both stand in the log themselves.
  const onSettled = () => client.invalidateQueries({ queryKey: AUDIT });
  const fail = (title: string) => (error: Error) => toast({ title, description: failureText(error, ""), variant: "destructive" });
  const check = useMutation({ mutationFn: () => call(auditRoutes.check), onError: fail(t("auditCheckFailed")), onSettled });
  const download = useMutation({
    mutationFn: async () => {
      const bytes = await callBytes(auditRoutes.export, { query: filterOf(choice) });
      const file = await new Response(bytes).blob();
      saveFile(new Blob([file], { type: "text/csv" }), t("auditFileName", { day: new Date().toISOString().slice(0, 10) }));
    },
    onSuccess: () => toast({ title: t("auditExported") }),
    onError: fail(t("auditExportFailed")),
    onSettled,
  });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button busy={check.isPending} onClick={() => check.mutate()}>
          {!check.isPending && <ShieldCheck aria-hidden="true" className="size-4" />}
          {check.isPending ? t("auditChecking") : t("auditCheck")}
        </Button>
        <Button variant="quiet" busy={download.isPending} onClick={() => download.mutate()}>
          {!download.isPending && <Download aria-hidden="true" className="size-4" />}
          {t("auditExport")}
        </Button>
      </div>
      <div aria-live="polite" className="empty:hidden">
        {check.data && !check.isPending && <Result {...check.data} />}
      </div>
    </>
  );
}

type ResultProps = { entries: number; brokenAt: number | null; withheld: number; lastHash: string };

function Result({ entries, brokenAt, withheld, lastHash }: ResultProps) {
  if (brokenAt !== null)
    return (
      <Notice tone="danger">
        <p className="font-semibold">{t("auditBroken", { seq: String(brokenAt) })}</p>
        <p>{t("auditBrokenText")}</p>
      </Notice>
    );
  return (
    <Notice tone="ok">
      <p className="font-semibold">{t("auditWhole", { count: entries })}</p>
      {withheld > 0 && <p>{t("auditWithheld", { count: withheld })}</p>}
      <p className="text-sm">{t("auditLastHash", { seq: String(entries) })}</p>
      <p className="font-mono text-sm break-all select-all">{lastHash}</p>
    </Notice>
  );
}
